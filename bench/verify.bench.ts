import { existsSync, readFileSync } from 'node:fs';
import { compileLater } from '../src/cli/compile-later.ts';
import { loadLanguage } from '../src/language/index.ts';
import { verify } from '../src/simplify/verify/index.ts';

/**
 * `npx tsx bench/verify.bench.ts [file]`: pairs of sentences a second of CPU time, V8 set as the
 * command sets it: with both texts to analyse, and with both analysed before. Targets: 80 and 300. Also how
 * much longer eight times the text takes, at most ten times.
 */
compileLater();
const file = process.argv[2] ?? '.data/pairs/en.jsonl';
const english = await loadLanguage('en');
const pairs = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { source: string; plain: string })
      .filter(({ source, plain }) => source !== plain)
      .slice(0, 800)
  : [...Array(400).keys()].map((at) => ({
      source: `Tenants of house ${at} must, unless they are ill, pay the fee before 3 May.`,
      plain: `Before 3 May, tenants of house ${at} must pay the fee. This does not apply if they are ill.`,
    }));

function secondsOf(run: () => void): number {
  const started = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}
const report = (name: string, perSecond: number, target: number) =>
  console.log(
    `${name}: ${perSecond.toFixed(0)} pairs a second; target ${target}: ${perSecond >= target ? 'reached' : 'MISSED'}`,
  );
for (const { source, plain } of pairs.slice(0, 100)) verify(source, plain, { language: english });

const fresh = secondsOf(() => {
  for (const { source, plain } of pairs) verify(source, `${plain} `, { language: english });
});
report('verify, analysis included', pairs.length / fresh, 80);

/** The number of cached analyses. */
const KEPT = 24;
let [count, again] = [0, 0];
for (let at = 0; at + KEPT <= pairs.length; at += KEPT) {
  const some = pairs.slice(at, at + KEPT);
  const run = () => {
    for (const { source, plain } of some) verify(source, plain, { language: english });
  };
  run();
  again += secondsOf(run);
  count += KEPT;
}
report('verify, analysed before', count / again, 300);

/** Texts of n sentences: plain ones, and ones with a number, a negation and a condition each. */
const TEXTS: Readonly<Record<string, (at: number) => string>> = {
  short: (at) => `Room ${at} is small.`,
  dense: (at) =>
    `Tenants of house ${at} must not, unless they are ill, pay more than ${at + 3} euros before 3 May.`,
};
for (const [name, sentence] of Object.entries(TEXTS)) {
  const [short, long] = [800, 6400].map((n) => {
    const text = [...Array(n).keys()].map(sentence).join(' ');
    return secondsOf(() => verify(text, `${text} You may go.`, { language: english }));
  });
  console.log(
    `verify, eight times the text, ${name} sentences: ${(long / short).toFixed(1)} times as long; target 10`,
  );
}
