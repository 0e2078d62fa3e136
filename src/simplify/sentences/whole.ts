import type { Sentence } from '../../core/index.ts';
import { sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { SentenceRules } from './language-file/rules-file.ts';
import { hasEnding } from './rules/clauses/endings.ts';
import { Tree } from './tree.ts';

/** Why a sentence that was split off is not a whole one; undefined when it is, or the source was no better. */
export function brokenSentence(
  source: string,
  output: string,
  language: Language,
  rules: SentenceRules,
): string | undefined {
  const before = sentencesOf(language.analyse(source));
  const after = sentencesOf(language.analyse(output));
  if (after.length <= before.length)
    return losesMain(before, after, rules) ? SUBORDINATE : undefined;
  if (after.some((each) => hasOnlyQuotedVerb(new Tree(each)))) return 'The only verb is quoted.';
  const faults = new Set(before.map((each) => faultOf(each, rules)));
  return after.map((each) => faultOf(each, rules)).find((fault) => fault && !faults.has(fault));
}

/** Is there a sentence without a finite verb, where each of the source had one? */
export function losesFinite(
  source: string,
  output: string,
  language: Language,
  rules: SentenceRules,
): boolean {
  const { formsAlike, demonstratives } = rules;
  // Elsewhere the tagger errs on a new word ("mostrou") more often than an edit takes the verb away.
  if (!formsAlike) return false;
  const [before, after] = [source, output].map((text) =>
    sentencesOf(language.analyse(text)).every((sentence) => {
      const tree = new Tree(sentence, formsAlike);
      // "This forces Ann out": no noun of many follows that word.
      const isOne = demonstratives?.Sing === tree.form(0) && hasEnding(tree.form(1), rules);
      const acts = (index: number) => tree.isFinite(index) || actsBefore(tree, index);
      return isOne || tree.tokens.some((_, index) => acts(index));
    }),
  );
  return before && !after;
}

/** "Young established many records": with an object, what is read as a participle on top is the verb. */
function actsBefore(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  const past = upos === 'VERB' && features.VerbForm === 'Part' && features.Tense === 'Past';
  return past && index === tree.root && index > 0 && tree.child(index, ['obj']) !== undefined;
}

const SUBORDINATE = 'A clause stands without the one that it belongs to.';

/** "When you move a field, the others move." without what was said of the others. */
function losesMain(
  before: readonly Sentence[],
  after: readonly Sentence[],
  rules: SentenceRules,
): boolean {
  const [was, is] = [before, after].map((all) =>
    all.filter((each) => isSubordinate(new Tree(each), rules)),
  );
  return is.length > was.length;
}

function faultOf(sentence: Sentence, rules: SentenceRules): string | undefined {
  const tree = new Tree(sentence);
  if (isSubordinate(tree, rules)) return SUBORDINATE;
  if (isCutOff(tree, rules)) return 'A sentence ends too early.';
  if (isLeftOpen(tree)) return 'A verb has lost its subject.';
  if (isUneven(tree)) return 'Two verbs that are joined have different forms.';
  if (isOnlyNamed(tree, rules)) return 'A sentence names something and tells nothing of it.';
  return undefined;
}

/** 'Its sequel "Ashes to Ashes".': a word of a title was taken for a verb. */
function hasOnlyQuotedVerb(tree: Tree): boolean {
  if (!tree.enclosed[tree.root] || tree.enclosed[0]) return false;
  return !tree.tokens.some((_, index) => tree.isFinite(index) && !tree.enclosed[index]);
}

/** "Mikelek irabazi duela.": where verbs themselves tell that they hang on another, one must not. */
function hangsByEnding(tree: Tree, { dependentEndings }: SentenceRules): boolean {
  if (!dependentEndings) return false;
  // "sartzen saiatu zela": taggers call a participle finite, but give it no mood.
  const isTelling = (index: number) => tree.isFinite(index) && tree.at(index).features.Mood;
  const verbs = tree.tokens.filter((_, index) => isTelling(index));
  const hangs = (form: string) => dependentEndings.some((ending) => form.endsWith(ending));
  return verbs.length > 0 && verbs.every(({ form }) => hangs(form.toLowerCase()));
}

/** "As he emerged from the subway." */
function isSubordinate(tree: Tree, rules: SentenceRules): boolean {
  const { subordinators = [], formsAlike } = rules;
  if (hangsByEnding(tree, rules)) return true;
  if (tree.tokens.some(({ form }) => form === ',')) return false;
  // "In 1940 when the army came."
  const { root } = tree;
  const acts = tree.subjectOf(root) ?? 0;
  const told = tree.tokens.findIndex((_, i) => tree.isFinite(i));
  const isMark = (i: number) => subordinators.includes(tree.lower(i)) && tree.at(i).head === root;
  const opens = tree.tokens.some((_, i) => i > 1 && i < acts && i < told && isMark(i));
  if (formsAlike && opens) return true;
  // "But although she has healed."
  const first = tree.at(0).upos === 'CCONJ' ? 1 : 0;
  if (!subordinators.includes(tree.lower(first))) return false;
  const { head, upos } = tree.at(first);
  // A conjunction that hangs on no verb was hung on its subject.
  const isMisread = upos === 'SCONJ' && !/^(?:VERB|AUX|ADJ)$/.test(tree.at(head).upos);
  const subject = tree.subjectOf(tree.root);
  // "Since March 2013 he has", "After two decades he is": no clause, but a time before its subject.
  const start = subject === undefined ? first : (tree.stretch(subject)?.first ?? subject);
  const times = /^(?:NUM|NOUN)$/.test(tree.at(start - 1).upos) && start > first + 1;
  const dated = [first + 1, first + 2].some((i) => /^\d{4}$/.test(tree.form(i)));
  if (dated || (times && tree.at(first + 1).upos !== 'ADP')) return false;
  return (head === tree.root || isMisread) && subject !== undefined;
}

/** "This killed four workers and hurting eleven.": the one goes on, the other does not. */
function isUneven(tree: Tree): boolean {
  const { upos, features } = tree.at(tree.root);
  if (upos !== 'VERB' || features.VerbForm !== 'Fin') return false;
  const goesOn = (index: number) => {
    const { VerbForm, Tense } = tree.at(index).features;
    return VerbForm === 'Ger' || (VerbForm === 'Part' && Tense === 'Pres');
  };
  const first = tree.tokens.findIndex((_, index) => goesOn(index));
  return first > tree.root && tree.at(first - 1).upos === 'CCONJ';
}

/** "Una nueva norma que regula la caza.", "Muerte por asfixia.": a noun, and verbs only in what "que" opens. */
function isOnlyNamed(tree: Tree, { proDrop, gendered, relativePronouns = {} }: SentenceRules) {
  const { upos } = tree.at(tree.root);
  if (!proDrop || !gendered || !/^(?:NOUN|PROPN|NUM)$/.test(upos)) return false;
  if (tree.finiteOf(tree.root) !== undefined) return false;
  const told = tree.tokens.findIndex((_, i) => /^(?:VERB|AUX)$/.test(tree.at(i).upos));
  if (told < 0) return true;
  const que = tree.tokens.findIndex((_, i) => Object.hasOwn(relativePronouns, tree.lower(i)));
  return que > tree.root && que < told && tree.at(told).relation.startsWith('acl');
}

/** "This gives workers a day, is a good idea.": the comma before the verb has no partner. */
function isLeftOpen(tree: Tree): boolean {
  const first = tree.tokens.findIndex(({ form }) => form === ',');
  return first > 2 && tree.at(first + 1).upos === 'AUX' && tree.isFinite(first + 1);
}

/** "They planned it but, after they split up.", "The police have, for 100 years." */
function isCutOff(tree: Tree, { participles }: SentenceRules): boolean {
  const last = tree.tokens.findLastIndex(({ form }) => form === ',');
  const { upos, lemma } = tree.at(last - 1);
  if (last > 0 && /^[SC]CONJ$/.test(upos)) return true;
  return (
    last > 0 &&
    (upos === 'AUX' || participles?.perfect?.includes(lemma) === true) &&
    !tree.tokens.some((_, i) => i > last && /^(?:VERB|AUX|ADJ)$/.test(tree.at(i).upos))
  );
}
