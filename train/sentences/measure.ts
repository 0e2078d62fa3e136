// SARI and BLEU of the engine, the source itself and its first four fifths, on the corpora in .data/:
// `npx tsx train/sentences/measure.ts [LANGUAGE …]`. The table of docs/sentences.md comes from here.
import { applyEdits, type Sample, sentencesOf } from '../../src/core/index.ts';
import { corpora, folderCorpusFiles, isPair, loadCorpus } from '../../src/corpus/index.ts';
import { mirrorFolder } from '../../src/corpus/load.ts';
import { baselines, checkFaithfulness, evaluate, wordsIn } from '../../src/evaluate/index.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import { loadEngine } from '../../src/simplify/engine.ts';

const CORPORA: Readonly<Record<string, readonly string[]>> = {
  en: ['onestopenglish', 'pwkp'],
  es: ['irekia', 'clara-med'],
  pt: ['porsimplessent'],
  de: ['geolino', 'textcomplexityde', 'deplain-web'],
  fr: ['wivico'],
  it: ['adminit', 'simpitiki', 'simpitiki-pa'],
  ru: ['rsse', 'ruadapt-encyclopedic', 'ruadapt-fairytales'],
  sl: ['slots'],
  ja: ['matcha'],
  zh: ['css', 'mcts'],
  ur: ['simplifyur'],
};
/** Pairs read of each corpus, evenly spread. */
const MOST = Number(process.env.MOST ?? 400);

async function samplesOf(id: string): Promise<Sample[]> {
  const entry = corpora.get(id);
  const folder = mirrorFolder(entry, '.data');
  if (folder === undefined) return [];
  const all: Sample[] = [];
  for await (const record of loadCorpus(entry, folderCorpusFiles(folder))) {
    if (!isPair(record) || record.source.trim() === '' || record.references.length === 0) continue;
    all.push({
      id: record.id,
      source: record.source,
      references: record.references.filter((each) => each.trim() !== ''),
      outputs: {},
    });
  }
  const step = Math.max(1, all.length / MOST);
  const usable = all.filter(({ references }) => references.length > 0);
  return usable
    .filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
    .slice(0, MOST);
}

const only = process.argv.slice(2);
console.log('corpus | pairs | identity | truncation | balanced | changed | wrong facts');
for (const [id, names] of Object.entries(CORPORA)) {
  if (only.length > 0 && !only.includes(id)) continue;
  const language = await loadLanguage(id);
  const engine = await loadEngine('default', language);
  for (const name of names) {
    const samples = await samplesOf(name);
    if (samples.length === 0) continue;
    let [changed, wrong] = [0, 0];
    const written = samples.map((sample): Sample => {
      const document = language.analyse(sample.source);
      const edits = sentencesOf(document).flatMap(
        (sentence) => engine.simplify(document, sentence)[0].edits,
      );
      const output = applyEdits(sample.source, edits).text;
      if (output !== sample.source) {
        changed++;
        if (isWrong(sample.source, output, language)) wrong++;
        if (process.env.SHOW && changed <= Number(process.env.SHOW)) {
          console.log(`  < ${sample.source}\n  > ${output}`);
        }
      }
      const cut = baselines.get('truncation').rounds([sample], wordsIn(language))[0][0]
        .outputs.baseline;
      return { ...sample, outputs: { identity: sample.source, truncation: cut, balanced: output } };
    });
    const tokenizer = language.profile.words === 'spaced' ? '13a' : 'char';
    const systems = ['identity', 'truncation', 'balanced'];
    const result = evaluate(written, {
      metrics: ['sari', 'bleu'],
      settings: { language, tokenizer, lowercase: true },
      systems,
    });
    const cells = systems.map((system) => {
      const scores = result.systems.get(system);
      const value = (metric: string) => scores?.get(metric)?.score.value.toFixed(2);
      return `${value('sari')} / ${value('bleu')}`;
    });
    console.log(
      [
        `${id} ${name}`,
        samples.length,
        ...cells,
        (changed / samples.length).toFixed(2),
        wrong,
      ].join(' | '),
    );
  }
}

function isWrong(source: string, output: string, language: Language): boolean {
  const { numbers, dates, names, negation } = checkFaithfulness(source, output, language);
  return (
    numbers.invented.length + dates.invented.length + (names?.invented.length ?? 0) > 0 ||
    negation.lost.length > 0
  );
}
