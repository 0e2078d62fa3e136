import type { Features, Sentence, Upos } from '../../core/index.ts';
import { gunzip, type LanguageFiles, readText } from '../files.ts';
import type { Reshaped } from '../language.ts';
import type { AgreementContext } from './agreement.ts';
import { type AgreementRules, WordFamilies } from './agreement-rules.ts';
import { type ConjugationRules, RuleConjugation } from './conjugation.ts';
import { ParadigmModel } from './inflector.ts';
import { unpackModel } from './model.ts';
import { reshape } from './reshape.ts';

export { reshapedEdits } from './reshape.ts';

/** Inflects lemmas, and puts lemmas into the form of words. Never throws on content. */
export interface Inflector {
  /**
   * The form of a lemma with these features; that of the nearest known cell if features are missing or
   * superfluous. Words that do not inflect are returned unchanged.
   *
   * @example inflector.inflect('buy', 'VERB', { Tense: 'Past' }) // 'bought'
   */
  inflect(lemma: string, upos: Upos, features: Features): string | undefined;
  /** The inherent gender of a noun, if the language has gender. */
  gender(lemma: string): string | undefined;
  /** The features of the cells of an article or another determiner, if known. */
  cells(determiner: string): readonly Features[];
  /** Puts a lemma into the form of a word in its analysed sentence and lists the changes that must follow. */
  reshape(lemma: string, sentence: Sentence, tokenIndex: number): Reshaped | undefined;
}

/**
 * The inflector of a language, from `xx/inflection.bin.gz`, `xx/agreement.json` and
 * `xx/conjugation.json`, as far as it has them.
 *
 * @example const inflector = await loadInflection(await folderFiles(), 'es');
 */
export async function loadInflection(
  files: LanguageFiles,
  id: string,
): Promise<Inflector | undefined> {
  const packed = await files.read(`${id}/inflection.bin.gz`);
  const rulesText = await readText(files, `${id}/agreement.json`);
  const conjugationText = await readText(files, `${id}/conjugation.json`);
  if (!packed && rulesText === undefined && conjugationText === undefined) return undefined;
  const rules: AgreementRules = rulesText === undefined ? {} : JSON.parse(rulesText);
  const model = packed && new ParadigmModel(unpackModel(await gunzip(packed)), rules.respelled);
  const conjugation =
    conjugationText === undefined
      ? undefined
      : new RuleConjugation(JSON.parse(conjugationText) as ConjugationRules);
  return inflectorOf(model, rules, conjugation);
}

function inflectorOf(
  model: ParadigmModel | undefined,
  rules: AgreementRules,
  conjugation: RuleConjugation | undefined,
): Inflector {
  const inflect = (lemma: string, upos: string, features: Features): string | undefined => {
    if (lemma === '') return undefined;
    if (conjugation) return conjugation.inflect(lemma, upos, features);
    if (!model?.inflects(upos)) return lemma;
    const cell = model.cellFor(lemma, upos, features);
    return cell && model.formIn(cell, lemma);
  };
  const context: AgreementContext = {
    rules,
    families: new WordFamilies(rules),
    inherent: (lemma) => model?.inherent(lemma) ?? {},
    inflect,
    marks: (upos, feature) => model?.marks(upos, feature) ?? false,
  };
  return {
    inflect,
    gender: (lemma) => context.inherent(lemma).Gender,
    cells: (determiner) => context.families.cells(determiner, 'DET'),
    reshape: (lemma, sentence, tokenIndex) =>
      conjugation?.reshape(lemma, sentence, tokenIndex) ??
      reshape(model, context, lemma, sentence, tokenIndex),
  };
}
