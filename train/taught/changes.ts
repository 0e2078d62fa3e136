import { createHash } from 'node:crypto';
import { sentencesOf } from '../../src/core/index.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { Random } from '../random.ts';
import { readLines } from '../reading/files.ts';
import { DAMAGES, isName } from '../verify/damage.ts';
import type { DamageWords } from '../verify/damage-text.ts';
import words from '../verify/damage-words.json' with { type: 'json' };

/**
 * Prints editors' versions of held-out documents, and each once more with damage, as labelled
 * changes for score.py: npx tsx train/taught/changes.ts LANGUAGE … > changes.jsonl
 */
const PER_LANGUAGE = 30;
/** Other ways to notice these are better. */
const LEFT_OUT = new Set(['markup', 'language', 'added']);
const LONGEST = 260;

interface Pair {
  readonly file: string;
  readonly source: string;
  readonly plain: string;
}

/** As `is_held_out` in pairs.py. */
function isHeldOut(document: string): boolean {
  const digest = createHash('sha256').update(`klartext-taught-1 ${document}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < 0.1;
}

for (const id of process.argv.slice(2)) {
  const language = await loadLanguage(id);
  const random = new Random(38);
  const pairs = random.shuffled(
    readLines<Pair>(`.data/pairs/${id}.jsonl`).filter(
      ({ file, source, plain }) =>
        isHeldOut(file) && source !== plain && source.length < LONGEST && plain.length < LONGEST,
    ),
  );
  const analysed = pairs.map(({ plain }) => sentencesOf(language.analyse(plain))[0]);
  const names = analysed.flatMap(
    (sentence) =>
      sentence?.tokens
        .slice(1)
        .filter(isName)
        .map(({ form }) => form) ?? [],
  );
  let count = 0;
  for (const [at, { file, source, plain }] of pairs.entries()) {
    if (count >= PER_LANGUAGE) break;
    const input = {
      text: plain,
      sentence: analysed[at],
      language,
      words: (words as unknown as Record<string, DamageWords>)[id],
      random,
      others: pairs.map((pair) => pair.source),
      foreign: [],
      names,
    };
    for (const [rule, damage] of random.shuffled(Object.entries(DAMAGES))) {
      const damaged = LEFT_OUT.has(rule) ? undefined : damage(input);
      if (damaged === undefined || damaged === plain || damaged === source) continue;
      const shared = { lang: id, doc: file, source };
      print({ ...shared, id: `${id}${at}s`, rule: 'sound', label: 'good', candidate: plain });
      print({ ...shared, id: `${id}${at}d`, rule, label: 'harmful', candidate: damaged });
      count++;
      break;
    }
  }
}

function print(change: object): void {
  console.log(JSON.stringify(change));
}
