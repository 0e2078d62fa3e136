import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alignmentAgreement } from '../../src/corpus/align/agreement.ts';
import { alignSentences } from '../../src/corpus/align/documents.ts';
import { CSV, readRows } from '../../src/corpus/formats/delimited.ts';
import { describeConformance, referencePath } from './reference-data.ts';

interface AlignedDocument {
  readonly sources: string[];
  readonly targets: string[];
  readonly gold: { sources: number[]; targets: number[] }[];
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function agreement(documents: readonly AlignedDocument[]) {
  return alignmentAgreement(
    documents.map(({ sources, targets }) => alignSentences(sources, targets, wordsOf)),
    documents.map(({ gold }) => gold),
  );
}

const rowsOf = (path: string) =>
  readFileSync(referencePath(path), 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** PorSimples: texts of newspapers, simplified in two steps, aligned by hand. */
function porsimples(from: string, to: string): AlignedDocument[] {
  const documents = new Map<string, AlignedDocument>();
  const places = new Map<string, number>();
  for (const [document, level, , sentence, , text] of rowsOf(
    'porsimplessent/porsimples/porsimples_sentences.tsv',
  )) {
    const found = documents.get(document) ?? { sources: [], targets: [], gold: [] };
    documents.set(document, found);
    if (level === from) places.set(`< ${document} ${sentence}`, found.sources.push(text) - 1);
    if (level === to) places.set(`> ${document} ${sentence}`, found.targets.push(text) - 1);
  }
  for (const [document, level, , source, , target] of rowsOf(
    'porsimplessent/porsimples/porsimples_aligns.tsv',
  )) {
    const [a, b] = [places.get(`< ${document} ${source}`), places.get(`> ${document} ${target}`)];
    if (level !== `${from}->${to}` || a === undefined || b === undefined) continue;
    documents.get(document)?.gold.push({ sources: [a], targets: [b] });
  }
  return [...documents.values()].filter(({ gold }) => gold.length > 0);
}

function table(path: string): Record<string, string>[] {
  const [titles, ...rows] = [...readRows(readFileSync(referencePath(path), 'utf8'), path, CSV)];
  return rows.map(({ cells }) =>
    Object.fromEntries(titles.cells.map((title, at) => [title, cells[at]])),
  );
}

/** DEplain-web: 147 web documents and their easy versions, in free order, aligned by hand. */
function deplain(): AlignedDocument[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const gold = table('deplain/E__Sentence-level_Corpus/DEplain-web-sent/manual/open/test.csv');
  const web =
    'deplain/B__Document-level_Corpus/DEplain-web-doc/manual/open/sentence-split/test.csv';
  return table(web).map((document) => {
    const [sources, targets] = [document.original, document.simplification].map((text) =>
      text.split('|||').map(plain),
    );
    const inside = (sentences: readonly string[], text: string) =>
      [...sentences.keys()].filter(
        (at) => sentences[at].length > 3 && plain(text).includes(sentences[at]),
      );
    const mine = gold.filter(({ pair_id }) => pair_id === document.pair_id);
    return {
      sources,
      targets,
      gold: mine.map(({ original, simplification }) => ({
        sources: inside(sources, original),
        targets: inside(targets, simplification),
      })),
    };
  });
}

describeConformance('alignment of documents', ['porsimplessent', 'deplain'], () => {
  it('agrees with people on PorSimples: F1 of links 0.94 and 0.97', () => {
    expect(agreement(porsimples('ORI', 'NAT')).f1).toBeGreaterThan(0.94);
    expect(agreement(porsimples('NAT', 'STR')).f1).toBeGreaterThan(0.97);
  });

  // Easy-language pages reorder freely, which an alignment in order cannot follow.
  it('agrees less on DEplain-web: F1 of links 0.44', () => {
    const { f1, precision } = agreement(deplain());
    expect(f1).toBeGreaterThan(0.44);
    expect(precision).toBeGreaterThan(0.47);
  });
});
