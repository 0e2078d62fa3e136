// SARI and BLEU of `balanced`, the source itself and its first four fifths, on the corpora in .data/:
// `npx tsx train/sentences/measure.ts [LANGUAGE …]`; HALF=tune for the pairs that rules were tuned on,
// MOST=1000 pairs of each corpus, SHOW=n outputs. The table of notes/simplify.md comes from here.
import { applyEdits, type Sample, sentencesOf } from '../../src/core/index.ts';
import { baselines, evaluate, wordsIn } from '../../src/evaluate/index.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import { loadEngine } from '../../src/simplify/engines.ts';
import { type Half, pairsOf } from './pairs.ts';
import { hasWrongFacts } from './wrong-facts.ts';

const CORPORA: Readonly<Record<string, readonly string[]>> = {
  en: ['onestopenglish', 'pwkp'],
  de: ['geolino', 'textcomplexityde', 'deplain-web'],
  fr: ['wivico'],
  es: ['irekia', 'clara-med'],
  it: ['adminit', 'simpitiki', 'simpitiki-pa'],
  pt: ['porsimplessent'],
  ru: ['rsse', 'ruadapt-encyclopedic', 'ruadapt-fairytales'],
  zh: ['css', 'mcts'],
  ja: ['matcha'],
  sl: ['slots'],
  ur: ['simplifyur'],
};
const SYSTEMS = ['identity', 'truncation', 'balanced'] as const;
const MOST = Number(process.env.MOST ?? 1000);
const HALF = (process.env.HALF ?? 'test') as Half;
const SHOW = Number(process.env.SHOW ?? 0);

const only = process.argv.slice(2);
console.log(
  '| corpus | pairs | identity | truncation | balanced | changed | wrong facts | beats both |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [id, names] of Object.entries(CORPORA)) {
  if (only.length > 0 ? !only.includes(id) : id === 'en') continue;
  const language = await loadLanguage(id);
  const engine = await loadEngine('default', language);
  for (const name of names) {
    const samples = await pairsOf(name, HALF, MOST);
    if (samples.length > 0) console.log(rowOf(`${id} ${name}`, samples, language, engine));
  }
}

function rowOf(
  title: string,
  samples: readonly Sample[],
  language: Language,
  engine: Awaited<ReturnType<typeof loadEngine>>,
): string {
  let [changed, wrong] = [0, 0];
  const written = samples.map((sample): Sample => {
    const document = language.analyse(sample.source);
    const edits = sentencesOf(document).flatMap(
      (sentence) => engine.simplify(document, sentence)[0].edits,
    );
    const output = applyEdits(sample.source, edits).text;
    if (output !== sample.source) {
      changed++;
      if (hasWrongFacts(sample.source, output, language)) wrong++;
      if (changed <= SHOW) console.log(`  < ${sample.source}\n  > ${output}`);
    }
    const [[{ outputs }]] = baselines.get('truncation').rounds([sample], wordsIn(language));
    const cut = outputs.baseline;
    return { ...sample, outputs: { identity: sample.source, truncation: cut, balanced: output } };
  });
  const tokenizer = language.profile.words === 'spaced' ? '13a' : 'char';
  const result = evaluate(written, {
    metrics: ['sari', 'bleu'],
    settings: { language, tokenizer, lowercase: true },
    systems: SYSTEMS,
  });
  const value = (system: string, metric: string) =>
    result.systems.get(system)?.get(metric)?.score.value ?? Number.NaN;
  const [same, cut, ours] = SYSTEMS.map((system) => ({
    sari: value(system, 'sari'),
    bleu: value(system, 'bleu'),
  }));
  const cells = [same, cut, ours].map(
    ({ sari, bleu }) => `${sari.toFixed(2)} / ${bleu.toFixed(2)}`,
  );
  const isMore = ours.sari > Math.max(same.sari, cut.sari);
  const verdict = isMore
    ? ours.bleu >= cut.bleu
      ? 'yes'
      : `BLEU ${(ours.bleu - cut.bleu).toFixed(1)}`
    : `SARI ${(ours.sari - cut.sari).toFixed(1)}`;
  const share = (changed / samples.length).toFixed(2);
  return `| ${[title, samples.length, ...cells, share, wrong, verdict].join(' | ')} |`;
}
