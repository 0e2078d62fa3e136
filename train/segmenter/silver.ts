import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { debianPackage } from '../packages.ts';

// UD_Japanese-GSD takes its words from UniDic (short unit words), so MeCab with UniDic cuts text
// as the treebank would, but for numbers, which the treebank keeps whole.

function unidicFolder(): string {
  return debianPackage('unidic-mecab', '3.1.1-1', ['*/matrix.def', '*/model.def', '*/model.bin']);
}

/** Cuts sentences with Debian's MeCab and UniDic. */
export function cutByUnidic(sentences: readonly string[]): string[][] {
  const dictionary = `${unidicFolder()}/var/lib/mecab/dic/unidic`;
  const settings = `${unidicFolder()}/usr/share/mecab/dic/unidic/dicrc`;
  // The package links its settings by an absolute path that only holds when it is installed.
  rmSync(`${dictionary}/dicrc`, { force: true });
  copyFileSync(settings, `${dictionary}/dicrc`);
  const library = `${debianPackage('libmecab2', '0.996-14+b14')}/usr/lib/x86_64-linux-gnu`;
  const program = `${debianPackage('mecab', '0.996-14+b14')}/usr/bin/mecab`;
  const output = execFileSync(
    program,
    ['-r', '/dev/null', '-d', dictionary, '-O', 'wakati', '-b', '1000000'],
    {
      input: `${sentences.map((sentence) => sentence.replaceAll('\n', ' ')).join('\n')}\n`,
      env: { ...process.env, LD_LIBRARY_PATH: library },
      maxBuffer: 2 ** 30,
      encoding: 'utf8',
    },
  );
  return output
    .split('\n')
    .slice(0, sentences.length)
    .map((line) => joinDigits(line.split(' ').filter((word) => word !== '')));
}

function joinDigits(words: string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && /^[0-9０-９]+$/.test(word) && /[0-9０-９]$/.test(last)) {
      joined[joined.length - 1] = last + word;
    } else joined.push(word);
  }
  return joined;
}

/** Cuts `words` also where `phrases` (bunsetsu, which never end inside a word) have an end. */
export function cutAlsoAt(words: readonly string[], phrases: readonly string[]): string[] {
  const ends = new Set<number>();
  let at = 0;
  for (const phrase of phrases) {
    at += phrase.length;
    ends.add(at);
  }
  const cut: string[] = [];
  at = 0;
  for (const word of words) {
    let from = 0;
    for (let k = 1; k < word.length; k++) {
      if (!ends.has(at + k)) continue;
      cut.push(word.slice(from, k));
      from = k;
    }
    cut.push(word.slice(from));
    at += word.length;
  }
  return cut;
}

/** Surface forms of UniDic with their lowest cost: the lower, the likelier. */
export function unidicCosts(): Map<string, number> {
  const file = `${unidicFolder()}/usr/share/mecab/dic/unidic/lex_3_1.csv`;
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  const costs = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('"')) continue;
    const cells = line.split(',', 4);
    const cost = Number(cells[3]);
    const known = costs.get(cells[0]);
    if (cells[0] !== '' && (known === undefined || cost < known)) costs.set(cells[0], cost);
  }
  return costs;
}
