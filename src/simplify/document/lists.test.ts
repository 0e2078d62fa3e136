import { describe, expect, it } from 'vitest';
import type { Edit, Level } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import { loadEngine } from '../engines.ts';
import { loadWording } from '../lint/wording.ts';
import type { DocumentOptions } from './options.ts';
import { readDocument } from './read.ts';
import { simplifyDocument } from './simplify-document.ts';
import type { Format } from './structure.ts';

const english = await loadLanguage('en');
const wording = await loadWording('en');
const identity = await loadEngine('identity', english);
const rules = await loadEngine('default', english, undefined, { ratios: false });

function simplify(
  text: string,
  options: Partial<DocumentOptions> = {},
  format: Format = 'text',
): string {
  const read = readDocument(text, format, english);
  const blocks = simplifyDocument(read, { engine: identity, wording, lists: 5, ...options });
  return [...blocks].map(({ output }) => output).join('');
}

describe('things in a row', () => {
  const row = 'Each family needs a tent, warm clothes, good boots, a lamp and enough water.';
  const items = ['a tent', 'warm clothes', 'good boots', 'a lamp', 'enough water'];

  it('become a list, and what follows a paragraph', () => {
    expect(simplify(`${row} The bus leaves at noon.`)).toBe(
      `Each family needs:\n${items.map((item) => `- ${item}`).join('\n')}\n\nThe bus leaves at noon.`,
    );
  });

  it('may have words that change, and what a split tells stands below them', () => {
    const engine: Engine = {
      ...identity,
      simplify({ text }, { start, end }) {
        const shared = { reason: 'Test.', source: 'test', confidence: 1 };
        const boots = text.indexOf('boots');
        if (boots < start || boots > end)
          return [{ text: text.slice(start, end), edits: [], engine: 'test', checks: [] }];
        const edits: Edit[] = [
          {
            ...shared,
            span: { start: boots, end: boots + 5 },
            replacement: 'shoes',
            operation: 'substitute',
          },
          { ...shared, span: { start: end, end }, replacement: ' It is cold.', operation: 'split' },
        ];
        return [{ text: '', edits, engine: 'test', checks: [] }];
      },
    };
    const listed = items.map((item) => `- ${item.replace('boots', 'shoes')}`).join('\n');
    expect(simplify(`${row} They leave now.`, { engine })).toBe(
      `Each family needs:\n${listed}\n\nIt is cold. They leave now.`,
    );
  });

  it('are a list of the rules, and what follows begins a line', async () => {
    const engine = await loadEngine('rules', english);
    const text =
      'The small white box on the wall contains a red lamp, two small batteries, a long cable, and a strong bag. The office opens at nine.';
    expect(simplify(text, { engine, lists: 0 })).toBe(
      'The small white box on the wall contains:\n- a red lamp\n- two small batteries\n- a long cable\n- a strong bag\n\nThe office opens at nine.',
    );
  });

  it('that a colon announces become a list in any language, however they were parsed', async () => {
    const german = await loadLanguage('de');
    const text =
      'Wir brauchen noch diese Papiere: Ihren Mietvertrag, die letzten drei Abrechnungen, einen Kontoauszug, eine Kopie Ihres Ausweises und einen Nachweis über andere Leistungen.';
    const engine = await loadEngine('identity', german);
    const blocks = simplifyDocument(readDocument(text, 'text', german), { engine, lists: 5 });
    expect([...blocks].map(({ output }) => output).join('')).toBe(
      'Wir brauchen noch diese Papiere:\n- Ihren Mietvertrag\n- die letzten drei Abrechnungen\n- einen Kontoauszug\n- eine Kopie Ihres Ausweises\n- einen Nachweis über andere Leistungen',
    );
    for (const other of [
      'The train leaves at these times: 10:30, 11:30, 12:30, 13:30 and 14:30.',
      'The plan is this: he waits, she calls, we run, they stop and all is well.',
    ]) {
      expect(simplify(other)).toBe(other);
    }
  });

  it('stay in a line where the row began before, and only a part of it was found', async () => {
    const russian = await loadLanguage('ru');
    const text =
      'За всю жизнь проекта вы будете много писать: README, руководства, документы сообщества, ответы на вопросы, возможно даже информационные бюллетени и списки рассылки.';
    const engine = await loadEngine('identity', russian);
    const blocks = simplifyDocument(readDocument(text, 'text', russian), { engine, lists: 5 });
    expect([...blocks].map(({ output }) => output).join('')).toBe(text);
  });

  it('keep their markup, and become lines where HTML has no list', () => {
    expect(simplify(row.replace('boots', '**boots**'), {}, 'markdown')).toContain(
      '\n- good **boots**\n',
    );
    expect(simplify(`<p>${row}</p>`, {}, 'html')).toMatch(
      /^<p>Each family needs:<br>\n• a tent<br>/,
    );
  });

  it('stay in a line when they are few, in a question, or go on', () => {
    for (const text of [
      'He bought milk, bread and water.',
      'Do you need milk, bread, cheese, fruit and water?',
      'He visited France, Italy, Spain, Germany and Austria in 1990.',
      'The law, the order, the rule, the fine and the tax apply.',
      'Each family needs a tent, warm clothes, good boots, a lamp or enough water.',
    ]) {
      expect(simplify(text)).toBe(text);
    }
    expect(simplify(row, { everySentence: true, lists: 0 })).toBe(row);
  });
});

describe('big numbers', () => {
  const text = 'The town has 37,412 people and over 98,765 trees. Call 0800 123456 in 2024.';

  it('never change unasked', () => {
    expect(simplify(text)).toBe(text);
  });

  it('are rounded on demand; years and telephone numbers are not', () => {
    expect(simplify(text, { numbers: 'round' })).toBe(
      'The town has about 37,000 people and over 99,000 trees. Call 0800 123456 in 2024.',
    );
  });

  it('are explained on demand', () => {
    expect(simplify(text, { numbers: 'explain' })).toContain('37,412 (about 37,000) people');
  });
});

describe('a pronoun after a sentence that is split', () => {
  it('still stands next to what it means, or the sentence stays whole', () => {
    const long =
      'The council approved the plan for the new bridge in the spring of last year; the builder started his work in the middle of May.';
    expect(simplify(long, { engine: rules })).toContain('year. The');
    const text = `${long} It meets again in June.`;
    expect(simplify(text, { engine: rules })).toContain('year; the');
  });
});

describe('verse', () => {
  it('is left alone, in Markdown and HTML, too', () => {
    const lines = ['The rose is red,', "The violet's blue,", 'Sugar is sweet', 'And so are you.'];
    for (const [format, text] of [
      ['text', lines.join('\n')],
      ['markdown', lines.join('\n')],
      ['html', `<p>${lines.join('<br>')}</p>`],
    ] as const) {
      expect(simplify(text, { engine: rules }, format)).toBe(text);
    }
  });
});

describe('a reader', () => {
  const text = 'The doctor obtained sufficient books, and the nurse initiated her work.';

  it('of a higher level keeps words that are known there', () => {
    const easy = simplify(text, { engine: rules, controls: { level: 'A2' } });
    const hard = simplify(text, { engine: rules, controls: { level: 'C1' } });
    expect(easy).toContain('enough');
    expect(hard).toContain('sufficient');
  });

  it('of a higher level reads longer sentences, and loses nothing of them', () => {
    const simplified = (level: Level, source: string) =>
      simplify(source, { engine: rules, controls: { level } });
    const long =
      'The doctor got enough books for all of the children in the two small villages by the river and started her work there in the spring.';
    expect(simplified('A2', long)).toContain('river. The doctor');
    expect(simplified('C1', long)).toContain('river and started');
  });
});
