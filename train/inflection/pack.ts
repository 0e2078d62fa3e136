import { gzipSync } from 'node:zlib';
import type { Grammar } from '../../src/language/inflection/cells.ts';
import type { ModelHeader } from '../../src/language/inflection/model.ts';
import type { WeightTable } from '../../src/language/inflection/ranker.ts';
import type { TrainingPair } from './collect.ts';
import type { Prepared } from './perceptron.ts';

/** Writes what `unpackModel` reads: five sections, each after its length, gzipped. */
export function packModel(
  grammar: Grammar,
  prepared: Prepared,
  weights: WeightTable,
  exceptions: readonly { pair: TrainingPair; cell: number; script: number }[],
  inherent: { labels: string[]; lines: string[] },
): Uint8Array {
  // Only scripts that are still needed, renumbered.
  const ids = new Map<number, number>();
  const texts: string[] = [];
  const idOf = (script: number) => {
    let id = ids.get(script);
    if (id === undefined) {
      id = texts.length;
      ids.set(script, id);
      texts.push(prepared.scriptTexts[script]);
    }
    return id;
  };
  const header: ModelHeader = {
    grammar,
    cells: prepared.cells.map((cell) => [cell.paradigm, cell.key, cell.count] as const),
    candidates: prepared.cells.map((cell) => cell.candidates.map(idOf)),
    inherent: inherent.labels,
  };
  const byLemma = new Map<string, string[]>();
  for (const { pair, cell, script } of exceptions) {
    const entry = `${cell.toString(36)}:${idOf(script).toString(36)}`;
    const list = byLemma.get(pair.lemma);
    if (list) list.push(entry);
    else byLemma.set(pair.lemma, [entry]);
  }
  const lines = [...byLemma]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([lemma, entries]) => `${lemma}\t${entries.join(' ')}`);
  const text = new TextEncoder();
  const sections = [
    text.encode(JSON.stringify(header)),
    text.encode(texts.join('\n')),
    text.encode(lines.join('\n')),
    text.encode(inherent.lines.join('\n')),
    new Uint8Array((weights.values as Int8Array).buffer),
  ];
  const bytes = new Uint8Array(sections.reduce((sum, section) => sum + 4 + section.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const section of sections) {
    view.setUint32(at, section.length, true);
    bytes.set(section, at + 4);
    at += 4 + section.length;
  }
  return gzipSync(bytes, { level: 9 });
}
