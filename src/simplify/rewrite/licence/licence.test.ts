import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { levelProfile } from '../../profile/index.ts';
import { Rewriter, type TraceEvent } from '../driver.ts';
import { RuleSet } from '../rule.ts';
import { readRuleFiles } from '../rule-files.ts';
import { compileRules } from '../rules.ts';

const english = await loadLanguage('en');
const files = readRuleFiles('en');
const example = (n: number) =>
  `{ "Change ${n}.": "Changed ${n}." , "Other ${n}.": "Others ${n}." }`;

/** A rule that cuts before a word, with one licence, and what the licence says of a sentence. */
function refusal(
  licence: string,
  text: string,
  { anchor = '', word = 'and' } = {},
): string | undefined {
  const all = [
    'statement',
    'well-parsed',
    'probable',
    'enclosed',
    'attribution',
    'scope',
    'coordination',
    'correlative',
    'alternative',
    'length',
    'whole',
    'same-reading',
  ];
  const list = [...all.filter((name) => name !== licence).map((name) => `-${name}`), licence];
  const rule = `
- id: coordination.cut
  construct: coordination
  operation: split
  match: ["C[form=${word}]"${anchor === '' ? '' : `, "A[lemma=${anchor}]"`}]
  ${anchor === '' ? '' : 'anchor: A'}
  build: ["{before(C)}", "{after(C)}"]
  licence: [${list.join(', ')}]
  message: A cut.
  examples: { change: ${example(1)}, stay: [{ in: A, by: match }, { in: B, by: match }] }
`;
  const { compiled } = compileRules({
    ...files,
    rules: [{ path: 'en/rules/cut.yaml', text: rule }],
  });
  const events: TraceEvent[] = [];
  new Rewriter(english, new RuleSet(compiled)).rewrite(text, {
    profile: levelProfile('A1'),
    strength: 'strong',
    only: 'coordination.cut',
    trace: (event) => events.push(event),
  });
  const stopped = events.find((event) => event.stopped === `licence/${licence}`);
  return stopped?.because;
}

describe('a licence', () => {
  it('keeps a question whole', () => {
    expect(refusal('statement', 'Did he come and did she go?')).toBe('a question');
    expect(refusal('statement', 'He came and she went.')).toBeUndefined();
  });
  it('keeps a main clause that a word subordinates', () => {
    expect(refusal('well-parsed', 'If he came and she went.')).toMatch(
      /^a main clause that opens/u,
    );
  });
  it('keeps a quotation together', () => {
    expect(refusal('enclosed', 'They sang “red and blue” here.')).toMatch(/quotation/u);
    expect(refusal('enclosed', 'They sang “red” here and left.')).toBeUndefined();
  });
  it('keeps inside what is said', () => {
    const text = 'He said that the bridge is old and the road is new.';
    expect(refusal('attribution', text, { anchor: 'bridge' })).toMatch(/^inside what is said/u);
    expect(
      refusal('attribution', 'The bridge is old and the road is new.', { anchor: 'bridge' }),
    ).toBeUndefined();
  });
  it('keeps a condition with all that it covers', () => {
    expect(refusal('scope', 'If it rains, the school closes and the buses stop.')).toMatch(
      /cover/u,
    );
    expect(refusal('scope', 'The school closes and the buses stop.')).toBeUndefined();
  });
  it('keeps what is one of several', () => {
    const text = 'The bridge and the road are old.';
    expect(refusal('coordination', text, { anchor: 'bridge' })).toBe('“bridge” is one of several');
  });
  it('keeps both halves of a pair', () => {
    expect(refusal('correlative', 'Both Ann and Bob came to the house.')).toBe('“both … and”');
  });
  it('keeps alternatives together', () => {
    const text = 'You can call the office or you can write a letter.';
    expect(refusal('alternative', text, { word: 'or' })).toBe('“or” joins alternatives');
  });
  it('keeps scraps', () => {
    expect(refusal('length', 'He came and went.')).toBe('“He came.” is a scrap');
  });
  it('asks each sentence to be whole by itself', () => {
    expect(refusal('whole', 'The council closed the bridge and the road.')).toMatch(
      /no subject or no finite verb/u,
    );
    expect(
      refusal('whole', 'The council closed the bridge and the police closed the road.'),
    ).toBeUndefined();
  });
  it('takes what is wished or denied for no fact', () => {
    expect(refusal('asserted', 'You must send a letter and a card.', { anchor: 'letter' })).toBe(
      '“must” makes it no fact',
    );
    expect(
      refusal('asserted', 'You sent a letter and a card.', { anchor: 'letter' }),
    ).toBeUndefined();
  });
});
