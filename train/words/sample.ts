import { readdirSync, readFileSync } from 'node:fs';
import { type Sentence, sentencesOf } from '../../src/core/index.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { expressionOf, grammarDoubt } from '../../src/simplify/words/decide.ts';
import {
  loadComplexity,
  loadLexicon,
  type WordProposal,
  wordProposals,
} from '../../src/simplify/words/index.ts';
import { Random } from '../random.ts';

/**
 * `npx tsx train/words/sample.ts ID automatic|grammar|offers COUNT SEED`: suggestions in real sentences for a reader
 * to judge. Sentences of the language's treebanks in random order, without tweets and speech; `automatic`: what
 * `wordEdits` would replace; `grammar`: every second best suggestion whose form can be trusted; `offers`: best
 * suggestions that are not replaced.
 */
const [id, kind = 'automatic', count = '50', seed = '1'] = process.argv.slice(2);
const UNEDITED = /PoSTWITA|LIT$|COSER|ParisStories|Atis|SST/;
const [SHORTEST, LONGEST] = [40, 260];

function sentences(): string[] {
  const root = '.data/ud';
  const texts = readdirSync(root)
    .filter((folder) => !UNEDITED.test(folder))
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`).map((file) => `${root}/${folder}/${file}`),
    )
    .filter((path) => path.endsWith('.conllu') && path.includes(`/${id}_`))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^# text = (.+)$/gm)])
    .map(([, text]) => text);
  const wanted = [...new Set(texts)].filter(
    ({ length }) => length >= SHORTEST && length <= LONGEST,
  );
  return new Random(Number(seed)).shuffled(wanted);
}

const language = await loadLanguage(id);
const [lexicon, model] = [await loadLexicon(id), await loadComplexity(language)];
const { light } = lexicon.settings;
let [read, hard, covered, automatic, shown, formed] = [0, 0, 0, 0, 0, 0];
for (const text of sentences()) {
  if (shown >= Number(count)) break;
  read++;
  const document = language.analyse(text);
  for (const proposal of wordProposals(document, { language, lexicon, model, most: 3 })) {
    if (proposal.word.kind === 'term') continue;
    hard++;
    if (proposal.suggestions.length > 0) covered++;
    if (proposal.decision.action === 'replace') automatic++;
    const sentence = sentencesOf(document)[proposal.word.sentence];
    if (shown >= Number(count) || !isWanted(proposal, sentence)) continue;
    console.log(
      `${++shown} ${proposal.word.form} → ${changed(text, proposal)} ${numbersOf(proposal)}`,
    );
  }
}
const share = (part: number) => `${((100 * part) / Math.max(hard, 1)).toFixed(1)}%`;
console.log(
  `${id}: ${read} sentences, ${hard} hard words, ${share(covered)} with suggestions, ${share(automatic)} replaced`,
);

function isWanted({ word, suggestions: [best], decision }: WordProposal, sentence: Sentence) {
  if (!best) return false;
  if (kind !== 'grammar') return (decision.action === 'replace') === (kind === 'automatic');
  if (best.features['other pos'] || expressionOf(sentence, word.tokens.first, light)) return false;
  return grammarDoubt(best, lexicon.settings.decide) === undefined && formed++ % 2 === 0;
}

/** Confidence, gain, sources and similarity, by which limits are set. */
function numbersOf({ suggestions: [{ confidence, gain, evidence, features }] }: WordProposal) {
  const numbers = [confidence, gain, evidence, features.similarity ?? 0];
  return `(${numbers.map((number) => Number(number.toFixed(2))).join(' ')})`;
}

/** The sentence around the word with the replacement in it. */
function changed(text: string, { word, suggestions: [best] }: WordProposal): string {
  let after = text;
  for (const { start, end, replacement } of [...best.edits].sort((a, b) => b.start - a.start)) {
    after = `${after.slice(0, start)}[${replacement}]${after.slice(end)}`;
  }
  return `…${after.slice(Math.max(0, word.start - 50), word.end + 60)}`;
}
