import { parse } from 'yaml';
import { z } from 'zod';
import { KlartextError } from '../core/index.ts';
import { ACCESSES, type CorpusEntry, PERMISSIONS, TASKS } from './entry.ts';
import { pinnedFiles } from './pinned.ts';
import { Reading, readerOf } from './readers.ts';

const text = z.string().min(1);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const counts = {
  all: count,
  train: count.exactOptional(),
  dev: count.exactOptional(),
  test: count.exactOptional(),
};

/** The file of a corpus in `corpora/`. */
const EntryFile = z.strictObject({
  name: text,
  language: text,
  task: z.enum(TASKS),
  domain: text,
  readers: text,
  simplifiedBy: text,
  strategy: text,
  alignment: text,
  licence: z.strictObject({ name: text, permits: z.enum(PERMISSIONS) }),
  access: z.enum(ACCESSES),
  home: text,
  citation: text,
  published: z.strictObject({ ...counts, from: text }).exactOptional(),
  multisim: z.strictObject(counts).exactOptional(),
  found: z.strictObject(counts).exactOptional(),
  note: text,
  mirror: text.exactOptional(),
  archive: z
    .strictObject({
      url: text,
      format: z.enum(['zip', 'tar.gz']),
      root: text,
      keep: z.array(text),
      sha256: sha256.exactOptional(),
      holds: z.strictObject({ files: count, sha256: sha256.exactOptional() }),
    })
    .exactOptional(),
  read: z.union([z.array(Reading).min(1), Reading.transform((one) => [one])]).exactOptional(),
  files: z
    .array(
      z.strictObject({
        github: text,
        commit: z.string().regex(/^[0-9a-f]{40}$/),
        folder: text.exactOptional(),
        lfs: z.boolean().exactOptional(),
        optional: z.boolean().exactOptional(),
        list: z
          .array(z.union([z.tuple([text]), z.tuple([text, count]), z.tuple([text, count, sha256])]))
          .min(1),
      }),
    )
    .default([]),
});

/**
 * Reads the entry of a corpus; errors name the file and the path of the wrong value.
 *
 * @example readEntry('asset', readFileSync('corpora/asset.yaml', 'utf8')).name // 'ASSET'
 */
export function readEntry(id: string, yaml: string): CorpusEntry {
  const file = `corpora/${id}.yaml`;
  const read = EntryFile.safeParse(parsed(yaml, file));
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    throw bad(file, path.length > 0 ? `"${path.join('.')}": ${message}` : message);
  }
  const { read: readings, files, archive, mirror, ...described } = read.data;
  const load = readings && readerOf(readings, file);
  return {
    id,
    ...described,
    files: files.flatMap(pinnedFiles),
    ...(archive && { archive }),
    ...(mirror && { mirror }),
    ...(load && { load: (corpusFiles) => load(corpusFiles, id) }),
  };
}

function parsed(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw bad(file, `This is not valid YAML: ${(error as Error).message.split('\n')[0]}`, error);
  }
}

function bad(file: string, message: string, cause?: unknown): KlartextError {
  return new KlartextError(
    'bad-input',
    `${file}: ${message}`,
    'src/corpus/README.md describes the entry of a corpus.',
    { cause },
  );
}
