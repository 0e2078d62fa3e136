import type { CorpusFiles } from '../files.ts';
import { readJson } from '../formats/json.ts';
import { systemsIn } from '../formats/outputs.ts';
import { readParallel } from '../formats/parallel.ts';
import { badContent, readText } from '../formats/text.ts';
import type { OutputRecord, PairRecord, Split } from '../record.ts';

interface Annotation {
  readonly source: string;
  readonly target: readonly string[];
  readonly score: number;
  readonly annotator: string;
  readonly operation: readonly string[];
}

/** One record for the annotations of one source. */
export async function* readCss(
  files: CorpusFiles,
  corpus: string,
  path: string,
  split: Split,
): AsyncGenerator<PairRecord> {
  const groups = readJson(await readText(files, path), path);
  if (!Array.isArray(groups)) throw badContent(path, 1, 'This is not a list of annotations.');
  for (const [at, group] of groups.entries()) {
    const annotations: Annotation[] = Array.isArray(group) ? group : [group];
    for (const each of annotations) {
      const same = each.source === annotations[0].source;
      if (!same || !Array.isArray(each.target) || each.target.length !== 1) {
        throw badContent(path, 1, `Item ${at + 1} is not one source with a target each.`);
      }
    }
    yield {
      id: `${split}-${at + 1}`,
      source: annotations[0].source,
      references: annotations.map((each) => each.target[0]),
      split,
      operations: annotations.map((each) => each.operation),
      annotators: annotations.map((each) => each.annotator),
      confidence: annotations.map((each) => each.score),
      provenance: { corpus, file: path, line: 1 },
    };
  }
}

const OUTPUTS = { folder: 'LLMs_result/result/', endings: ['.txt'] };

/** The outputs of large language models on the test part. */
export async function* readCssOutputs(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<OutputRecord> {
  const systems = await systemsIn(files, OUTPUTS);
  const names = Object.keys(systems);
  const outputs = await readParallel(files, Object.values(systems));
  let at = 0;
  for await (const { id, source, references, provenance } of readCss(
    files,
    corpus,
    'test.json',
    'test',
  )) {
    const texts = names.map((name, system) => [name, outputs[system][at]] as const);
    const missing = texts.find(([, text]) => text === undefined);
    if (missing) throw badContent(systems[missing[0]], at + 1, `The output for ${id} is missing.`);
    at++;
    yield {
      id,
      source,
      references,
      outputs: Object.fromEntries(texts),
      split: 'test',
      provenance,
    };
  }
}
