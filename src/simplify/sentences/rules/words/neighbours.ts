import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';

/** Does what stands beside a phrase or word, or hangs together with it, give it another sense? */
export function isBarred(tree: Tree, stretch: Stretch, key: string, rules: SentenceRules): boolean {
  const { unless = {}, only = {}, numerals, foreign } = rules;
  // "Association pour la taxation des transactions": a name in another language.
  if (foreign?.includes(tree.lower(stretch.first - 1))) return true;
  // "5月1日前", "五日前": where words are not set apart, what follows a digit is counted by it.
  const sign = tree.form(stretch.first - 1).slice(-1);
  if (numerals && sign && (numerals.includes(sign) || /\p{N}/u.test(sign))) return true;
  const has = (conditions: readonly string[]) =>
    conditions.some((each) => holds(tree, stretch, each, rules));
  if (Object.hasOwn(unless, key) && has(unless[key])) return true;
  return Object.hasOwn(only, key) && !has(only[key]);
}

/**
 * One condition of `unless` and `only`: a word near by, or a mark and what it asks for. "=x": the
 * first word itself has this form, part of speech, verb form, tense, aspect or relation; "+x", "-x": the next, the one before
 * is this word or has this part of speech or verb form; "*x": the noun that follows, over its adjectives, is this; "&x": this stands somewhere in the sentence; "~x": so (tense) the main clause is told; "<x": this stands somewhere before; "@x": something hangs on it
 * (of a phrase: on one of its words) by this relation; "@person": it is told of somebody; "@doer": somebody does it; "^": it stands by a name; "#": a number follows; ">": what it belongs to comes later;
 * "$x": its last word hangs by this relation; "|": the sentence begins with it; "?": it asks; "`": it holds code; "<" alone: a finite verb comes before; "&" alone: the words on both sides are of one kind.
 */
function holds(tree: Tree, stretch: Stretch, condition: string, rules: SentenceRules): boolean {
  const { first, last } = stretch;
  const rest = condition.slice(1);
  if (condition === '^')
    return [first - 1, last + 1, tree.at(first).head].some((at) => isName(tree, at));
  if (condition === '#') return isNumber(tree, last + 1);
  if (condition === '>') return tree.at(first).head > last;
  if (condition === '|') return first === 0;
  if (condition === '`') return tree.tokens.some(({ form }) => CODE.test(form));
  if (condition === '?') return tree.tokens.some(({ form }) => form.startsWith('?'));
  if (condition === '<') return tree.tokens.some((_, i) => i < first && tree.isFinite(i));
  if (condition === '&') return areAlike(tree, first - 1, last + 1);
  if (condition === '@person') return isToldOfPerson(tree, stretch, false, rules);
  if (condition === '@doer') return isToldOfPerson(tree, stretch, true, rules);
  if (rest === '') return isNear(tree, stretch, condition);
  switch (condition[0]) {
    case '=':
      return (
        tree.lower(first) === rest || isKind(tree, first, rest) || tree.at(first).relation === rest
      );
    case '+':
      return isKind(tree, last + 1, rest) || isWord(tree, last + 1, rest);
    case '*':
      return (
        isKind(tree, nounAfter(tree, last, BESIDE), rest) ||
        isWord(tree, nounAfter(tree, last, BEFORE), rest)
      );
    case '-':
      return isKind(tree, first - 1, rest) || isWord(tree, first - 1, rest);
    case '~':
      return isKind(tree, tree.finiteOf(tree.root) ?? tree.root, rest);
    case '&':
      return tree.tokens.some((_, at) => tree.lower(at) === rest);
    case '<':
      return tree.tokens
        .slice(0, first)
        .some((_, at) => tree.lower(at) === rest || tree.at(at).lemma === rest);
    case '@':
      return hasRelation(tree, stretch, rest);
    case '$':
      return tree.at(last).relation === rest;
    default:
      return isNear(tree, stretch, condition);
  }
}

/** "max_size", "`fs`", "--help", "readFile()": words of programs, where "error" is no mistake. */
const CODE = /[_`\\{}]|^--\p{L}|\(\)|\p{Ll}{2}\p{Lu}/u;

const BESIDE = /^(?:amod|compound|advmod|nummod)$/;
/** Which noun it is can be asked over its article, too: "the origins of [the] name". */
const BEFORE = /^(?:amod|compound|advmod|nummod|det|nmod:poss)$/;

/** "a variety of [very old] things" */
function nounAfter(tree: Tree, last: number, between: RegExp): number {
  let at = last + 1;
  while (between.test(tree.at(at).relation) && tree.at(at).head > at) at++;
  return at;
}

function isNear(tree: Tree, { first, last }: Stretch, word: string): boolean {
  const is = (at: number) => isWord(tree, at, word);
  if (is(first - 1) || is(last + 1)) return true;
  if (first !== last) return isBelow(tree, { first, last }, is);
  if (is(tree.at(first).head)) return true;
  // "provides students with lessons": also the prepositions of what hangs on it.
  return tree
    .children(first)
    .some(
      (each) =>
        is(each) ||
        (tree.relation(each) === 'obl' &&
          tree.children(each).some((below) => tree.relation(below) === 'case' && is(below))),
    );
}

/** "resulted in a draw": what hangs on a verb or adjective of a phrase. */
function isBelow(tree: Tree, { first, last }: Stretch, is: (at: number) => boolean): boolean {
  for (let at = first; at <= last; at++) {
    if (!/^(?:VERB|ADJ)$/.test(tree.at(at).upos)) continue;
    if (tree.children(at).some((each) => (each < first || each > last) && is(each))) return true;
  }
  return false;
}

function isWord(tree: Tree, at: number, word: string): boolean {
  return tree.lower(at) === word || tree.at(at).lemma === word;
}

function isKind(tree: Tree, at: number, kind: string): boolean {
  const { upos, features } = tree.at(at);
  const isVerb = /^(?:VERB|AUX)$/.test(upos);
  const { Number: number, Case, Gender, VerbForm, Tense, Aspect } = features;
  const isForm = isVerb ? [VerbForm, Tense, Aspect].includes(kind) : undefined;
  return upos === kind || (isForm ?? [number, Case, Gender].includes(kind));
}

/** "лук да стрелы", "шил да пел": two nouns, two adjectives, two verbs in one mood. */
function areAlike(tree: Tree, one: number, other: number): boolean {
  const [first, second] = [tree.at(one), tree.at(other)];
  if (!/^(?:NOUN|PROPN|ADJ|VERB)$/.test(first.upos) || first.upos !== second.upos) return false;
  // "Леонардо да Винчи"
  if ([one, other].some((at) => /^\p{Lu}/u.test(tree.form(at)) && at > 0)) return false;
  return first.features.Mood === second.features.Mood;
}

/** "continued to play live and record": of a phrase also what hangs on its later words. */
function hasRelation(tree: Tree, { first, last }: Stretch, relation: string): boolean {
  for (let at = first; at <= last; at++) {
    const outside = tree.children(at).filter((each) => each < first || each > last);
    const is = (each: number) =>
      tree.at(each).relation === relation || tree.relation(each) === relation;
    if (outside.some(is)) return true;
  }
  return false;
}

function isName(tree: Tree, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(tree.form(at));
}

export function isNumber(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'NUM' || /^\p{N}/u.test(tree.form(index));
}

/** Is the subject of a verb among these words somebody: "he", a name, "the president"? */
function isToldOfPerson(
  tree: Tree,
  { first, last }: Stretch,
  active: boolean,
  rules: SentenceRules,
): boolean {
  for (let at = first; at <= last; at++) {
    const subject = tree.subjectOf(at);
    if (subject === undefined) continue;
    const { upos, lemma, features, relation } = tree.at(subject);
    if (active && relation !== 'nsubj') return false;
    if (upos === 'PROPN') return true;
    if (upos === 'PRON' && (features.Person || rules.persons?.pronouns.includes(lemma)))
      return lemma !== rules.littleWords?.thing;
    return isPersonal(lemma, rules);
  }
  return false;
}

/**
 * "est tenu d'entretenir et de rendre" → "doit entretenir et de rendre", "mettre un terme à A et à B"
 * → "arrêter A et à B": the preposition at the end of a phrase is said again, which what is easier
 * would leave alone.
 */
export function sharesPreposition(
  tree: Tree,
  end: number,
  easier: string,
  { of, ofArticles = {} }: SentenceRules,
): boolean {
  // "dotés d'un pied et de deux ailes": the article belongs to the phrase, too.
  const last = tree.at(end).upos === 'DET' && tree.at(end - 1).upos === 'ADP' ? end - 1 : end;
  const { upos, head } = tree.at(last);
  const said = tree.lower(last);
  if (upos !== 'ADP' || easier.split(' ').includes(said)) return false;
  const isOf = (at: number) => tree.lower(at) === of || Object.hasOwn(ofArticles, tree.lower(at));
  // "au sein des écoles et des lycées", "du loyer et des charges": the second "des" may be read as
  // an article.
  const isAgain = (at: number) =>
    tree.lower(at) === said ||
    (isOf(last) && isOf(at)) ||
    (tree.at(at).upos === 'ADP' && tree.lower(at)[0] === said[0]);
  const joined = tree.children(head).filter((at) => tree.relation(at) === 'conj');
  if (joined.some((at) => at > last && tree.children(at).some((each) => isAgain(each))))
    return true;
  for (let i = last + 2; i < tree.lastWord && !tree.isFinite(i); i++) {
    if (!/^(?:CCONJ|PUNCT)$/.test(tree.at(i).upos) || !isAgain(i + 1)) continue;
    let verb = i + 2;
    while (/^(?:PRON|ADV|DET)$/.test(tree.at(verb).upos)) verb++;
    if (tree.at(verb).features.VerbForm === 'Inf') return true;
  }
  return false;
}
