import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { KlartextError } from '../../core/index.ts';
import { sha256Of } from '../../corpus/store.ts';

/** A file of a model on a hub, with its checksum. */
export interface HubFile {
  readonly path: string;
  readonly bytes: number;
  readonly url: string;
  /** For large files … */
  readonly sha256?: string;
  /** … and the Git id for small ones. */
  readonly gitId?: string;
}

const HUB = 'https://huggingface.co';
/** The files that a model needs here; other formats of the same weights are not downloaded. */
const WANTED =
  /(?:^|\/)(?:config|generation_config|tokenizer|tokenizer_config|special_tokens_map|klartext)\.json$|\.onnx(?:_data)?$/;
const QUANTISED = /_(?:quantized|int8|uint8|q4|q4f16|bnb4|fp16|O\d)\w*\.onnx$/;

/**
 * The files of a model on a hub at a revision: the plain ONNX files, or the quantised ones if
 * requested or if there are no others.
 */
export async function hubFiles(
  name: string,
  revision: string,
  options: { readonly isQuantised: boolean; readonly endpoint?: string },
): Promise<HubFile[]> {
  const base = (options.endpoint ?? HUB).replace(/\/$/, '');
  const listed = await listing(`${base}/api/models/${name}/tree/${revision}?recursive=true`, name);
  const files = listed
    .filter(({ type, path }) => type === 'file' && WANTED.test(path))
    .map(
      ({ path, size, lfs, oid }): HubFile => ({
        path,
        bytes: lfs?.size ?? size,
        url: `${base}/${name}/resolve/${revision}/${path}`,
        ...(lfs ? { sha256: lfs.oid } : { gitId: oid }),
      }),
    );
  const models = files.filter(({ path }) => path.endsWith('.onnx'));
  const plain = models.filter(({ path }) => !QUANTISED.test(path));
  const quantised = models.filter(({ path }) => /_(?:quantized|int8)\.onnx$/.test(path));
  const chosen = options.isQuantised || plain.length === 0 ? quantised : plain;
  if (chosen.length === 0) {
    throw new KlartextError(
      'not-supported',
      `${name} has no ONNX files${options.isQuantised ? ' in int8' : ''}.`,
      'Export it and pull the folder: docs/models.md.',
    );
  }
  return files.filter(({ path }) => !path.endsWith('.onnx') || chosen.some((c) => c.path === path));
}

interface Listed {
  readonly type: string;
  readonly path: string;
  readonly size: number;
  readonly oid: string;
  readonly lfs?: { readonly oid: string; readonly size: number };
}

async function listing(url: string, name: string): Promise<Listed[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) throw new Error(`the hub answered ${response.status}`);
    const files = (await response.json()) as Listed[];
    if (!Array.isArray(files)) throw new Error('the hub sent no list');
    return files;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new KlartextError(
      'missing-data',
      `${name} was not found: ${cause?.code ?? message}.`,
      'Check its name (OWNER/NAME) and --revision, or use a local folder: --mirror DIR.',
      { cause: error },
    );
  }
}

/** Throws unless a file matches the checksum from the hub. */
export async function verifyHubFile(path: string, file: HubFile): Promise<void> {
  const found = file.sha256 ? await sha256Of(path) : await gitIdOf(path);
  if (found === (file.sha256 ?? file.gitId)) return;
  throw new KlartextError(
    'bad-input',
    `The checksum of ${file.path} differs from the one on the hub.`,
    'The download was discarded. Pull the model again.',
  );
}

/** The Git id of a file: the SHA-1 of its length and bytes. */
async function gitIdOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
