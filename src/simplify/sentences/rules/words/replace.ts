import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import {
  cut,
  dropping,
  type Piece,
  type Proposal,
  range,
  textOf,
  upperFirst,
} from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isMisread, mayBeFinite, mayBeParticiple } from '../clauses/misread.ts';
import { thirdPerson } from '../subjects/third-person.ts';
import { asItIs, mayStandAsIs } from './as-it-is.ts';
import { formIn } from './formed.ts';
import { isBarred } from './neighbours.ts';
import { breaksGender } from './other-gender.ts';
import { phrases } from './phrases.ts';
import { breaksElision, isOwner, placed } from './placed.ts';
import { isOtherCase } from './read-case.ts';
import { isOtherMood, isOtherPast, isUnexplained } from './read-form.ts';
import { isBeside, isSaidNear, isSaidNext } from './said-near.ts';
import { agreedCopula, openerOf, senseAt, withVerb } from './senses.ts';
import {
  isBeforeWhatItModifies,
  isCompared,
  isHelped,
  isInName,
  isName,
  isPlain,
  isTerm,
  maySayInSeveral,
  partsFromPronoun,
  tellsOfAll,
} from './word-place.ts';

/** A sense in which a word says nothing: "all the way from Rome" → "from Rome". */
const NOTHING = '-';

/** Words that have one form. */
const SMALL = /^(?:ADP|SCONJ|DET)$/;

/** Phrases and words for which the language's rules know an easier one. */
export function replacements(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { capitalNouns = false } = language.profile;
  const longer = phrases(tree, rules, capitalNouns);
  // "at the earliest opportunity": no word of a phrase that is said otherwise is one by itself.
  const isApart = (word: Proposal) =>
    longer.every(
      (phrase) =>
        !phrase.dropped.includes(word.dropped[0]) || writtenBy(phrase).includes(writtenBy(word)),
    );
  return [...longer, ...words(tree, rules, language).filter(isApart)];
}

function writtenBy({ pieces }: Proposal): string {
  return pieces[0].parts.join('').toLowerCase();
}

function words(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { words: table } = rules;
  if (!table) return [];
  const found: Proposal[] = [];
  tree.tokens.forEach((token, index) => {
    const { upos } = tree.at(index);
    const lemma = lemmaAt(tree, index, table[upos]);
    const sense = senseAt(tree, index, rules);
    const listed = Object.hasOwn(table[upos] ?? {}, lemma) ? table[upos][lemma] : undefined;
    const easier = sense ? withVerb(tree, index, sense, language) : listed;
    if (easier === undefined) return;
    const stretch = { first: index, last: index + (sense?.rest.length ?? 0) };
    const isNoun = upos === 'NOUN' && language.profile.capitalNouns;
    if (tree.enclosed[index] || (!isNoun && isInName(tree, index))) return;
    if (!rules.nounsOpen && mayBeTitle(tree, index)) return;
    if (easier === NOTHING) {
      const reason = `"${textOf(tree, stretch).toLowerCase()}" adds little here.`;
      found.push(dropping(tree, stretch, 'drop/filler', reason, lemma));
      return;
    }
    if (sense?.asIs) {
      if (mayStandAsIs(tree, stretch, easier))
        found.push(asItIs(tree, stretch, lemma, easier, language));
      return;
    }
    const passive = tree.children(index).some((each) => tree.at(each).relation === 'aux:pass');
    // "accompanied by" → "gone with by"
    const isDone = passive || rules.passive?.by.includes(tree.lower(index + 1));
    if (
      upos === 'VERB' &&
      easier.includes(' ') &&
      !maySayInSeveral(tree, index, isDone, sense, rules)
    )
      return;
    if (upos === 'VERB' && partsFromPronoun(tree, index, easier, rules)) return;
    if (upos === 'VERB' && /^(?:amod|compound)$/.test(tree.relation(index))) return;
    if (upos === 'VERB' && rules.verbSecond && isHelped(tree, index)) return;
    if (upos === 'PRON' && tellsOfAll(tree, index)) return;
    if (isMisread(tree, index, rules)) return;
    if (isBarred(tree, stretch, lemma, rules)) return;
    if (upos === 'ADV' && easier.includes(' ')) {
      // "more fluently" → "more very well"
      const isMore = rules.comparing?.includes(tree.lower(index - 1));
      if (isMore || isBeforeWhatItModifies(tree, index)) return;
    }
    // "very briefly" → "very for a short time"
    if (
      /^(?:ADV|ADJ)$/.test(upos) &&
      easier.includes(' ') &&
      tree.child(index, ['advmod']) !== undefined
    )
      return;
    if (upos === 'ADJ' && (!isPlain(tree, index) || isCompared(tree, index, easier, rules))) return;
    if (upos === 'ADJ' && rules.gendered && isGuessed(tree, index, easier, language)) return;
    if (upos === 'NOUN' && rules.compoundsAreTerms && isTerm(tree, index, lemma, rules)) return;
    if (upos === 'NOUN' && isName(tree, index, rules)) return;
    if (upos === 'VERB' && rules.gendered && isUnexplained(tree, index, language)) return;
    if (upos === 'VERB' && isOtherMood(tree, index, easier, rules, language)) return;
    if (/^(?:ADJ|NOUN)$/.test(upos) && isSaidNear(tree, stretch, easier)) return;
    if (isSaidNext(tree, stretch, easier, table)) return;
    const shaped =
      sense && SMALL.test(upos)
        ? { form: /^\p{Lu}/u.test(token.form) ? upperFirst(easier) : easier, agreement: [] }
        : language.reshape(easier, tree.sentence, index);
    // A neighbour's form that nobody writes was made up: "Lees".
    const isWritten = (form?: string) =>
      form !== undefined &&
      (language.frequency.size === 0 || language.frequency.zipf(form.toLowerCase()) > 2.5);
    if (!shaped || shaped.agreement.some(({ form }) => !isWritten(form))) return;
    if (
      upos === 'VERB' &&
      rules.gendered &&
      isOtherPast(tree, index, easier, shaped.form, language)
    )
      return;
    // "in die kleine Stube" → "in das kleine Zimmer": pronouns that follow would have to change, too.
    if (isNoun && shaped.agreement.length > 0) return;
    if (upos === 'NOUN' && breaksGender(tree, index, easier, language, shaped.agreement)) return;
    const isGendered = upos === 'NOUN' && rules.gendered;
    if (isGendered && shaped.agreement.length > 0 && isAgreedWith(tree, index)) return;
    // "srdit mož" → "jezen mož", not "jezni": an adjective as dictionaries have it stays so.
    // "stank permanent" → "ständig": likewise where it tells how.
    const bareForms = rules.forms?.ADJ || (rules.verbSecond && tree.relation(index) !== 'amod');
    const isBare = upos === 'ADJ' && bareForms && tree.form(index) === lemma;
    const form = isBare ? easier : formIn(tree, index, easier, shaped.form, rules);
    if (upos === 'NOUN' && form === shaped.form && isOtherCase(tree, index, easier, form, language))
      return;
    // The lemma itself, shaped into another form: the analysis was wrong.
    const bare = token.form.toLowerCase() === lemma.toLowerCase() && /^(?:NOUN|VERB)$/.test(upos);
    if (bare && form.toLowerCase() !== easier.toLowerCase()) return;
    // "analisou" → "estudar", "será realizada" → "será fazer", "Inserida" → "Colocar": what was read as an infinitive, or
    // what the tagger knows no form of, is none.
    const ending = lemma.slice(-2);
    const isRead = tree.at(index).features.VerbForm !== undefined && !easier.endsWith(ending);
    const isOther = isRead || bare || token.form.toLowerCase().endsWith(ending);
    if (upos === 'VERB' && form.toLowerCase() === easier && !isOther) return;
    // "The season for adults occurs" → "happen": the number was read wrongly.
    const { Tense } = tree.at(index).features;
    const isCut = upos === 'VERB' && Tense === 'Pres' && token.form.toLowerCase() !== lemma;
    if (rules.formsAlike && isCut && form.toLowerCase() === easier) return;
    if (form.toLowerCase() === token.form.toLowerCase()) return;
    if (!isRegular(form, easier, upos, rules) && !isKnown(form, easier, language)) return;
    if (isBeside(tree, stretch, form) || isOwner(tree, index, form, rules)) return;
    if (
      upos === 'VERB' &&
      rules.formsAlike &&
      (mayBeParticiple(tree, index) || isAfterHelp(tree, index))
    ) {
      const part = { VerbForm: 'Part', Tense: 'Past' };
      if (language.inflect(easier.split(' ')[0], upos, part) !== form.split(' ')[0]) return;
    }
    if (upos === 'VERB' && rules.formsAlike && mayBeFinite(tree, index, rules)) {
      const past = thirdPerson(language, easier.split(' ')[0], 'Past');
      if (past !== form.split(' ')[0].toLowerCase()) return;
    }
    const follows = shaped.agreement.some(({ tokenIndex }) => tokenIndex === index - 1);
    if (!follows && breaksElision(tree, index, form, rules)) return;
    const said = sense ? agreedCopula(tree, index, form, rules, language) : form;
    if (said === undefined) return;
    const pieces: Piece[] = [placed(tree, stretch, said, rules)];
    const opener = sense?.opener && openerOf(tree, index, sense.opener);
    if (opener) pieces.push({ ...cut(tree, { first: opener, last: opener }), parts: [] });
    for (const { tokenIndex, form } of shaped.agreement) {
      const { start, end, form: old } = tree.tokens[tokenIndex];
      const next = tree.tokens[tokenIndex + 1]?.start ?? end;
      // "d'agglomération" → "de ville"; what falls away takes its space with it.
      const space = /['’]$/.test(old) && !/['’]$/.test(form as string) && next === end ? ' ' : '';
      // "del fabbricato" → "dell'edificio", and what falls away: the space goes, too.
      const joins = /['’]$/.test(form as string) && !/['’]$/.test(old);
      const gone = (form === '' || joins) && next > end;
      pieces.push({ start, end: gone ? next : end, parts: [`${form}${gone ? '' : space}`] });
    }
    found.push({
      rule: `replace/${upos.toLowerCase()}`,
      operation: 'substitute',
      reason: `"${easier}" is a more common word than "${lemma}".`,
      pieces,
      dropped: [...range(stretch), ...(opener ? [opener] : [])],
      key: lemma,
    });
  });
  return found;
}

/**
 * "have just returned" → "have just came back", "had grown and quickly absorbed" → "took over": after a helping
 * verb it is no past tense, however it is read.
 */
function isAfterHelp(tree: Tree, index: number): boolean {
  let before = index - 1;
  while (/^(?:ADV|CCONJ)$/.test(tree.at(before).upos)) before--;
  if (tree.at(index).features.Tense !== 'Past') return false;
  if (tree.at(before).upos === 'AUX') return true;
  const isJoined = tree.relation(index) === 'conj' && before === tree.at(index).head;
  return isJoined && tree.child(before, ['aux']) !== undefined;
}

/** "Queda prohibida la utilización": a participle before its subject, which is taken for an object. */
function isAgreedWith(tree: Tree, index: number): boolean {
  const { head, features } = tree.at(index);
  const { upos, features: agreed } = tree.at(head);
  return head < index && /^(?:ADJ|VERB)$/.test(upos) && agreed.Gender === features.Gender;
}

/** "Numerous": some lemmas at the start of a sentence keep its capital, which the table lacks. */
function lemmaAt(tree: Tree, index: number, table: Readonly<Record<string, string>> = {}): string {
  const { lemma, upos } = tree.at(index);
  if (index > 0 || upos === 'PROPN' || Object.hasOwn(table, lemma)) return lemma;
  // "New York": what a capital follows may be a name.
  return /^\p{Lu}./u.test(tree.form(1)) ? lemma : lemma.toLowerCase();
}

/** "semelhante" → "parecido", "parecida": what has one form for all, and is told of nothing that is seen. */
function isGuessed(tree: Tree, index: number, easier: string, language: Language): boolean {
  if (tree.relation(index) === 'amod' || tree.subjectOf(index) !== undefined) return false;
  const isOne = (word: string) => {
    const [one, other] = ['Masc', 'Fem'].map((Gender) =>
      language.inflect(word, 'ADJ', { Gender, Number: 'Sing' }),
    );
    return one === other;
  };
  return isOne(tree.at(index).lemma) && !isOne(easier.split(' ')[0]);
}

/** Is every word of it one that people write? A form nobody knows was made up by the inflector. */
function isKnown(form: string, lemma: string, { frequency }: Language): boolean {
  if (frequency.size === 0) return true;
  const lemmas = lemma.split(' ');
  return form.split(' ').every((word, i) => {
    const own = frequency.zipf(word.toLowerCase());
    return own > 0 && own > frequency.zipf(lemmas[i] ?? '') - 3;
  });
}

/** "zasmejali" of "zasmejati": given, or built as all its kind are, so no list need have it. */
function isRegular(form: string, lemma: string, upos: string, rules: SentenceRules): boolean {
  const endings = rules.regular?.[upos];
  if (!endings || lemma.includes(' ')) return false;
  const written = form.toLowerCase();
  if (written === lemma) return true;
  if (Object.values(rules.forms?.[upos]?.[lemma] ?? {}).includes(written)) return true;
  return Object.entries(endings).some(([ending, others]) => {
    const stem = lemma.slice(0, lemma.length - ending.length);
    if (!lemma.endsWith(ending) || !written.startsWith(stem)) return false;
    return others.split(' ').includes(written.slice(stem.length));
  });
}

/** Do the language's own lists say that a word stays here? Then no lexicon replaces it. */
export function isDecided(tree: Tree, index: number, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(index);
  if (rules.foreign?.includes(tree.lower(index - 1))) return true;
  const listed = rules.words?.[upos] ?? {};
  // "gives valid outputs is": many that were read as one.
  const { ending = '' } = rules.manyEnding ?? {};
  if (
    ending !== '' &&
    lemma.endsWith(ending) &&
    Object.hasOwn(listed, lemma.slice(0, -ending.length))
  )
    return true;
  const easier = Object.hasOwn(listed, lemma) && listed[lemma];
  if (!easier) return false;
  return easier === lemma || isBarred(tree, { first: index, last: index }, lemma, rules);
}

/** "Opportunity landed on Mars": a first noun without article or plural may be a name. */
export function mayBeTitle(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return index === 0 && upos === 'NOUN' && features.Number !== 'Plur';
}
