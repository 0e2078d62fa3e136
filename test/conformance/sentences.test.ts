import { expect, it } from 'vitest';
import { slice } from '../../src/core/index.ts';
import { loadPunkt } from '../../src/language/punkt/index.ts';
import { sentenceSpans, splitSentences } from '../../src/language/segment/index.ts';
import { describeConformance, referenceText } from './reference-data.ts';
import { shippedRules } from './segment-rules.ts';

const parameters = 'punkt/punkt-params-english.json';
const rulesPage = 'golden-rules-segmenter/README.md';
const turkCorpus = numbered('easse/data/test_sets/turkcorpus/test.truecase.detok', 8);
const asset = numbered('easse/data/test_sets/asset/asset.valid', 10);

function numbered(stem: string, references: number): string[] {
  return [`${stem}.orig`, ...Array.from({ length: references }, (_, i) => `${stem}.simp.${i}`)];
}

describeConformance('Sentences against Punkt', [parameters, ...turkCorpus, ...asset], () => {
  it.each([
    { name: 'TurkCorpus test', files: turkCorpus, items: 3231 },
    { name: 'ASSET valid', files: asset, items: 22000 },
  ])('at least 99% of the lines of $name have the same sentence spans', async (corpus) => {
    const rules = await shippedRules('en');
    const punkt = loadPunkt(JSON.parse(referenceText(parameters)));
    const lines = corpus.files.flatMap((file) => referenceText(file).trimEnd().split('\n'));
    expect(lines.length).toBe(corpus.items);
    const equal = lines.filter(
      (line) => signature(splitSentences(line, rules)) === signature(punkt.spans(line)),
    ).length;
    console.log(`${corpus.name}: ${percent(equal, lines.length)} of ${lines.length} lines equal`);
    expect(equal / lines.length).toBeGreaterThanOrEqual(0.99);
  });
});

describeConformance('The golden rules of pragmatic_segmenter', [rulesPage], () => {
  const sections = goldenRules(referenceText(rulesPage));

  it('at least 90% of the 52 English rules hold', async () => {
    const failed = await failures('en', sections.get('English') ?? []);
    expect(sections.get('English')?.length).toBe(52);
    console.log(`English: ${52 - failed.length} of 52; not: ${failed.join(', ')}`);
    expect(52 - failed.length).toBeGreaterThanOrEqual(0.9 * 52);
  });

  it('the rules of our other languages are reported', async () => {
    for (const [name, id] of Object.entries(OTHERS)) {
      const rules = sections.get(name) ?? [];
      const failed = await failures(id, rules);
      console.log(`${name}: ${rules.length - failed.length} of ${rules.length}`, failed.join(', '));
      expect(rules.length).toBeGreaterThan(0);
    }
  });
});

const OTHERS = {
  German: 'de',
  Japanese: 'ja',
  Arabic: 'ar',
  Italian: 'it',
  Russian: 'ru',
  Spanish: 'es',
  Urdu: 'ur',
};

interface GoldenRule {
  readonly title: string;
  readonly text: string;
  readonly sentences: readonly string[];
}

/** The rules of each language, read from the page: a text, `=>`, and a list of strings. */
function goldenRules(page: string): Map<string, GoldenRule[]> {
  const sections = new Map<string, GoldenRule[]>();
  for (const section of page.split('#### Golden Rules (').slice(1)) {
    const name = section.slice(0, section.indexOf(')'));
    const found = section.matchAll(/^\d+\.\) \*\*(.+?)\*\*.*\n```\n(.*)\n=> \[(.*?)\]?\n```$/gm);
    sections.set(
      name,
      Array.from(found, ([, title, text, list]) => ({
        title,
        text: unescaped(text),
        sentences: JSON.parse(`[${list}]`) as string[],
      })),
    );
  }
  return sections;
}

/** The page writes line breaks and some quotation marks as in Ruby strings. */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

/** The rules that do not hold. White space inside a sentence is ours to keep, so runs count as one. */
async function failures(id: string, rules: readonly GoldenRule[]): Promise<string[]> {
  const segmenting = await shippedRules(id);
  return rules
    .filter(({ text, sentences }) => {
      const ours = sentenceSpans(text, segmenting).map((span) => spaced(slice(text, span)));
      return ours.join('\0') !== sentences.map(spaced).join('\0');
    })
    .map(({ title }) => title);
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function signature(spans: readonly { readonly start: number; readonly end: number }[]): string {
  return spans.map(({ start, end }) => `${start}-${end}`).join(' ');
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`;
}
