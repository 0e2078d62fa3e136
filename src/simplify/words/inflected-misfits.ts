import type { Sentence } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { byPlace } from './by-place.ts';
import type { ShapeRules } from './fitting-form.ts';
import type { AdjectiveEndings } from './lexicon.ts';
import { patternOf } from './pattern.ts';

/** Clashes where adjectives have endings, verbs have particles, and clauses have a fixed order: German. */
export function inflectedMisfit(
  word: string,
  form: string,
  sentence: Sentence,
  index: number,
  language: Language,
  rules: ShapeRules,
): string | undefined {
  return (
    strandedInfix(word, sentence, index, rules) ??
    joinedParticle(form, sentence, index, rules) ??
    emptyFirstPlace(word, sentence, index, rules) ??
    (rules.adjectiveEndings
      ? (lostDegree(word, form, sentence, index) ??
        lostEnding(form, sentence, index, rules.adjectiveEndings) ??
        noVerb(word, sentence, index, rules) ??
        lonePreposition(word, sentence, index, rules) ??
        looseArticle(sentence, index) ??
        misread(sentence, index, rules) ??
        counted(sentence, index) ??
        besideCapital(sentence, index) ??
        otherGender(sentence, index, language) ??
        boundAttribute(sentence, index) ??
        adverbOf(word, sentence, index, language, rules) ??
        otherPreposition(word, sentence, index, rules) ??
        loneParticle(sentence, index, rules) ??
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
function lostEnding(
  form: string,
  { tokens }: Sentence,
  index: number,
  endings: AdjectiveEndings,
): string | undefined {
  const lacks = (text: string, ending: string) => !patternOf(ending).test(text);
  const { form: original, analysis } = tokens[index];
  if (analysis?.upos !== 'ADJ') return undefined;
  const isAttribute = analysis.relation.startsWith('amod') && analysis.head > index;
  // A comparative has an ending in every position: noch unbeständiger.
  const { Degree } = analysis.features;
  const isRaised =
    (Degree === 'Cmp' && lacks(form, endings.raised)) ||
    (Degree === 'Sup' && lacks(form, endings.most));
  const isBare = lacks(form, endings.any) && !lacks(original, endings.any);
  return isRaised || (isAttribute && isBare) ? original : undefined;
}

/** A word that is not a verb cannot have a subject: *eine Belagerung haltbar; a participle alone may be an adjective. */
function noVerb(
  word: string,
  { tokens }: Sentence,
  index: number,
  { infinitives = [], adjectiveEndings }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  // Likewise, a past tense is not an adjective: *dieser ist füllte.
  const isPast = adjectiveEndings && word.endsWith(adjectiveEndings.past);
  if (analysis?.upos === 'ADJ' && isPast && form !== word) return form;
  if (analysis?.upos !== 'VERB' || word.includes(' ')) return undefined;
  const isHelped = tokens.some(
    (token) => token.analysis?.head === index && token.analysis.relation.startsWith('aux'),
  );
  const isPlain = analysis.features.VerbForm === 'Part' && !isHelped;
  return isPlain || infinitives.some((ending) => word.endsWith(ending)) ? undefined : form;
}

/** A preposition or conjunction in place of an adverb: *[bis] wenn eine Orgel kommt, for spätestens. */
function lonePreposition(
  word: string,
  { tokens }: Sentence,
  index: number,
  { prepositions = {}, conjunctions = [] }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  // Each preposition governs its own case: mitsamt dem, einschließlich des.
  if (analysis?.upos === 'ADP') return form;
  if (conjunctions.includes(word)) return analysis?.upos === 'SCONJ' ? undefined : form;
  return prepositions[word] ? form : undefined;
}

/** An article without a noun: the parser has not found which words belong together and must agree. */
function looseArticle({ tokens }: Sentence, index: number): string | undefined {
  const { upos, features } = tokens[index].analysis ?? {};
  // die beiden [verfeindeten] Bündnisse: a word between an article and its noun is not a verb.
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

/** A particle that is separate in a main clause: *sie aufnehmen, *er darstellte. */
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
  // Coordinated verbs share an auxiliary: [kann] sehen und aufnehmen.
  const lead = relation === 'conj' ? (tokens[index].analysis?.head ?? index) : index;
  const isHelped = tokens.some(
    ({ analysis }) =>
      (analysis?.head === index || analysis?.head === lead) && analysis.relation.startsWith('aux'),
  );
  return isMain && !isHelped ? tokens[index].form : undefined;
}

/** A pronoun that only the old verb has: eine [sich] stark wandelnde Welt, *sich lebende; es spielt [sich] ab. */
function lostReflexive({ tokens }: Sentence, index: number): string | undefined {
  const { relation = '', head } = tokens[index].analysis ?? {};
  const isAttribute = relation.startsWith('amod');
  return tokens.find(
    ({ analysis }, at) =>
      analysis?.features.Reflex === 'Yes' &&
      (analysis.head === index ||
        (isAttribute && (at === index - 1 || (at < index && analysis.head === head)))),
  )?.form;
}

/** Words that the tagger misreads, as their position or form shows. */
function misread(
  { tokens }: Sentence,
  index: number,
  { participles = '(?!)', adjectiveEndings }: ShapeRules,
): string | undefined {
  const { form, analysis } = tokens[index];
  const { upos = 'X', relation = '', head = -1, features = {} } = analysis ?? {};
  // des [Abends], die [Top] Ten, der [Pazifische] Ozean: inside a sentence, a capital marks a noun or a name.
  const isInside = index > 0 && /[\p{L}\d,]$/u.test(tokens[index - 1].form);
  if (isInside && /^\p{Lu}/u.test(form) && !['NOUN', 'PROPN', 'X'].includes(upos)) return form;
  // Die Orte wurden [geräumt], as an adverb.
  if (upos === 'ADV' && patternOf(participles).test(form)) return form;
  // er [entnahm] Proben, as an adjective: before its noun it would have an ending.
  const isAttribute = upos === 'ADJ' && relation.startsWith('amod') && head > index;
  const isBare = adjectiveEndings && !patternOf(adjectiveEndings.any).test(form);
  if (isAttribute && form.toLowerCase() === analysis?.lemma.toLowerCase() && isBare) return form;
  // straf- und [zivilrechtliche]: it shares its second part with another word.
  if (/\p{L}-$/u.test(tokens[index - 2]?.form ?? '')) return form;
  // das aus Titan [hergestellte] Teil, as a verb.
  const isVerb = upos === 'VERB' && features.VerbForm !== 'Part';
  // Bei [verpackten] Lebensmitteln.
  const before = tokens[index - 1]?.analysis?.upos ?? 'X';
  if (isVerb && features.VerbForm !== 'Inf' && ['ADP', 'DET'].includes(before)) return form;
  return isVerb && head === index + 1 && /^(?:amod|acl)/.test(relation) ? form : undefined;
}

/** An attribute with its own dependents, which the new one may not allow: eine [mit der Erwärmung] übereinstimmende. */
function boundAttribute({ tokens }: Sentence, index: number): string | undefined {
  const { upos, relation = '' } = tokens[index].analysis ?? {};
  if (upos !== 'ADJ' || !relation.startsWith('amod')) return undefined;
  return tokens.find(
    ({ analysis }, at) =>
      analysis?.head === index && at < index && /^(?:obl|nmod|obj|iobj)/.test(analysis.relation),
  )?.form;
}

/** An adjective in place of an adverb that is derived from another word: kurioserweise, *seltsam. */
function adverbOf(
  word: string,
  { tokens }: Sentence,
  index: number,
  { frequency }: Language,
  { adverb }: ShapeRules,
): string | undefined {
  const { form } = tokens[index];
  if (adverb === undefined || !form.endsWith(adverb)) return undefined;
  return frequency.rank(word + adverb) === undefined ? undefined : form;
}

/** Two words with capitals are usually a name: auf dem [Großen] Exerzierplatz. */
function besideCapital({ tokens }: Sentence, index: number): string | undefined {
  const before = tokens[index - 1];
  if (index < 2 || tokens[index].analysis?.upos !== 'NOUN') return undefined;
  const isInside = /[\p{L}\d,]$/u.test(tokens[index - 2].form);
  return isInside && /^\p{Lu}/u.test(before.form) ? before.form : undefined;
}

/** Where the tagger gives a noun the wrong gender, agreement is uncertain: schaumiger [Speichel]. */
function otherGender(sentence: Sentence, index: number, language: Language): string | undefined {
  return gendered(sentence, index, () => {
    const { form, analysis } = sentence.tokens[index];
    if (analysis?.upos !== 'NOUN') return undefined;
    const own = language.reshape(analysis.lemma, sentence, index);
    return own && own.agreement.length > 0 ? form : undefined;
  });
}

const gendered = byPlace<string | undefined>();

/** A counted noun is plural, even if the tagger disagrees: 200 [Meuterer], *Revolutionär. */
function counted({ tokens }: Sentence, index: number): string | undefined {
  const { upos, features } = tokens[index].analysis ?? {};
  if (upos !== 'NOUN' || features?.Number !== 'Sing') return undefined;
  const { head = -1, relation } = tokens[index].analysis!;
  const others = tokens.filter(({ analysis }) => analysis?.head === index);
  // Listen und [Einkaufszettel]: without an article, coordinated with a plural.
  const joined = [
    ...(relation === 'conj' ? [tokens[head]] : []),
    ...others.filter(({ analysis }) => analysis?.relation === 'conj'),
  ];
  const isBare = !others.some(({ analysis }) => /^(?:det|amod)/.test(analysis?.relation ?? ''));
  const plural = joined.find(({ analysis }) => analysis?.features.Number === 'Plur');
  if (isBare && plural) return plural.form;
  return tokens.find(
    ({ form, analysis }) =>
      analysis?.head === index &&
      analysis.relation === 'nummod' &&
      /^\d+$/.test(form) &&
      form !== '1',
  )?.form;
}

/** wonach is not worauf: they require different prepositions. */
function otherPreposition(
  word: string,
  { tokens }: Sentence,
  index: number,
  { prepositions = {} }: ShapeRules,
): string | undefined {
  const { form } = tokens[index];
  const [old, now] = [form.toLowerCase(), word].map((each) =>
    Object.keys(prepositions).find((name) => prepositions[name].includes(each)),
  );
  return old !== undefined && now !== undefined && old !== now ? form : undefined;
}

/** A separated verb particle: sie taten sich [hervor], *heraus. */
function loneParticle(
  { tokens }: Sentence,
  index: number,
  { separable = [] }: ShapeRules,
): string | undefined {
  const { form } = tokens[index];
  return separable.includes(form.toLowerCase()) ? form : undefined;
}

/** A degree of comparison that the new word does not show: am [ärgsten], *am schlimm. */
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

const REACH = 6;
