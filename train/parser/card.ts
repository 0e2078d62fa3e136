import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { treebankName } from '../analysis/treebank-licences.ts';
import { type ParserReport, reportTable } from './measure.ts';
import { type ParserRecipe, parserRecipes } from './recipes.ts';
import { textSources } from './texts.ts';

/** Writes `languages/xx/SOURCES-parser.md`: data, licence, accuracy and calibration of the parser. */
export function writeParserCard(language: string, report: ParserReport): void {
  const recipe = parserRecipes[language];
  const path = `languages/${language}/parser.bin.gz`;
  const { mtime, size } = statSync(path);
  const floors = readFileSync(`languages/${language}/floors.json`, 'utf8');
  const vectors = existsSync(`languages/${language}/vectors.bin.gz`)
    ? 'Word vectors: those of `vectors.bin.gz`, under its licence.'
    : 'Without word vectors.';
  const dials = (recipe.dials ?? []).map((each) => each.split('/')[1]);
  const card = `# Accurate parser (parser.bin.gz)

BiLSTMs over word vectors, learned vectors of frequent words and hashed affixes, biaffine arcs and labels, the best tree (\`src/language/parser\`; ${(size / 1e6).toFixed(1)} MB). Trained ${mtime.toISOString().slice(0, 10)} by \`npx tsx train/parser/train.ts ${language}\`, ${recipe.rounds} rounds, seed 1.

${licence(recipe)}

Trained on:
${sourcesOf(recipe)
  .map((source) => `- ${treebankName(source)}`)
  .join('\n')}
${taught(recipe, language)}${texts(recipe, language)}
${vectors} One sentence in ${recipe.heldOut} was held out, in blocks of ten. Probabilities are calibrated on them by temperatures, and the floors of \`floors.json\` are fitted on them: a floor is the least probability at which nine of ten cases are right; 2 means that none is sure enough, or that there are too few.${dials.length > 0 ? ` Where too few were held out, and for the temperature of heads, ${dials.join(' and ')} took part: such sets fit these few numbers only, and no weight is learned from them.` : ''}

${reportTable(language, report)}

UPOS, features, lemma, UAS and LAS: see the table of the analysis above.

\`floors.json\`:

\`\`\`json
${floors.trim()}
\`\`\`
`;
  writeFileSync(`languages/${language}/SOURCES-parser.md`, card);
}

function sourcesOf(recipe: ParserRecipe): string[] {
  return [
    ...recipe.train,
    ...(recipe.free ?? []),
    ...(recipe.old ?? []).map(({ path }) => path),
    ...(recipe.relatives ?? []).map(({ path }) => path),
  ];
}

/** What was learned from text without trees. */
function taught({ teachers = 0 }: ParserRecipe, language: string): string {
  if (teachers === 0) return '';
  return `
${teachers} networks of other seeds, trained on the same trees, annotated the sentences of the set \`documents/${language}\` (\`SOURCE.tsv\` names origin and licence of each document; those under the GPL or without a licence are left out). Where they agree on a word, the network learned from that, too, beside the relatives. No text can be read from the weights.
`;
}

/** Texts that words were counted in, and that an installed parser annotated. */
function texts({ textWords, taughtBy, rawWords }: ParserRecipe, language: string): string {
  const told = [
    textWords
      ? `The vectors of up to ${textWords} words begin with what stands beside them in the texts below (\`train/parser/embed.py\`).`
      : '',
    taughtBy
      ? `The first ${rawWords} words of the texts below, without their own trees, were annotated by ${TEACHERS[taughtBy]} (\`train/parser/${taughtBy}\`), and the network learned from that, too.`
      : '',
  ].filter((sentence) => sentence !== '');
  if (told.length === 0) return '';
  const list = textSources(language).map(({ name }) => `- ${name}`);
  return `\n${told.join(' ')} No text can be read from the weights.\n${list.join('\n')}\n`;
}

const TEACHERS = { 'teacher-ja.py': 'GiNZA 5.2.0 (`ja_ginza`; MIT)' };

/** Share-alike data make the weights share-alike, non-commercial ones non-commercial. */
function licence(recipe: ParserRecipe): string {
  const licences = sourcesOf(recipe).map(treebankName);
  return licences.some((each) => /NC/.test(each))
    ? '**Not for commercial use:** the free trees of the language are too few, so that some of the treebanks below are under an NC licence. Treat `parser.bin.gz` as CC BY-NC-SA 4.0.'
    : 'The weights are learned from share-alike data: treat `parser.bin.gz` as CC BY-SA 4.0.';
}
