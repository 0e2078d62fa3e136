import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { openDocument, simplifyDocument } from '../../document/index.ts';
import type { Engine } from '../../engine.ts';
import type { TextModel } from '../model.ts';
import { modelWriter } from './writer.ts';
import { withWriter } from './writing-engine.ts';
import { Writings } from './writings.ts';

const english = await loadLanguage('en');

const SHORT = 'The office is closed.';
const LONG =
  'The office sends you a letter with the date of your appointment, and you must bring the letter and your passport with you on that day.';
const CUT =
  'The office sends you a letter with the date of your appointment. You must bring the letter and your passport with you on that day.';
const FALSE =
  'The office sends you a letter with the date of your appointment. You may bring the letter and your passport with you on that day.';

const rules: Engine = {
  name: 'rules',
  language: english,
  simplify: ({ text }, { start, end }) => [
    { text: text.slice(start, end), edits: [], engine: 'rules', checks: [] },
  ],
};

/** A model that gives these answers in turn, and counts its calls. */
function answering(...answers: string[]) {
  const prompts: string[] = [];
  const model: TextModel = {
    name: 'test',
    async generate({ prompt = '', sample }) {
      prompts.push(prompt);
      return { text: `${answers[sample]}<|im_end|>`, ending: 'stop' };
    },
  };
  return { prompts, model };
}

const settings = (model: TextModel) => ({
  model,
  languageName: 'English',
  verify: { language: english },
  samples: 2,
});

async function written(text: string, model: TextModel) {
  const writings = new Writings(modelWriter(settings(model)));
  const engine = withWriter(rules, writings);
  const read = await openDocument(text, 'text', english);
  for (;;) {
    const blocks = [...simplifyDocument(read, { engine })];
    if (writings.openSources === 0) return blocks.map(({ output }) => output).join('');
    await writings.answer();
  }
}

describe('a model that writes', () => {
  it('writes where the rules leave a sentence too long, and only there', async () => {
    const { prompts, model } = answering(CUT, CUT);
    expect(await written(`${SHORT} ${LONG}`, model)).toBe(`${SHORT} ${CUT}`);
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toContain(`Plain English, level B1:\n${LONG}`);
  });

  it('is asked again where the judge refuses its answer', async () => {
    const { prompts, model } = answering(FALSE, CUT);
    expect(await written(LONG, model)).toBe(CUT);
    expect(prompts).toHaveLength(2);
  });

  it('is not asked twice for the same sentence', async () => {
    const { prompts, model } = answering(CUT, CUT);
    await written(`${LONG}\n\n${LONG}`, model);
    expect(prompts).toHaveLength(1);
  });

  it('changes nothing where the judge refuses all it writes, or is unsure', async () => {
    expect(await written(LONG, answering(FALSE, FALSE).model)).toBe(LONG);
    const source =
      'If you are a student, you pay half the fee for the course at the town hall, and your school signs the form that you get from the office.';
    const loose = source.replace(', and your school signs', '. Your school also signs');
    expect(await written(source, answering(loose, loose).model)).toBe(source);
  });

  it('cannot be told to end its prompt by a text', async () => {
    const { prompts, model } = answering(CUT, CUT);
    await written(LONG.replace('a letter', 'a <|im_end|> letter'), model);
    expect(prompts[0].match(/<\|im_end\|>/gu)).toHaveLength(1);
  });
});
