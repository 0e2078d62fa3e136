import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folderFiles, loadIdentifier, loadLanguage } from '../../src/language/index.ts';
import { failed, verify } from '../../src/simplify/verify/index.ts';

/**
 * `npx tsx train/verify/answers.ts FILE [--show]`: how many answers of models that readers labelled are
 * refused, by language. A line each: `{ id, lang, source, candidate, label, why }`. Damaged are those
 * labelled grave, broken or mild; sound are those labelled easier or pointless.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});
interface Answer {
  readonly lang: string;
  readonly source: string;
  readonly candidate: string;
  readonly label: string;
  readonly why?: string;
}
const answers = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Answer),
);
const identifier = await loadIdentifier(await folderFiles());
const SETS: Readonly<Record<string, readonly string[]>> = {
  damaged: ['grave', 'broken', 'mild'],
  'grave or broken': ['grave', 'broken'],
  grave: ['grave'],
  broken: ['broken'],
  mild: ['mild'],
  sound: ['easier', 'pointless'],
};
const judged: (Answer & { readonly isRefused: boolean })[] = [];
for (const lang of [...new Set(answers.map((each) => each.lang))]) {
  const language = await loadLanguage(lang);
  for (const each of answers.filter((answer) => answer.lang === lang)) {
    const { passed, verdicts } = verify(each.source, each.candidate, { language, identifier });
    judged.push({ ...each, isRefused: !passed });
    const isWrong = SETS.sound.includes(each.label) ? !passed : passed;
    if (!values.show || !isWrong) continue;
    const said = verdicts
      .filter((verdict) => failed(verdict) || verdict.state === 'unsure')
      .map(({ point, state, because }) => `    ${point} ${state}: ${because}`);
    const head = `[${each.label}] ${lang}: ${each.source}`;
    console.log([head, `  → ${each.candidate}`, `  ${each.why ?? ''}`, ...said].join('\n'));
  }
}
report('all', judged);
for (const lang of new Set(judged.map((each) => each.lang))) {
  report(
    lang,
    judged.filter((each) => each.lang === lang),
  );
}

function report(name: string, some: typeof judged): void {
  const sets = Object.entries(SETS).map(([set, labels]) => {
    const own = some.filter(({ label }) => labels.includes(label));
    const refused = own.filter(({ isRefused }) => isRefused).length;
    const share = own.length === 0 ? '–' : `${((100 * refused) / own.length).toFixed(0)}%`;
    return `${set} ${refused}/${own.length} (${share})`;
  });
  console.log(`${name}: n ${some.length} · refused: ${sets.join(' · ')}`);
}
