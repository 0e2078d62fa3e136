// Numbers, dates, names and negations of every output for every source of the corpora in .data/:
// `npx tsx train/sentences/check-all.ts [LANGUAGE …]`; PRESETS=careful,strong for other presets than
// `balanced`, MOST=20000 sources of each corpus, SHOW=1 for the outputs that are wrong. It ends with
// the number of all that are wrong, which must be 0; otherwise the exit code is 1.
import { applyEdits, sentencesOf } from '../../src/core/index.ts';
import { corpora, folderCorpusFiles, isPair, loadCorpus } from '../../src/corpus/index.ts';
import { mirrorFolder } from '../../src/corpus/load.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import type { Engine, Preset } from '../../src/simplify/engine.ts';
import { loadEngine } from '../../src/simplify/engines.ts';
import { hasWrongFacts } from './wrong-facts.ts';

const presets = (process.env.PRESETS ?? 'balanced').split(',') as Preset[];
const most = Number(process.env.MOST ?? 20_000);
const isShown = process.env.SHOW !== undefined;
const only = process.argv.slice(2);

const entries = corpora
  .names()
  .map((name) => corpora.get(name))
  .filter(({ task, load }) => load && (task === 'sentence' || task === 'document'));
const total = { texts: 0, changed: 0, wrong: 0 };
console.log('| corpus | preset | texts | changed | wrong |\n|---|---|---|---|---|');
for (const id of new Set(entries.map(({ language }) => language))) {
  const [code] = id.split('-');
  if (only.length > 0 && !only.includes(code)) continue;
  const language = await loadLanguage(code);
  const engine = await loadEngine('default', language);
  // A source that several corpora have (TurkCorpus, ASSET, Wiki-Auto) is looked at once.
  const seen = new Set<string>();
  for (const entry of entries.filter((each) => each.language === id)) {
    const texts = await newSources(entry.id, seen);
    if (texts.length === 0) continue;
    for (const preset of presets) {
      const { changed, wrong } = check(texts, preset, language, engine);
      console.log(`| ${[entry.id, preset, texts.length, changed, wrong].join(' | ')} |`);
      total.texts += texts.length;
      total.changed += changed;
      total.wrong += wrong;
    }
  }
}
console.log(`\n${total.texts} texts, ${total.changed} changed, ${total.wrong} wrong`);
process.exitCode = Math.min(total.wrong, 1);

/** Sources of a corpus that no corpus before it had. */
async function newSources(id: string, seen: Set<string>): Promise<string[]> {
  const entry = corpora.get(id);
  const folder = mirrorFolder(entry, '.data');
  const texts: string[] = [];
  if (folder === undefined) return texts;
  for await (const record of loadCorpus(entry, folderCorpusFiles(folder))) {
    if (texts.length === most) break;
    if (!isPair(record) || record.source.trim() === '' || seen.has(record.source)) continue;
    seen.add(record.source);
    texts.push(record.source);
  }
  return texts;
}

function check(texts: readonly string[], preset: Preset, language: Language, engine: Engine) {
  let [changed, wrong] = [0, 0];
  for (const text of texts) {
    const document = language.analyse(text);
    const edits = sentencesOf(document).flatMap(
      (sentence) => engine.simplify(document, sentence, {}, { preset })[0].edits,
    );
    if (edits.length === 0) continue;
    const output = applyEdits(text, edits).text;
    changed++;
    if (!hasWrongFacts(text, output, language)) continue;
    wrong++;
    if (isShown) console.log(`  < ${text}\n  > ${output}`);
  }
  return { changed, wrong };
}
