import type { SentenceRules } from '../../language-file/rules-file.ts';
import { patternsOf } from '../../patterns.ts';
import { COMMAS, type Tree } from '../../tree.ts';

/** "das 1887 errichtete Gebäude": between an article and its noun no verb is finite. */
function isInNounPhrase(tree: Tree, index: number): boolean {
  if (tree.at(index + 1).upos !== 'NOUN') return false;
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    if (tree.at(at).upos === 'DET') return true;
    if (!/^(?:NUM|ADV|ADJ)$/.test(tree.at(at).upos)) return false;
  }
  return false;
}

/** A participle that may be a past tense: "The law granted permission to build …", "The smoke ascended." */
export function mayBeFinite(tree: Tree, index: number, rules: SentenceRules): boolean {
  const { features, head, relation, lemma } = tree.at(index);
  if (features.VerbForm !== 'Part' || features.Tense !== 'Past') return false;
  const helpers = (verb: number) =>
    tree.children(verb).filter((each) => tree.relation(each) === 'aux');
  // "Hagrid took him": a name that was read as a helping verb helps nobody.
  const asks = tree.tokens.some(({ form }) => form.startsWith('?'));
  const ending = rules.participles?.ending ?? ' ';
  const isName = (at: number) => at === 0 && !asks && !tree.lower(at).endsWith(ending);
  if (helpers(index).some((each) => !isName(each))) return false;
  if (relation === 'root') return true;
  // "The unrest escalated as …": with a subject and no help it may be the verb.
  if (tree.subjectOf(index) !== undefined) return true;
  // "was sent to Greece and participated": nobody is participated; "has come and gone" shares its help.
  const perfect = rules.participles?.perfect ?? [];
  const shares = helpers(head).some((each) => perfect.includes(tree.at(each).lemma));
  if (rules.passive?.never?.includes(lemma) && relation === 'conj' && !shares) return true;
  // What was done to something has no object, and without a verb there is no sentence.
  if (tree.child(index, ['obj', 'iobj']) !== undefined) return true;
  return relation === 'acl' && head === tree.root && tree.finiteOf(head) === undefined;
}

/** "the work performed in factories", "the facts observed": a past tense that may be a participle. */
export function mayBeParticiple(tree: Tree, index: number): boolean {
  const { features, relation } = tree.at(index);
  if (features.VerbForm !== 'Fin' || features.Tense !== 'Past') return false;
  if (/^(?:root|conj|parataxis|ccomp)$/.test(relation)) return false;
  const tied = tree
    .children(index)
    .some((i) => tree.relation(i) === 'mark' || /Rel/.test(tree.at(i).features.PronType ?? ''));
  const subject = tree.subjectOf(index);
  return !tied && (subject === undefined || tree.at(subject).upos !== 'PRON');
}

/** "the centre of commerce and transport for the area": a plain form joined to a noun is a noun. */
function isJoinedToNoun(tree: Tree, index: number): boolean {
  const { features, relation, head } = tree.at(index);
  if (relation !== 'conj' || features.VerbForm !== 'Inf' || tree.at(head).upos !== 'NOUN')
    return false;
  if (tree.at(index - 1).upos !== 'CCONJ' || tree.at(index - 2).upos !== 'NOUN') return false;
  return !tree.children(index).some((each) => /^(?:nsubj|aux|mark|obj)$/.test(tree.relation(each)));
}

/**
 * A comparative, which is not shaped anew, or, where the language says so, a participle without a
 * helping verb: mostly a finite form that looks the same ("besitzt", "erreicht").
 */
export function isMisread(tree: Tree, index: number, rules: SentenceRules): boolean {
  const { upos, lemma, features } = tree.at(index);
  const form = tree.lower(index);
  if (upos === 'ADJ') {
    const { comparative } = rules;
    const grown =
      comparative !== undefined &&
      form.startsWith(lemma.toLowerCase() + comparative) &&
      form.length > lemma.length + comparative.length;
    return features.Degree === 'Cmp' || features.Degree === 'Sup' || grown;
  }
  // "подаёт ходатайство": an object that was read as a subject would get the subject's ending.
  if (upos === 'NOUN' && features.Case === 'Nom' && tree.relation(index) === 'obj') return true;
  // "hacerlo", "farsi", "diciéndole": the pronoun would be lost.
  if (upos === 'VERB' && features.VerbForm === 'Inf' && form !== lemma.toLowerCase()) return true;
  const patterns = rules.boundPronouns ? patternsOf(rules.boundPronouns) : [];
  if (upos === 'VERB' && patterns.some((each) => form.search(each) >= 0)) return true;
  // "have been observed": a helping verb stands with no finite verb but itself.
  const helped =
    rules.passive?.auxiliaries?.[
      tree.lower(tree.children(index).find((each) => tree.relation(each) === 'aux') ?? -1)
    ];
  if (upos === 'VERB' && features.VerbForm === 'Fin' && helped) return true;
  if (upos === 'VERB' && rules.verbSecond && isInNounPhrase(tree, index)) return true;
  // "hatte er die Macht erlangt": beside a helping verb no form is finite.
  const isHelped = tree.children(index).some((each) => /^aux/.test(tree.relation(each)));
  if (upos === 'VERB' && rules.verbSecond && tree.isFinite(index) && isHelped) return true;
  if (upos === 'VERB' && rules.formsAlike && isJoinedToNoun(tree, index)) return true;
  if (upos === 'VERB' && rules.formsAlike && isListed(tree, index)) return true;
  // "presents forecasts of the economy": of two verbs side by side the second is a noun.
  const isActedOn = tree.isFinite(index - 1) && tree.at(index - 1).upos === 'VERB';
  if (upos === 'VERB' && tree.isFinite(index) && isActedOn && tree.at(index + 1).upos === 'ADP')
    return true;
  // "fossil remains show": of two verbs side by side the first is a noun.
  if (upos === 'VERB' && tree.isFinite(index) && tree.isFinite(index + 1)) return true;
  if (upos !== 'VERB' || !rules.participlesHaveHelp || features.VerbForm !== 'Part') return false;
  return !tree.children(index).some((each) => tree.relation(each) === 'aux');
}

/** "и которая …", "e em que …": one more clause of a noun before it. */
export function isRelative(tree: Tree, opening: number, rules: SentenceRules): boolean {
  const at = tree.at(opening).upos === 'ADP' ? opening + 1 : opening;
  return [rules.relativePronouns, rules.caseRelatives?.pronouns].some(
    (pronouns) => pronouns !== undefined && Object.hasOwn(pronouns, tree.lower(at)),
  );
}

/** "food, energy, transport, and health": one noun of a list. */
function isListed(tree: Tree, index: number): boolean {
  const { lemma } = tree.at(index);
  if (tree.lower(index) !== lemma || !COMMAS.has(tree.form(index - 1))) return false;
  const isNext = COMMAS.has(tree.form(index + 1)) || tree.at(index + 1).upos === 'CCONJ';
  return isNext && tree.at(index - 2).upos === 'NOUN';
}
