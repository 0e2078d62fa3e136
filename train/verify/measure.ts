import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folderFiles, loadIdentifier, loadLanguage } from '../../src/language/index.ts';
import { failed, verify } from '../../src/simplify/verify/index.ts';
import { damagedCases } from './damaged.ts';
import type { Half } from './halves.ts';
import {
  type Case,
  editedPairs,
  falseAnswers,
  judgedEdits,
  ownPairs,
  plainLanguageGov,
} from './sources.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** So many damaged sentences a class. */
    each: { type: 'string', default: '60' },
    half: { type: 'string', default: 'even' },
    seed: { type: 'string', default: '1' },
    /** Prints misses and false alarms of a set, or of `all`; of the odd half only. */
    show: { type: 'string' },
    /** Where the counts of each language are written. */
    to: { type: 'string', default: 'train/verify/measured' },
  },
});
const ALL = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'da', 'sl', 'eu', 'ja', 'zh', 'ur', 'ar'];
const half = values.half as Half;
if (half !== 'odd' && half !== 'even') throw new Error('--half must be odd or even.');
if (values.show !== undefined && half !== 'odd') {
  throw new Error('--show needs --half odd: the even half is for reporting only.');
}
const identifier = await loadIdentifier(await folderFiles());

for (const id of positionals.length > 0 ? positionals : ALL) {
  const language = await loadLanguage(id);
  const damaged = [
    ...damagedCases(language, {
      each: Number(values.each),
      seed: Number(values.seed),
      halves: [half],
    }),
    ...judgedEdits(id, 'harmful'),
    ...(half === 'even' ? falseAnswers(id) : []),
  ].filter((each) => each.half === half);
  const sound = [
    ...editedPairs(id),
    ...judgedEdits(id, 'good'),
    ...ownPairs(id),
    ...(id === 'en' ? plainLanguageGov() : []),
  ].filter((each) => each.half === half);
  const refuses = ({ source, candidate }: Case) =>
    !verify(source, candidate, { language, identifier }).passed;
  const counts = {
    damaged: counted(damaged, refuses, false),
    sound: counted(sound, refuses, true),
  };
  const line = (sets: Record<string, Count>) =>
    Object.entries(sets)
      .map(([set, { n, refused }]) => `${set} ${((100 * refused) / n).toFixed(1)} (${n})`)
      .join(' · ');
  console.log(`${id} recall: ${line(counts.damaged)}\n${id} false alarms: ${line(counts.sound)}`);
  if (half === 'even') {
    mkdirSync(values.to, { recursive: true });
    writeFileSync(`${values.to}/${id}.json`, `${JSON.stringify(counts, undefined, 2)}\n`);
  }

  function counted(
    cases: readonly Case[],
    refused: (each: Case) => boolean,
    isSound: boolean,
  ): Record<string, Count> {
    const found: Record<string, Count> = {};
    for (const each of cases) {
      const count = found[each.set] ?? { n: 0, refused: 0 };
      const isRefused = refused(each);
      found[each.set] = { n: count.n + 1, refused: count.refused + Number(isRefused) };
      if (isRefused === isSound && (values.show === each.set || values.show === 'all')) show(each);
    }
    return found;
  }

  function show({ set, source, candidate }: Case): void {
    const { verdicts } = verify(source, candidate, { language, identifier });
    const said = verdicts
      .filter((each) => failed(each))
      .map(({ point, state, because }) => `    ${point} ${state}: ${because}`);
    console.log([`[${set}] ${source}`, `  → ${candidate}`, ...said].join('\n'));
  }
}

interface Count {
  readonly n: number;
  readonly refused: number;
}
