import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KlartextError } from '../../core/index.ts';
import { BrokenTry, PATIENCE, type Patience, request } from './request.ts';

/** A file to download, and its known size and checksum. */
export interface Wanted {
  readonly url: string;
  readonly sha256?: string | undefined;
  readonly bytes?: number | undefined;
}

export interface DownloadChoices {
  readonly patience?: Patience;
  /** No file of a corpus is larger than this. */
  readonly mostBytes?: number;
  /** Called with the bytes so far and, if known, the total. */
  readonly onProgress?: (bytes: number, whole: number | undefined) => void;
  readonly onRetry?: (why: string) => void;
}

const MOST_BYTES = 8 * 2 ** 30;

/**
 * Downloads a file to `path.part`, which the next call continues after an interruption (HTTP
 * Range), and renames it once size and checksum are correct.
 *
 * @example await download({ url, sha256 }, 'corpora/asset.valid.orig')
 */
export async function download(
  wanted: Wanted,
  path: string,
  choices: DownloadChoices = {},
): Promise<void> {
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const resumed = await withRetries(wanted, part, choices);
  try {
    await verify(wanted, part);
  } catch (error) {
    await discard(part);
    if (!resumed) throw error;
    // The partial file of an earlier call may be of another file: start again.
    await withRetries(wanted, part, choices);
    try {
      await verify(wanted, part);
    } catch (again) {
      await discard(part);
      throw again;
    }
  }
  await rename(part, path);
  await rm(tagOf(part), { force: true });
}

/** Whether an earlier call wrote the start of the file. */
async function withRetries(
  wanted: Wanted,
  part: string,
  choices: DownloadChoices,
): Promise<boolean> {
  const patience = choices.patience ?? PATIENCE;
  const resumed = (await sizeOf(part)) > 0;
  for (let tries = 0; ; tries++) {
    try {
      await tryOnce(wanted, part, patience, choices);
      return resumed;
    } catch (error) {
      if (!(error instanceof BrokenTry)) throw error;
      if (tries >= patience.retries) throw gaveUp(wanted.url, error.message, await sizeOf(part));
      choices.onRetry?.(error.message);
      await sleep(error.wait ?? patience.pause * 2 ** tries);
    }
  }
}

async function tryOnce(
  wanted: Wanted,
  part: string,
  patience: Patience,
  choices: DownloadChoices,
): Promise<void> {
  const have = await resumable(wanted, part);
  if (have > 0 && have === wanted.bytes) return;
  const tag = have > 0 ? await readFile(tagOf(part), 'utf8').catch(() => '') : '';
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (have > 0) headers.range = `bytes=${have}-`;
  if (tag) headers['if-range'] = tag;

  const { response, bytes } = await request(wanted.url, headers, patience);
  if (response.status === 416) {
    for await (const _ of bytes());
    await discard(part);
    throw new BrokenTry('the server does not have the requested range');
  }
  const from = response.status === 206 && startOf(response) === have ? have : 0;
  if (response.status === 206 && from !== have)
    throw new BrokenTry('the server sent another range');
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const whole = Number.isNaN(length) ? wanted.bytes : from + length;
  await writeFile(tagOf(part), strongTag(response));
  await append(part, from, bytes(), whole, wanted.url, choices);
}

/** A partial file can be continued only if a checksum or the server's tag detects a different file. */
async function resumable(wanted: Wanted, part: string): Promise<number> {
  const have = await sizeOf(part);
  if (have === 0) return 0;
  const tagged = (await readFile(tagOf(part), 'utf8').catch(() => '')) !== '';
  const isTooLong = wanted.bytes !== undefined && have > wanted.bytes;
  if ((wanted.sha256 !== undefined || tagged) && !isTooLong) return have;
  await discard(part);
  return 0;
}

async function append(
  part: string,
  from: number,
  bytes: AsyncIterable<Uint8Array>,
  whole: number | undefined,
  url: string,
  choices: DownloadChoices,
): Promise<void> {
  const most = choices.mostBytes ?? MOST_BYTES;
  const file = await open(part, from > 0 ? 'a' : 'w');
  let count = from;
  try {
    for await (const chunk of bytes) {
      count += chunk.length;
      if (count > most) throw tooLarge(url, most);
      await file.write(chunk);
      choices.onProgress?.(count, whole);
    }
  } finally {
    await file.close();
  }
  if (whole !== undefined && count < whole)
    throw new BrokenTry(`received ${count} of ${whole} bytes`);
}

async function verify(wanted: Wanted, part: string): Promise<void> {
  const size = await sizeOf(part);
  if (wanted.bytes !== undefined && size !== wanted.bytes) {
    throw mismatch(wanted.url, `it has ${size} bytes instead of ${wanted.bytes}`);
  }
  if (wanted.sha256 === undefined) return;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(part)) hash.update(chunk as Buffer);
  const found = hash.digest('hex');
  if (found === wanted.sha256) return;
  throw mismatch(wanted.url, `its SHA-256 is ${found} instead of ${wanted.sha256}`);
}

const tagOf = (part: string) => `${part}.etag`;

async function discard(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(tagOf(part), { force: true });
}

const sizeOf = async (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** A weak tag (W/"…") does not promise the same bytes. */
function strongTag(response: Response): string {
  const tag = response.headers.get('etag') ?? '';
  return tag.startsWith('W/') ? '' : tag;
}

/** The start of the received range: `bytes 100-199/200` → 100. */
function startOf(response: Response): number {
  return Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? -1);
}

function mismatch(url: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${url} is not the expected file: ${why}.`,
    'Nothing was stored. If the authors changed it, please report it; "klartext corpus import" accepts a copy.',
  );
}

function gaveUp(url: string, why: string, have: number): KlartextError {
  return new KlartextError(
    'missing-data',
    `Could not download ${url}: ${why}.`,
    have > 0
      ? `${have} bytes are stored; run the same command again to continue.`
      : 'Check the network, or use --mirror DIR to read the files from a folder.',
  );
}

function tooLarge(url: string, most: number): KlartextError {
  return new KlartextError(
    'bad-input',
    `${url} is larger than ${most} bytes.`,
    'No corpus is that large; check the address.',
  );
}
