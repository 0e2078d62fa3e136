import type { SentenceRules } from '../../language-file/rules-file.ts';
import { dropping, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { hangsOnClause } from './detail.ts';
import { isDemand } from './instruction.ts';
import { topOf } from './tails.ts';

type Sides = NonNullable<SentenceRules['sides']>;
type Kind = 'relative' | 'participle' | 'phrase' | 'contrast' | 'circumstance';

const REASON = 'It is told on the side; the sentence is whole without.';
/** Shorter statements need all that is told. */
const SHORTEST = 6;
/** So many words say what something is, without what is told besides. */
const LONG = 14;

/**
 * What is told on the side, after what something or somebody is: "X est un fleuve d'Angleterre, qui se
 * jette dans la mer du Nord". It is known by its first word after a comma, and ends the sentence.
 */
export function sides(tree: Tree, rules: SentenceRules): Proposal[] {
  const { sides: known } = rules;
  if (!known) return [];
  const finite = tree.finiteOf(tree.root);
  const subject = tree.subjectOf(tree.root);
  if (finite === undefined || subject === undefined) return [];
  if (/^[:?!]$/.test(tree.endMark) || isDemand(tree, rules) || isConditional(tree, rules))
    return [];
  if (tree.tokens.some((_, i) => known.readers.includes(tree.lower(i)))) return [];
  const isKnown = isOfKnownThing(tree, subject, finite);
  const firstName = tree.tokens.findIndex((_, i) => i > 0 && tree.at(i).upos === 'PROPN');
  const tells = isTellingWhat(tree, finite, known);
  const isInArticle = !tells && isArticle(tree);
  const isWord = isMeaning(tree, subject, finite);
  const commas = tree.tokens.flatMap((_, i) =>
    i > 1 && COMMAS.has(tree.form(i)) && !tree.enclosed[i] ? [i] : [],
  );
  return commas.flatMap((comma, at) => {
    const kind = kindOf(tree, comma + 1, known);
    if (kind === undefined || !(tells || kind === 'contrast' || isInArticle)) return [];
    // "La capitale du pays est Lyon, qui …", "Le cerveau est le centre du corps, qui …": not of where and with what.
    const isNamed = firstName > 0 && firstName < comma;
    if (!isKnown && (kind === 'circumstance' || !(isNamed || isDefined(tree, subject)))) return [];
    // "…, qui remporte la bataille": in what happens, it may be what happens next.
    if (!tells && kind === 'relative') return [];
    if (Math.max(finite, subject, tree.root) >= comma || !mayEnd(tree, comma - 1)) return [];
    if (isWord && isPartOfMeaning(tree, kind, finite, comma)) return [];
    if (kind === 'relative' && closesPutIn(tree, comma, commas[at - 1] ?? -1)) return [];
    if (kind === 'circumstance' && isNeeded(tree, finite, comma, commas[at - 1] ?? -1)) return [];
    if (kind === 'participle' && !isParticiple(tree, finite, comma + 1)) return [];
    if (!isOnTheSide(tree, comma, known)) return [];
    const last = endOf(tree);
    const key = `${kind} ${tree.lower(comma + 1)}`;
    return [dropping(tree, { first: comma, last }, 'drop/side', REASON, key)];
  });
}

/**
 * Is it told of somebody or something with a name, of the past, or of what a word means? In a notice,
 * where an office is or what a rent is, every word may count.
 */
function isOfKnownThing(tree: Tree, subject: number, finite: number): boolean {
  if (/^(?:Past|Imp)$/.test(tree.at(finite).features.Tense ?? '')) return true;
  const { first, last } = tree.stretch(subject) ?? { first: subject, last: subject };
  if (range({ first, last }).some((i) => tree.at(i).upos === 'PROPN')) return true;
  if (tree.at(subject).upos === 'PRON' || isArticle(tree)) return true;
  const kind = tree.child(tree.root, ['det']) ?? -1;
  return isDefined(tree, subject) && tree.at(kind).features.Definite === 'Ind';
}

/** "Le dromadaire est un animal": an article before both; not "Votre contrat", "Ce médicament". */
function isDefined(tree: Tree, subject: number): boolean {
  const hasArticle = (noun: number) =>
    tree.at(tree.child(noun, ['det']) ?? -1).features.PronType === 'Art';
  return hasArticle(subject) && hasArticle(tree.root);
}

/** Does the sentence say what something is or was? In one that tells what happens, more may count. */
function isTellingWhat(tree: Tree, finite: number, { definers, states }: Sides): boolean {
  const word = tree.lower(finite);
  // "est connu", not "est mort": a state, too.
  if (tree.relation(finite) === 'aux')
    return definers.includes(word) && states.includes(tree.at(tree.root).lemma);
  // "fait partie"
  return definers.includes(word) || definers.includes(`${word} ${tree.lower(finite + 1)}`);
}

/** Does the text begin with what something is, as articles of an encyclopedia do: "X est un fleuve"? */
function isArticle({ paragraph, sentence }: Tree): boolean {
  const [first] = paragraph;
  if (first === undefined || first.start === sentence.start) return false;
  return first.tokens.some(
    ({ analysis }, i) =>
      analysis?.relation === 'cop' && first.tokens[i + 1]?.analysis?.upos === 'DET',
  );
}

/** By which word a comma shows that an extra follows, if it does. */
function kindOf(tree: Tree, first: number, known: Sides): Kind | undefined {
  const word = tree.lower(first);
  const next = tree.lower(first + 1);
  const opens = (phrases: readonly string[]) =>
    phrases.includes(word) || phrases.includes(`${word} ${next}`);
  const { upos, features, lemma } = tree.at(first);
  if (known.relatives.includes(word)) return 'relative';
  if (upos === 'ADP' && known.relatives.includes(next) && !known.bare.includes(next))
    return 'relative';
  if (upos === 'VERB' && features.VerbForm === 'Part')
    return known.keptParticiples.includes(lemma) ? undefined : 'participle';
  if (opens(known.contrasts)) return 'contrast';
  if (opens(known.phrases)) return 'phrase';
  return opens(known.circumstances) ? 'circumstance' : undefined;
}

/** Not "lieutenant" or "détroit", which may be read as one, nor the second of "recevant …, annonçant …". */
function isParticiple(tree: Tree, finite: number, first: number): boolean {
  const isSame = (i: number) =>
    tree.at(i).upos === 'VERB' && tree.at(i).features.Tense === 'Pres' && !tree.isFinite(i);
  if (isSame(first) && range({ first: finite, last: first - 1 }).some(isSame)) return false;
  return /^(?:acl|advcl)$/.test(tree.relation(first)) && tree.at(first).head < first;
}

/** "La peur est une émotion": what a word means, not what "Le traité de Lisbonne" or "sa capitale" is. */
function isMeaning(tree: Tree, subject: number, finite: number): boolean {
  if (tree.at(subject).upos !== 'NOUN' || tree.at(tree.root).upos !== 'NOUN') return false;
  const { first } = tree.stretch(subject) ?? { first: subject };
  const isName = (i: number) => i > 0 && /^\p{Lu}/u.test(tree.form(i)) && !tree.enclosed[i];
  if (range({ first, last: finite - 1 }).some(isName)) return false;
  const { features } = tree.at(tree.child(subject, ['det']) ?? -1);
  return features.PronType !== 'Dem' && features.Poss !== 'Yes';
}

/** What a word means stays, unless much of it is told. */
function isPartOfMeaning(tree: Tree, kind: Kind, finite: number, comma: number): boolean {
  if (kind === 'circumstance' || kind === 'participle') return true;
  const told = range({ first: finite + 1, last: comma - 1 });
  return told.filter((i) => !tree.isPunctuation(i)).length < LONG;
}

/** "celui, qui", "proposant, sur son site, un service": a word that something must follow. */
function mayEnd(tree: Tree, last: number): boolean {
  const { upos, features } = tree.at(last);
  if (/^[)\]»”"]$/u.test(tree.form(last))) return true;
  if (features.VerbForm === 'Part') return features.Tense === 'Past';
  return /^(?:NOUN|PROPN|ADJ|NUM|ADV|X)$/.test(upos);
}

/** "un appareil, souvent portable, qui permet": the comma closes what was put in. */
function closesPutIn(tree: Tree, comma: number, before: number): boolean {
  const finite = tree.finiteOf(tree.root) ?? -1;
  const top = topOf(tree, comma + 1, tree.lastWord);
  const { head } = tree.at(top ?? -1);
  return before > finite && head < before && !isTold(tree, before);
}

/**
 * "qui sert à la pêche, à la chasse": one more of what stands before; "qui mène, en 1974, à sa chute",
 * "s'étendait, de 1919 à 1939, sur un continent": what the verb asks for.
 */
function isNeeded(tree: Tree, finite: number, comma: number, before: number): boolean {
  const word = tree.lower(comma + 1);
  const told = range({ first: finite, last: comma - 1 });
  if (told.some((i) => tree.lower(i) === word)) return true;
  const top = topOf(tree, comma + 1, tree.lastWord) ?? -1;
  // "parfumée au citron, à la vanille ou à l'orange", "en salle, à la télévision, en vidéo et en ligne"
  const tail = range({ first: comma + 1, last: tree.lastWord });
  const isSeries = tail.some((i) => COMMAS.has(tree.form(i)));
  if (tree.child(top, ['conj']) !== undefined) return true;
  if (isSeries && tail.some((i) => tree.at(i).upos === 'CCONJ')) return true;
  const { head } = tree.at(top);
  const isVerb =
    tree.at(head).upos === 'VERB' &&
    (tree.at(head).features.VerbForm !== 'Part' || tree.finiteOf(head) !== undefined);
  if (before > head && isVerb) return true;
  const completes = (i: number) => i > head && i < comma && WHOLE.test(tree.relation(i));
  return isVerb && !tree.children(head).some(completes);
}

const WHOLE = /^(?:obj|obl|xcomp|ccomp|iobj)$/;
const ASKED_FOR = /^(?:obj|nsubj|iobj|csubj|ccomp|xcomp|root|cop|aux)$/;

function isOnTheSide(tree: Tree, comma: number, { limits, relatives }: Sides): boolean {
  const last = tree.lastWord;
  const words = range({ first: comma + 1, last });
  const top = topOf(tree, comma + 1, last);
  if (top === undefined || tree.at(top).head >= comma || tree.at(top).head < 0) return false;
  if (words.length < 3 || hangsOnClause(tree, top) || ASKED_FOR.test(tree.relation(top)))
    return false;
  if (!tree.isBalanced({ first: comma, last })) return false;
  if (words.some((i) => limits.includes(tree.lower(i)) || /^[;:]$/.test(tree.form(i))))
    return false;
  // "A, qui …, B, qui … et C": what is told of each; "soit A, soit B": one of two.
  const word = tree.lower(comma + 1);
  const isPair = (i: number) => tree.lower(i) === word && tree.at(comma + 1).upos !== 'ADP';
  const opens = (i: number) => COMMAS.has(tree.form(i)) && tree.lower(i + 1) === word;
  if (tree.tokens.some((_, i) => i !== comma && opens(i))) return false;
  if (!relatives.includes(word) && range({ first: 0, last: comma }).some(isPair)) return false;
  // ", qui est A, mais aussi à B": what follows may go on with what stands before.
  const goesOn = (i: number) => COMMAS.has(tree.form(i)) && tree.at(i + 1).upos === 'CCONJ';
  if (words.some(goesOn)) return false;
  const before = range({ first: 0, last: comma - 1 });
  if (before.some((i) => /^[:;]$/.test(tree.form(i)) && !tree.enclosed[i])) return false;
  return before.filter((i) => !tree.isPunctuation(i)).length >= SHORTEST && isTold(tree, comma);
}

/** The last word, and commas that a note left after it. */
function endOf(tree: Tree): number {
  let last = tree.lastWord;
  while (COMMAS.has(tree.form(last + 1))) last++;
  return last;
}

/** "C'est un animal, qui …": of what it is nothing else is told. */
function isTold(tree: Tree, comma: number): boolean {
  const { root } = tree;
  if (tree.child(root, ['cop']) === undefined) return true;
  const tells = (i: number) =>
    /^(?:amod|nmod|acl|obl|conj|flat|advcl|appos)/.test(tree.relation(i)) && i < comma;
  return tree.at(root).upos !== 'NOUN' || tree.children(root).some(tells);
}
