import type { Grammar } from '../../src/language/inflection/cells.ts';
import type { ModelHeader } from '../../src/language/inflection/model.ts';
import type { WeightTable } from '../../src/language/inflection/ranker.ts';
import type { TrainingPair } from './collect.ts';
import { scriptKey } from './find-script.ts';
import type { Prepared } from './perceptron.ts';

/** Writes what `unpackModel` reads: sections, each after its length. */
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
  const known = exceptionLines(
    exceptions.map(({ pair, cell, script }) => ({ lemma: pair.lemma, cell, script: idOf(script) })),
  );
  const text = new TextEncoder();
  return joined([
    text.encode(JSON.stringify(header)),
    text.encode(texts.join('\n')),
    text.encode(known),
    text.encode(inherent.lines.join('\n')),
    new Uint8Array((weights.values as Int8Array).buffer),
  ]);
}

/** A form to be known besides what a model was trained on. */
export interface Addition {
  readonly lemma: string;
  readonly cell: number;
  readonly form: string;
}

/** The model with these additions in place of those it has, and the grammar of today. */
export function withAdditions(
  model: Uint8Array,
  grammar: Grammar,
  additions: readonly Addition[],
): Uint8Array {
  const [header, scripts, exceptions, inherent, weights] = sectionsOf(model);
  const text = new TextEncoder();
  const read = new TextDecoder();
  const texts = read.decode(scripts).split('\n');
  const ids = new Map(texts.map((line, id) => [line, id]));
  const entries = additions.map(({ lemma, cell, form }) => {
    const key = scriptKey(lemma, form);
    let script = ids.get(key);
    if (script === undefined) {
      script = texts.length;
      ids.set(key, script);
      texts.push(key);
    }
    return { lemma, cell, script };
  });
  const today: ModelHeader = { ...JSON.parse(read.decode(header)), grammar };
  return joined([
    text.encode(JSON.stringify(today)),
    text.encode(texts.join('\n')),
    exceptions,
    inherent,
    weights,
    text.encode(exceptionLines(entries)),
  ]);
}

function sectionsOf(model: Uint8Array): Uint8Array[] {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength);
  const sections: Uint8Array[] = [];
  for (let at = 0; at < model.length; ) {
    const length = view.getUint32(at, true);
    sections.push(model.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return sections;
}

function joined(sections: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(sections.reduce((sum, section) => sum + 4 + section.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const section of sections) {
    view.setUint32(at, section.length, true);
    bytes.set(section, at + 4);
    at += 4 + section.length;
  }
  return bytes;
}

/** Lines `lemma \t cell:script cell:script …`, sorted by lemma. */
function exceptionLines(
  exceptions: readonly { lemma: string; cell: number; script: number }[],
): string {
  const byLemma = new Map<string, string[]>();
  for (const { lemma, cell, script } of exceptions) {
    const entry = `${cell.toString(36)}:${script.toString(36)}`;
    const list = byLemma.get(lemma);
    if (list) list.push(entry);
    else byLemma.set(lemma, [entry]);
  }
  return [...byLemma]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([lemma, entries]) => `${lemma}\t${entries.join(' ')}`)
    .join('\n');
}
