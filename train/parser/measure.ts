import type { Language } from '../../src/language/index.ts';
import type { Floors } from '../../src/language/parser/constructions.ts';
import { convert } from '../analysis/convert.ts';
import { DATA } from '../analysis/paths.ts';
import { type Recipe, testSentences } from '../analysis/recipes.ts';
import { type GoldSentence, readTreebank } from '../analysis/treebank.ts';
import { calibrationError } from './calibration.ts';
import { type Compared, type ConstructionRow, constructionRows } from './floors.ts';
import { bareTokens, goldTokens } from './gold.ts';
import { harmonise } from './harmonise.ts';
import type { ParserRecipe } from './recipes.ts';

/** How well the accurate parser of a language finds constructions, and knows what it knows. */
export interface ParserReport {
  readonly treebank: string;
  /** Expected calibration error of heads, in points. */
  readonly calibration: number;
  readonly rows: readonly ConstructionRow[];
}

/** Analyses sentences and puts them beside their annotation. */
export function comparedBy(
  analyse: (tokens: ReturnType<typeof bareTokens>) => void,
  sentences: readonly GoldSentence[],
): Compared[] {
  return sentences.map((sentence) => {
    const found = bareTokens(sentence);
    analyse(found);
    return { gold: goldTokens(sentence), found };
  });
}

/** The test sentences on which constructions are counted, in the scheme that parsers learn. */
export function testTrees(recipe: ParserRecipe, language: string) {
  const { path, name, includes } = testSentences(constructionSet(recipe));
  const sentences = readTreebank(DATA + path, language, 'split').filter((_, i) => includes(i));
  const converted = sentences.map((sentence) => convert(sentence));
  return { name, sentences: harmonise(converted, recipe.agents) };
}

function constructionSet({ test, constructions }: ParserRecipe): Recipe['test'][number] {
  const wanted = constructions ?? '-PUD/';
  return test.find((set) => testSentences(set).path.includes(wanted)) ?? test[0];
}

export function reportOf(language: Language, recipe: ParserRecipe): ParserReport {
  const { name, sentences } = testTrees(recipe, language.id);
  const compared = comparedBy(
    (tokens) => language.analyseTokens(tokens, { accurate: true }),
    sentences,
  );
  return {
    treebank: name,
    calibration: calibrationError(compared),
    rows: constructionRows(compared, language.floors as Floors),
  };
}

const percent = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(0));

/** The report as a Markdown table. */
export function reportTable(
  language: string,
  { treebank, calibration, rows }: ParserReport,
): string {
  const lines = rows.map(({ kind, gold, precision, recall, sure }) => {
    const shares = [precision, recall, sure.precision, sure.recall].map(percent);
    return [kind.replaceAll('-', ' '), gold, ...shares].join(' | ');
  });
  return [
    `Constructions in ${treebank} (${language}), in per cent; calibration error of heads ${calibration.toFixed(1)} points:`,
    '',
    '| construction | in the treebank | precision | recall | precision above the floor | recall above the floor |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
