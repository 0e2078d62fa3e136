import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KlartextError, sentencesOf } from '../../core/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import { readDocument } from '../document/read.ts';
import type { Format } from '../document/structure.ts';
import { loadComplexity } from '../words/identify/index.ts';
import { lint, lintRules, loadWording, readProfile } from './index.ts';
import { lintParts } from './lint.ts';

const english = await loadLanguage('en');
const german = await loadLanguage('de');
const models = new Map([
  ['en', await loadComplexity(english)],
  ['de', await loadComplexity(german)],
]);

async function findings(
  rule: string,
  source: string,
  {
    settings = {},
    format = 'text',
    language = english,
  }: { settings?: object; format?: Format; language?: Language } = {},
) {
  const profile = readProfile(
    JSON.stringify({ id: 'test', rules: { [rule]: settings } }),
    lintRules,
  );
  const read = readDocument(source, format, language);
  for (const { tokens } of sentencesOf(read.document)) language.analyseTokens(tokens);
  const complexity = models.get(language.id);
  const wording = await loadWording(language.id);
  return lint(read, { profile, language, wording, ...(complexity && { complexity }) });
}

/** The places in the source, as they are written there. */
async function places(...call: Parameters<typeof findings>) {
  return (await findings(...call)).map(({ span }) => call[1].slice(span.start, span.end));
}

describe('a document that was only read', () => {
  it('is analysed for the rules that need it', async () => {
    const read = readDocument('The house was built.', 'text', english);
    const profile = readProfile('{"id":"own","rules":{"passive":true}}', lintRules);
    const options = { profile, language: english, wording: await loadWording('en') };
    expect(lint(read, options).map(({ text }) => text)).toEqual(['built']);
  });
});

describe('a document in parts', () => {
  const parts = [
    'The NHS pays for the check-up. Sign in order to pay. A doctor does the check-up, and the physician signs.\n\n',
    'Sign it twice in order to pay. The physician keeps a copy, and the doctor another. Book a checkup with the GP.\n\n',
    'The National Health Service (NHS) sends it. The RTO does not. The Regional Tax Office (RTO) pays.\n',
  ];
  const names = [
    'abbreviation',
    'hard-word',
    'inconsistent-terms',
    'second-person',
    'wordy-phrase',
  ];
  const rules = Object.fromEntries([...names, 'sentence-length'].map((name) => [name, true]));
  const profile = readProfile(
    JSON.stringify({ id: 'own', rules: { ...rules, 'missing-heading': { words: 25 } } }),
    lintRules,
  );
  const options = async () => ({ profile, language: english, wording: await loadWording('en') });
  const synonyms = (lemma: string) => ({ physician: ['doctor'] })[lemma] ?? [];

  it('has the findings of the whole, at the same places', async () => {
    const whole = lint(readDocument(parts.join(''), 'text', english), {
      ...(await options()),
      synonyms,
    });
    const linter = lintParts(await options());
    const found = parts.flatMap((part, at) => {
      const offset = parts.slice(0, at).join('').length;
      return linter.part(readDocument(part, 'text', english), offset, { synonyms });
    });
    found.push(...linter.end());
    const inOrder = found.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    expect(inOrder).toEqual(whole);
    expect(new Set(whole.map(({ rule }) => rule))).toEqual(
      new Set([
        'abbreviation',
        'inconsistent-terms',
        'missing-heading',
        'second-person',
        'wordy-phrase',
      ]),
    );
    const about = whole.filter(({ rule }) => rule === 'abbreviation');
    expect(about.map(({ text }) => text)).toEqual(['GP']);
  });

  it('shows at once what no later part can change', async () => {
    const linter = lintParts(await options());
    const found = linter.part(readDocument(parts[0], 'text', english), 0, { synonyms });
    expect(found.map(({ rule }) => rule)).toContain('wordy-phrase');
    expect(found.map(({ rule }) => rule)).not.toContain('abbreviation');
  });
});

describe('an abbreviation', () => {
  it('is no word in capitals beside others', async () => {
    const source = 'THIS AGREEMENT is made by Ms Reed. The RTO pays.';
    expect(await places('abbreviation', source)).toEqual(['RTO']);
  });
  it('is no hard word', async () => {
    const source = 'Call us within 48 hrs of the flood.';
    expect(await places('abbreviation', source)).toEqual(['hrs']);
    expect(await places('hard-word', source)).toEqual([]);
  });
});

describe('two rules that advise the same', () => {
  it('give one finding', async () => {
    const profile = readProfile(
      '{"id":"own","rules":{"wordy-phrase":true,"double-negation":true}}',
      lintRules,
    );
    const options = { profile, language: english, wording: await loadWording('en') };
    const read = readDocument('Pay no later than Friday.', 'text', english);
    expect(lint(read, options).map(({ suggestions }) => suggestions)).toEqual([['by']]);
  });
});

describe('what the user knows better', () => {
  const source =
    'You must utilise the pump.\n\n<!-- klartext-ignore wordy-phrase -->\nRun in order to win. The pump was utilised.\n';
  const profile = readProfile(
    '{"id":"own","rules":{"wordy-phrase":true,"passive":true,"long-word":{"most":5}}}',
    lintRules,
  );
  const found = async (known: string[]) => {
    const options = { profile, language: english, wording: await loadWording('en') };
    const read = readDocument(source, 'markdown', english);
    return lint(read, { ...options, known: new Set(known) }).map(({ rule, text }) => [rule, text]);
  };

  it('is not found where a comment names the rule', async () => {
    expect(await found([])).toEqual([
      ['long-word', 'utilise'],
      ['passive', 'utilised'],
      ['long-word', 'utilised'],
    ]);
  });

  it('is not found for a word of the own dictionary, in all its forms', async () => {
    expect(await found(['utilise'])).toEqual([['passive', 'utilised']]);
    expect(await found(['pump'])).toEqual(await found([]));
  });
});

describe('sentences', () => {
  it('with more words than the profile allows are found', async () => {
    const text = 'This one is short. This one here has a few words too many.';
    expect(await places('sentence-length', text, { settings: { most: 6 } })).toEqual([
      'This one here has a few words too many.',
    ]);
  });
  it('with several subordinate clauses are found', async () => {
    const text =
      'He left because it rained. The man who lives here says that he left because it rained.';
    expect(await places('nested-clauses', text)).toEqual([
      'The man who lives here says that he left because it rained.',
    ]);
  });
  it('in the passive are found in languages whose trees show it differently', async () => {
    expect(await places('passive', 'The house was built by the council. We built it.')).toEqual([
      'built',
    ]);
    expect(
      await places('passive', 'Das Haus wurde von der Stadt gebaut.', { language: german }),
    ).toEqual(['gebaut']);
    for (const [id, text, verb] of [
      ['es', 'La casa fue construida por la ciudad.', 'construida'],
      ['fr', 'La maison a été construite par la ville.', 'construite'],
      ['da', 'Huset blev bygget af byen i 1901.', 'bygget'],
      ['ja', 'この家は1901年に市によって建てられた。', '建て'],
    ]) {
      expect(await places('passive', text, { language: await loadLanguage(id) })).toEqual([verb]);
    }
  });
  it('in the active are not taken for passives', async () => {
    expect(await places('passive', 'She has been working here. They are tired.')).toEqual([]);
  });
  it('that name the agent of a passive get it as advice', async () => {
    const text = 'The house was built by the council in 1901.';
    const [{ message }] = await findings('passive', text);
    expect(message).toContain('start with who does it: "council"');
  });
  it('with a negation are found, "not only" is none', async () => {
    expect(await places('negation', 'Do not come. Not only children came.')).toEqual(['not']);
    const french = await loadLanguage('fr');
    const text = 'Nous vous informons que votre dossier est là. Il ne vient pas.';
    expect(await places('negation', text, { language: french })).toEqual(['ne vient pas']);
  });
  it('that deny twice are found', async () => {
    expect(await places('double-negation', 'He is not unhappy. She is not here.')).toEqual([
      'not unhappy',
    ]);
    expect(
      await places('double-negation', 'Das ist nicht verboten.', { language: german }),
    ).toHaveLength(1);
  });
  it('with a negated word are no double negation unless its opposite is a word', async () => {
    const plain =
      'It is not included. It is not increased, intense, free or different. Do not stop.';
    expect(await places('double-negation', plain)).toEqual([]);
    const doubled =
      'It is not irregular. It is not useless. Do not refuse it. Please do not hesitate to call.';
    expect(await places('double-negation', doubled)).toEqual([
      'not irregular',
      'not useless',
      'not refuse',
      'Please do not hesitate to',
    ]);
  });
  it('in the subjunctive or with a genitive are found', async () => {
    expect(await places('subjunctive', 'Ich würde gern reisen.', { language: german })).toEqual([
      'würde',
    ]);
    expect(
      await places('genitive', 'Das ist das Haus meines Vaters.', { language: german }),
    ).toEqual(['Vaters']);
  });
  it('that name four things in a row should be lists', async () => {
    expect(
      await places('enumeration', 'Bring apples, pears, plums and cherries. Bring bread and milk.'),
    ).toEqual(['apples, pears, plums and cherries']);
  });
});

describe('words', () => {
  it('that readers of the level may not know are found once each, with the reason', async () => {
    const found = await findings('hard-word', 'They mitigate the risk. They mitigate more.');
    expect(found.map(({ text }) => text)).toEqual(['mitigate']);
    expect(found[0].message).toContain('rare: Zipf');
  });
  it('of many letters are found, names are not', async () => {
    expect(
      await places('long-word', 'Die Geschwindigkeitsbegrenzung gilt.', { language: german }),
    ).toEqual(['Geschwindigkeitsbegrenzung']);
  });
  it('too many for what they say have a plain form', async () => {
    const [found] = await findings('wordy-phrase', 'In order to win, run.');
    expect([found.text, found.suggestions]).toEqual(['In order to', ['To']]);
  });
  it('that are a figure of speech are found', async () => {
    expect(await places('idiom', 'The test was a piece of cake.')).toEqual(['piece of cake']);
  });
  it('spelled in two ways are found', async () => {
    const [found] = await findings('inconsistent-terms', 'Send an e-mail now. The email is here.');
    expect(found?.suggestions).toEqual(['e-mail']);
  });
  it('that are abbreviations must be explained once', async () => {
    const text =
      'The World Health Organization (WHO) and the FBI met. The WHO and the FBI agreed, e.g. on TV. This is letter HA/2025/73.';
    const found = await findings('abbreviation', text);
    expect(found.map(({ text: each }) => each)).toEqual(['FBI', 'e.g.']);
    expect(found[1].suggestions).toEqual(['for example']);
  });
});

describe('numbers', () => {
  it('that are big are found; years are not', async () => {
    expect(await places('big-number', 'Dear Ms Thornton, it came.')).toEqual([]);
    const found = await findings('big-number', 'In 1999, 1,234,567 people and 12 dogs came.');
    expect(found.map(({ text, suggestions }) => [text, ...suggestions])).toEqual([
      ['1,234,567', '1,200,000'],
    ]);
    expect(await places('big-number', 'Es kamen 20.000 Leute.', { language: german })).toEqual([
      '20.000',
    ]);
  });
  it('that are percentages are found, with a share where one is near', async () => {
    const text = 'About 25% of us, 33 percent of them, 15 % of all, 10 percentage points more.';
    const found = await findings('percentage', text);
    expect(found.map(({ text, suggestions }) => [text, ...suggestions])).toEqual([
      ['25%', '1/4'],
      ['33 percent', '1/3'],
      ['15 %'],
      ['10 percentage'],
    ]);
  });
  it('in words are found', async () => {
    const found = await findings('number-word', 'There were seventeen dogs and 3 cats.');
    expect(found.map(({ text, suggestions }) => [text, ...suggestions])).toEqual([
      ['seventeen', '17'],
    ]);
  });
  it('that are dates or Roman are found', async () => {
    expect(await places('numeric-date', 'Come on 03.05.2024 at 10.30.')).toEqual(['03.05.2024']);
    expect((await findings('roman-numeral', 'King Henry VIII.'))[0].suggestions).toEqual(['8']);
  });
});

describe('signs and layout', () => {
  it('brackets, semicolons and special signs are found', async () => {
    expect(await places('parentheses', 'It works (as far as we know).')).toEqual([
      '(as far as we know)',
    ]);
    expect(await places('semicolon', 'It works; we know.')).toEqual([';']);
    expect((await findings('symbol', 'You & me.'))[0].suggestions).toEqual(['and']);
  });
  it('capitals throughout are found, abbreviations are not', async () => {
    expect(await places('all-caps', 'PLEASE DO NOT SMOKE here, says the WHO.')).toEqual([
      'PLEASE DO NOT SMOKE',
    ]);
  });
  it('slanted and underlined words are found in Markdown and HTML', async () => {
    expect(await places('italics', 'A *slanted* word.', { format: 'markdown' })).toEqual([
      'slanted',
    ]);
    expect(await places('underline', '<p>A <u>line</u></p>', { format: 'html' })).toEqual(['line']);
  });
  it('long paragraphs and long parts without a heading are found', async () => {
    const text = 'One is here. Two is here. Three is here.';
    expect(await places('paragraph-length', text, { settings: { most: 2 } })).toEqual([text]);
    expect(await places('missing-heading', text, { settings: { words: 5 } })).toHaveLength(1);
    const headed = `# Head\n\n${text}`;
    expect(
      await places('missing-heading', headed, { settings: { words: 20 }, format: 'markdown' }),
    ).toEqual([]);
  });
  it('guidelines that contradict each other about "you" can both be had', async () => {
    const text = 'You can come. Bring your card.';
    expect(await places('second-person', text, { settings: { use: 'avoid' } })).toEqual([
      'You',
      'your',
    ]);
    expect(await places('second-person', text, { settings: { use: 'expected', from: 1 } })).toEqual(
      [],
    );
    expect(
      await places('second-person', 'Cards are needed.', {
        settings: { use: 'expected', from: 1 },
      }),
    ).toHaveLength(1);
    expect(
      await places('second-person', 'Bitte bringen Sie Ihre Karte.', {
        language: german,
        settings: { use: 'avoid' },
      }),
    ).toEqual(['Sie', 'Ihre']);
  });
});

describe('a document', () => {
  it('is not criticised for its quotations and code', async () => {
    const source = '> In order to win.\n\nRun `in order to` now.\n\n```\nin order to\n```\n';
    expect(await places('wordy-phrase', source, { format: 'markdown' })).toEqual([]);
  });
  it('in HTML has its findings where they stand in the source', async () => {
    const source = '<p>We &amp; you <b>in order</b> to win.</p>';
    expect(await places('wordy-phrase', source, { format: 'html' })).toEqual(['in order</b> to']);
  });
});

describe('a profile', () => {
  it.each(['falc', 'sew', 'plain', 'einfache-sprache'])(
    '%s can be read and cites its guideline',
    (name) => {
      const path = new URL(`../../../guidelines/${name}.json`, import.meta.url);
      const profile = readProfile(readFileSync(path, 'utf8'), lintRules);
      expect(profile.id).toBe(name);
      expect(profile.rules.size).toBeGreaterThan(10);
      expect(profile.citation.length).toBeGreaterThan(0);
    },
  );
  it.each([
    ['{', /not JSON/],
    ['[]', /not an object/],
    ['{"id":"x"}', /needs "id" and "rules"/],
    ['{"id":"x","rules":{"sentence-lenght":true}}', /Unknown rule/],
    ['{"id":"x","rules":{"passive":3}}', /true, false or an object/],
    ['{"id":"x","rules":{"passive":{"severity":"fatal"}}}', /severity "fatal"/],
    ['{"id":"x","rules":{"sentence-length":{"mots":3}}}', /Unknown setting/],
    ['{"id":"x","rules":{"sentence-length":{"most":"3"}}}', /must be a number/],
  ])('%s is refused with what is wrong', (json, message) => {
    expect(() => readProfile(json, lintRules)).toThrow(message);
    expect(() => readProfile(json, lintRules)).toThrow(KlartextError);
  });
});
