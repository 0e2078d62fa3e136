import type { CorpusFiles } from '../files.ts';
import { readJsonLines, stringFields } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
import type { OutputRecord, PairRecord } from '../record.ts';

export async function* readTsar2025(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<PairRecord> {
  for (const [part, split] of [
    ['trial', 'dev'],
    ['test', 'test'],
  ] as const) {
    const path = `data/tsar2025_${part}.jsonl`;
    for (const { line, value } of readJsonLines(await readText(files, path), path)) {
      const names = ['text_id', 'original', 'reference', 'target_cefr'] as const;
      const fields = stringFields(value, names, path, line);
      yield {
        id: `${split}-${fields.text_id}`,
        source: fields.original,
        references: [fields.reference],
        split,
        level: { target: fields.target_cefr.toUpperCase() },
        provenance: { corpus, file: path, line },
      };
    }
  }
}

const SUBMISSIONS = 'data/submissions/';

/** The submissions to the shared task; an output that a system lacks is left out. */
export async function* readTsar2025Outputs(
  files: CorpusFiles,
  corpus: string,
): AsyncGenerator<OutputRecord> {
  const bySystem = new Map<string, Map<string, string>>();
  for (const path of await files.list(SUBMISSIONS)) {
    const outputs = new Map<string, string>();
    for (const { line, value } of readJsonLines(await readText(files, path), path)) {
      const { text_id, simplified } = value as Record<string, unknown>;
      if (typeof text_id !== 'string') throw badContent(path, line, 'There is no "text_id".');
      if (typeof simplified === 'string') outputs.set(text_id.toLowerCase(), simplified);
    }
    bySystem.set(path.slice(SUBMISSIONS.length).replace(/\.jsonl$/, ''), outputs);
  }
  for await (const { id, source, references, split, provenance } of readTsar2025(files, corpus)) {
    if (split !== 'test') continue;
    const key = id.slice('test-'.length).toLowerCase();
    const outputs: Record<string, string> = {};
    for (const [system, texts] of bySystem) {
      const text = texts.get(key);
      if (text !== undefined) outputs[system] = text;
    }
    yield {
      id,
      source,
      references,
      outputs,
      split,
      provenance,
    };
  }
}
