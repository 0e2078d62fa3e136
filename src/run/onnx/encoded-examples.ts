import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Example,
  type ExampleSelector,
  nearestByVectors,
  VectorTable,
} from '../../simplify/models/index.ts';
import { responseFolder } from '../response-cache.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

/** The nearest examples by a sentence encoder; vectors are computed once and cached. */
export async function encodedExamples(
  examples: readonly Example[],
  model: string,
): Promise<ExampleSelector> {
  const encoder = await openSentenceEncoder(model);
  const hash = createHash('sha256').update(encoder.name);
  for (const { source } of examples) hash.update(`\n${source}`);
  const path = join(responseFolder(process.env), 'vectors', `${hash.digest('hex')}.f32`);
  const kept = await readVectors(path, examples.length, encoder.width);
  const vectors = kept ?? (await encoder.encode(examples.map(({ source }) => source)));
  if (!kept) await keepVectors(path, vectors);
  return nearestByVectors(examples, new VectorTable(vectors, encoder.width), encoder);
}

async function readVectors(
  path: string,
  count: number,
  width: number,
): Promise<Float32Array[] | undefined> {
  if (!existsSync(path)) return undefined;
  const bytes = await readFile(path);
  if (bytes.length !== count * width * 4) return undefined;
  const all = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  return Array.from({ length: count }, (_, i) => all.subarray(i * width, (i + 1) * width));
}

async function keepVectors(path: string, vectors: readonly Float32Array[]): Promise<void> {
  try {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(
      `${path}.part`,
      Buffer.concat(vectors.map((v) => Buffer.from(v.buffer, v.byteOffset, v.byteLength))),
    );
    await rename(`${path}.part`, path);
  } catch {
    // If caching fails, they can be computed again.
  }
}
