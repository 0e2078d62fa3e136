import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unknownName } from '../../core/index.ts';
import type { DownloadChoices } from '../../corpus/pull/download.ts';
import { loadLanguage } from '../../language/index.ts';
import type { EvidenceKind } from '../../simplify/words/evidence.ts';
import { linksOfGroups } from '../../simplify/words/group-links.ts';
import { loadLexicon } from '../../simplify/words/lexicon.ts';
import { packSynonyms } from '../../simplify/words/pack-synonyms.ts';
import { type LinkedSource, phraseZipf, prunedTable } from '../../simplify/words/prune.ts';
import type { Terminal } from '../terminal.ts';
import { packFolder } from '../words/lexicons.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type PackFile, packBytes } from './fetch.ts';
import { READERS, readUniMorph, readWordfreq } from './readers.ts';

export interface PullOptions {
  /** A folder to read the files from, instead of their public addresses. */
  readonly mirror?: string;
}

/** Overrides for tests: the files, and the retries of a download. */
export interface PullSetting {
  readonly packs?: Readonly<Record<string, readonly PackFile[]>>;
  readonly choices?: DownloadChoices;
}

const PACKS = catalogue as Readonly<Record<string, readonly PackFile[]>>;

/** `klartext pack pull`: downloads the sources of a language's pack and compiles them into the cache. */
export async function pullPack(
  id: string,
  { mirror }: PullOptions,
  terminal: Terminal,
  { packs = PACKS, choices = {} }: PullSetting = {},
): Promise<number> {
  if (!Object.hasOwn(packs, id)) throw unknownName('pack', id, Object.keys(packs));
  const fetched = join(packFolder(), 'fetched', id);
  const sources: LinkedSource[] = [];
  let words: [string, number][] | undefined;
  let forms: Iterable<FormOf> = [];
  for (const file of packs[id]) {
    terminal.notice(`${file.name} (${file.licence})\n`);
    const bytes = await packBytes(file, fetched, mirror, {
      onRetry: (why) => terminal.notice(`  retrying: ${why}\n`),
      ...choices,
    });
    if (file.reader === 'wordfreq') words = readWordfreq(bytes);
    else if (file.reader === 'unimorph') forms = readUniMorph(bytes.toString('utf8'));
    else {
      const links = linksOfGroups(READERS[file.reader](bytes.toString('utf8')));
      sources.push({ name: file.name, kind: file.kind as EvidenceKind, links });
    }
  }
  const language = await loadLanguage(id);
  const list = words && new Map(words);
  const zipfOf = (word: string) => list?.get(word.toLowerCase()) ?? language.frequency.zipf(word);
  const table = prunedTable(sources, {
    zipf: (word) => phraseZipf(word, zipfOf),
    floor: 2.5,
    capitalNouns: language.profile.capitalNouns ?? false,
  });
  const shipped = await loadLexicon(id);
  const known = (word: string) => table.has(word) || shipped.tables.some((each) => each.has(word));
  const kept = formLines(forms, known);
  const names = sources.map(({ name, kind }) => ({ name, kind }));
  await replaceFolder(join(packFolder(), id), {
    'synonyms.bin.gz': gzipSync(packSynonyms(names, table)),
    'SOURCES.md': Buffer.from(sourcesOf(id, packs[id])),
    ...(words && { 'frequency.tsv.gz': gzipSync(frequencyText(words)) }),
    ...(kept !== '' && { 'forms.tsv.gz': gzipSync(kept) }),
  });
  // The downloads are compiled now; only an interrupted pull leaves files to resume from.
  await rm(fetched, { recursive: true, force: true });
  if (terminal.json) {
    terminal.writeJson({
      language: id,
      folder: join(packFolder(), id),
      words: table.size,
      sources: packs[id],
    });
  } else terminal.write(`${join(packFolder(), id)}: ${table.size} words\n`);
  return 0;
}

type FormOf = readonly [form: string, lemma: string, upos: string];

/** Forms of words that have synonyms, one per line. */
function formLines(forms: Iterable<FormOf>, known: (word: string) => boolean): string {
  const lines = new Set<string>();
  for (const each of forms) if (known(each[1])) lines.add(`${each.join('\t')}\n`);
  return [...lines].join('');
}

const MOST_WORDS = 150_000;

function frequencyText(words: readonly (readonly [string, number])[]): string {
  return words
    .slice(0, MOST_WORDS)
    .map(([word, zipf]) => `${word}\t${zipf}\n`)
    .join('');
}

/** Writes to a temporary folder and then swaps, so that an interrupted pull leaves the old pack intact. */
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

function sourcesOf(id: string, files: readonly PackFile[]): string {
  const rows = files.map(({ name, licence, url }) => `| ${name} | ${licence} | ${url} |`);
  return `# Pack ${id}\n\n| source | licence | address |\n|---|---|---|\n${rows.join('\n')}\n`;
}
