import type { Sentence } from '../../core/index.ts';
import type { ShapeRules } from './fitting-form.ts';

/** What would be wrong where adjectives have endings, verbs have particles, and clauses an order: German. */
export function inflectedMisfit(
  word: string,
  form: string,
  sentence: Sentence,
  index: number,
  rules: ShapeRules,
): string | undefined {
  return (
    strandedInfix(word, sentence, index, rules) ??
    joinedParticle(form, sentence, index, rules) ??
    emptyFirstPlace(word, sentence, index, rules) ??
    (rules.adjectiveEndings
      ? (lostDegree(word, form, sentence, index) ??
        lostEnding(form, sentence, index) ??
        noVerb(word, sentence, index, rules) ??
        lonePreposition(word, sentence, index, rules) ??
        looseArticle(sentence, index) ??
        lostReflexive(sentence, index))
      : undefined)
  );
}

/** zu adaptieren, but anzupassen: the particle would have to move. */
function strandedInfix(
  word: string,
  { tokens }: Sentence,
  index: number,
  { infix, separable = [] }: ShapeRules,
): string | undefined {
  if (infix === undefined || tokens[index].analysis?.upos !== 'VERB') return undefined;
  const before = tokens[index - 1]?.form;
  return before?.toLowerCase() === infix && separable.some((start) => word.startsWith(start))
    ? before
    : undefined;
}

/** Before its noun an adjective has an ending: den [erlittenen] Ausfall, *den gelitten Ausfall. */
function lostEnding(form: string, { tokens }: Sentence, index: number): string | undefined {
  const { form: original, analysis } = tokens[index];
  if (analysis?.upos !== 'ADJ') return undefined;
  const isAttribute = analysis.relation.startsWith('amod') && analysis.head > index;
  // What is raised has an ending wherever it stands: noch unbeständiger.
  const isRaised = analysis.features.Degree === 'Cmp' && !RAISED.test(form);
  return isRaised || (isAttribute && ENDED.test(original) && !ENDED.test(form))
    ? original
    : undefined;
}

/** What is no verb cannot do anything: *eine Belagerung haltbar; a participle alone may be an adjective. */
function noVerb(
  word: string,
  { tokens }: Sentence,
  index: number,
  { infinitives = [] }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  if (analysis?.upos !== 'VERB' || word.includes(' ')) return undefined;
  const isHelped = tokens.some(
    (token) => token.analysis?.head === index && token.analysis.relation.startsWith('aux'),
  );
  const isPlain = analysis.features.VerbForm === 'Part' && !isHelped;
  return isPlain || infinitives.some((ending) => word.endsWith(ending)) ? undefined : form;
}

/** A preposition for an adverb: *[bis] wenn eine Orgel kommt, for spätestens. */
function lonePreposition(
  word: string,
  { tokens }: Sentence,
  index: number,
  { prepositions = {} }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  return analysis?.upos !== 'ADP' && prepositions[word] ? form : undefined;
}

/** An article that hangs on no noun: the parser does not see which words go together, and what must agree. */
function looseArticle({ tokens }: Sentence, index: number): string | undefined {
  const { upos, features } = tokens[index].analysis ?? {};
  // die beiden [verfeindeten] Bündnisse: what stands between an article and its noun is no verb.
  const isVerb = upos === 'VERB' && !['Inf', 'Part'].includes(features?.VerbForm ?? 'Fin');
  if (upos !== 'NOUN' && !isVerb) return undefined;
  return tokens.slice(Math.max(0, index - REACH), index).find(({ analysis }, at) => {
    if (analysis?.relation !== 'det') return false;
    const head = tokens[analysis.head]?.analysis?.upos ?? 'X';
    if (!isVerb) return analysis.head > at && head === 'VERB';
    return analysis.head === index || (analysis.head === index + 1 && head === 'NOUN');
  })?.form;
}

/** The verb of a main clause comes second, and some words do not count: *Aber [sollte] man. */
function emptyFirstPlace(
  word: string,
  { tokens }: Sentence,
  index: number,
  { joining = [] }: ShapeRules,
): string | undefined {
  const next = tokens[index + 1];
  return joining.includes(word) && next?.analysis?.features.VerbForm === 'Fin'
    ? next.form
    : undefined;
}

/** A particle that stands apart in a main clause: *sie aufnehmen, *er darstellte. */
function joinedParticle(
  form: string,
  { tokens }: Sentence,
  index: number,
  { separable = [] }: ShapeRules,
): string | undefined {
  const { upos, relation = '' } = tokens[index].analysis ?? {};
  if (upos !== 'VERB' || !separable.some((start) => form.toLowerCase().startsWith(start)))
    return undefined;
  const relations = tokens.flatMap(({ analysis }) =>
    analysis?.head === index ? [analysis.relation] : [],
  );
  const isMain = /^(?:root|conj|parataxis)/.test(relation) && !relations.includes('mark');
  // Joined verbs share what helps them: [kann] sehen und aufnehmen.
  const lead = relation === 'conj' ? (tokens[index].analysis?.head ?? index) : index;
  const isHelped = tokens.some(
    ({ analysis }) =>
      (analysis?.head === index || analysis?.head === lead) && analysis.relation.startsWith('aux'),
  );
  return isMain && !isHelped ? tokens[index].form : undefined;
}

/** A pronoun that only the old verb has: eine [sich] wandelnde Welt, *sich lebende; es spielt [sich] ab. */
function lostReflexive({ tokens }: Sentence, index: number): string | undefined {
  const isAttribute = tokens[index].analysis?.relation.startsWith('amod');
  return tokens.find(
    ({ analysis }, at) =>
      analysis?.features.Reflex === 'Yes' &&
      (analysis.head === index || (isAttribute && at === index - 1)),
  )?.form;
}

/** A comparison that the new word does not show: am [ärgsten], *am schlimm. */
function lostDegree(
  word: string,
  form: string,
  { tokens }: Sentence,
  index: number,
): string | undefined {
  const { form: original, analysis } = tokens[index];
  const isRaised = ['Cmp', 'Sup'].includes(analysis?.features.Degree ?? '');
  return isRaised && form.toLowerCase() === word.toLowerCase() ? original : undefined;
}

const ENDED = /e[mnrs]?$/;

const RAISED = /er(?:e[mnrs]?)?$/;

const REACH = 6;
