import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { KlartextError, unknownName } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import type { EvidenceKind } from '../../simplify/words/evidence.ts';
import { linksOfGroups } from '../../simplify/words/group-links.ts';
import { type LinkedSource, phraseZipf, prunedTable } from '../../simplify/words/prune.ts';
import { packSynonyms } from '../../simplify/words/synonym-table.ts';
import type { Terminal } from '../terminal.ts';
import { packFolder } from '../words/lexicons.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { READERS, readWordfreq } from './readers.ts';

export interface PullOptions {
  /** A folder that holds the files instead of their public addresses. */
  readonly mirror?: string;
}

/** A file of a pack: where it is, how it is read, under which licence it stands. */
interface PackFile {
  readonly name: string;
  readonly kind: string;
  readonly reader: string;
  readonly mirror: string;
  readonly url: string;
  readonly licence: string;
}

const PACKS = catalogue as Readonly<Record<string, readonly PackFile[]>>;

/** `klartext pack pull`: gets the sources of a language's pack and compiles them into the cache. */
export async function pullPack(
  id: string,
  { mirror }: PullOptions,
  terminal: Terminal,
): Promise<number> {
  if (!Object.hasOwn(PACKS, id)) throw unknownName('pack', id, Object.keys(PACKS));
  const language = await loadLanguage(id);
  const sources: LinkedSource[] = [];
  let words: [string, number][] | undefined;
  for (const file of PACKS[id]) {
    terminal.notice(`${file.name} (${file.licence})\n`);
    const bytes = await bytesOf(file, mirror);
    if (file.reader === 'wordfreq') words = readWordfreq(bytes);
    else {
      const links = linksOfGroups(READERS[file.reader](bytes.toString('utf8')));
      sources.push({ name: file.name, kind: file.kind as EvidenceKind, links });
    }
  }
  const list = words && new Map(words);
  const zipfOf = (word: string) => list?.get(word.toLowerCase()) ?? language.frequency.zipf(word);
  const table = prunedTable(sources, {
    zipf: (word) => phraseZipf(word, zipfOf),
    floor: 2.5,
    capitalNouns: language.profile.capitalNouns ?? false,
  });
  const names = sources.map(({ name, kind }) => ({ name, kind }));
  await replaceFolder(join(packFolder(), id), {
    'synonyms.bin.gz': gzipSync(packSynonyms(names, table)),
    'SOURCES.md': Buffer.from(sourcesOf(id)),
    ...(words && { 'frequency.tsv.gz': gzipSync(frequencyText(words)) }),
  });
  if (terminal.json) {
    terminal.writeJson({
      language: id,
      folder: join(packFolder(), id),
      words: table.size,
      sources: PACKS[id],
    });
  } else terminal.write(`${join(packFolder(), id)}: ${table.size} words\n`);
  return 0;
}

const MOST_WORDS = 150_000;

function frequencyText(words: readonly (readonly [string, number])[]): string {
  return words
    .slice(0, MOST_WORDS)
    .map(([word, zipf]) => `${word}\t${zipf}\n`)
    .join('');
}

async function bytesOf(
  { mirror: path, url, name }: PackFile,
  mirror: string | undefined,
): Promise<Buffer> {
  const bytes =
    mirror === undefined ? await fetched(url, name) : await mirrored(mirror, path, name);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

async function mirrored(mirror: string, path: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(mirror, path));
  } catch (error) {
    throw new KlartextError(
      'missing-data',
      `${join(mirror, path)}: ${name} is not in the mirror.`,
      'Name the folder that holds the unpacked data, or leave --mirror out to fetch it.',
      { cause: error },
    );
  }
}

async function fetched(url: string, name: string): Promise<Buffer> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new KlartextError(
      'missing-data',
      `${name} could not be fetched from ${url}: ${(error as Error).message}.`,
      'Check the network, or name a folder that holds the data: --mirror DIR',
      { cause: error },
    );
  }
}

/** Writes beside the place and then swaps, so that a broken pull leaves the old pack whole. */
async function replaceFolder(
  folder: string,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const half = `${folder}.${process.pid}.part`;
  await mkdir(half, { recursive: true });
  try {
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(half, name), bytes);
    await rm(folder, { recursive: true, force: true });
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

function sourcesOf(id: string): string {
  const rows = PACKS[id].map(({ name, licence, url }) => `| ${name} | ${licence} | ${url} |`);
  return `# Pack ${id}\n\n| source | licence | address |\n|---|---|---|\n${rows.join('\n')}\n`;
}
