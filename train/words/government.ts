import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { debianPackage } from '../packages.ts';
import { readDing } from './read-ding.ts';

/**
 * `npx tsx train/words/government.ts`: writes what German verbs take, as the dictionary of TU Chemnitz shows it,
 * into `languages/de/lexicon-government.txt.gz`. No other language has such a dictionary in Debian.
 */
const VERSION = '1.9-6';
/** Of entries with an object and those without, fewer are chance: abzielen {vt}. */
const SHARES: Readonly<Record<string, number>> = { obj: 0.3, bare: 0.15 };

const table = new SynonymTable(gunzipSync(readFileSync('thesauri/de/synonyms.bin.gz')));
const lines = new Map<string, string[]>();
const counts = readDing(`${debianPackage('trans-de-en', VERSION)}/usr/share/trans/de-en`);
for (const [verb, shown] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  // What has no synonyms is neither replaced nor replaces another.
  if (!table.has(verb)) continue;
  const objects = (shown.get('obj') ?? 0) + (shown.get('bare') ?? 0);
  for (const [complement, count] of shown) {
    // einem Antrag zustimmen: what is mostly in the dative is no object.
    if (complement === 'obj' && (shown.get('dative') ?? 0) > count) continue;
    if (complement === 'reflexive' || count < (SHARES[complement] ?? 0) * objects) continue;
    lines.set(complement, [...(lines.get(complement) ?? []), verb]);
  }
}
const text = [...lines].sort().map(([complement, verbs]) => `${complement}\t${verbs.join(' ')}\n`);
const packed = gzipSync(text.join(''), { level: 9 });
writeFileSync('languages/de/lexicon-government.txt.gz', packed);
console.log(
  `${counts.size} verbs, ${[...lines].map(([c, v]) => `${c} ${v.length}`).join(', ')}; ${packed.length} bytes`,
);
