import type { Language } from '../../../../language/index.ts';
import type { Cases } from '../../language-file/case-rules.ts';
import type { Piece, Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { asObject, isSubjectOfMany } from './as-object.ts';
import { isWritten, like, mayAct, rephrasing } from './copula.ts';

/** "Праздник отмечается 9 мая" → "Праздник отмечают 9 мая": what people do, who they are is not told. */
export function withoutReflexive(
  tree: Tree,
  verb: number,
  cases: Cases,
  language: Language,
): Proposal | undefined {
  const { reflexive } = cases;
  const { features, lemma } = tree.at(verb);
  if (!reflexive?.verbs.includes(lemma) || features.VerbForm !== 'Fin') return undefined;
  const subject = tree.child(verb, ['nsubj:pass', 'nsubj']);
  if (subject === undefined) return undefined;
  const object = objectOf(tree, subject, verb, reflexive.relatives, cases, language);
  if (!object) return undefined;
  // "отмечается и является": the second verb needs its subject.
  const isJoined = (i: number) => /^(?:conj|aux)/.test(tree.at(i).relation);
  if (isJoined(verb) || tree.children(verb).some(isJoined)) return undefined;
  const isDoer = (i: number) =>
    (tree.isUnder(i, verb) && mayAct(tree, i, cases)) ||
    (i !== subject && isSubjectOfMany(tree, i));
  if (tree.tokens.some((_, i) => isDoer(i))) return undefined;
  if (isSharedSubject(tree, subject, verb)) return undefined;
  const word = tree.lower(verb);
  const ending = Object.keys(reflexive.endings).find((each) => word.endsWith(each));
  if (ending === undefined) return undefined;
  const form = `${word.slice(0, -ending.length)}${reflexive.endings[ending]}`;
  if (!isWritten(form, language)) return undefined;
  const { start, end } = tree.tokens[verb];
  const piece = { start, end, parts: [like(tree, verb, form)] };
  return rephrasing('reflexive', [piece, ...object], [verb], lemma);
}

/** "Пьеса известна, часто ставится за рубежом", "ставилась, хотя забыта": another verb needs it, too. */
function isSharedSubject(tree: Tree, subject: number, verb: number): boolean {
  const isRelative = tree.relation(verb) === 'acl';
  const between = tree.tokens.some((_, i) => i > subject && i < verb && tree.form(i) === ',');
  const others = tree.tokens.some(
    (_, i) =>
      i > verb &&
      (tree.isFinite(i) || tree.at(i).features.Variant === 'Short') &&
      tree.subjectOf(i) === undefined &&
      tree.child(i, ['nsubj:pass']) === undefined,
  );
  // "Площадь как торговая упоминается": what it is said to be stays in the nominative.
  const isAs = tree.tokens.some((_, i) => i > subject && i < verb && tree.at(i).upos === 'SCONJ');
  return (!isRelative && between) || others || isAs;
}

/** The subject as an object: a noun, or "который" of a thing. */
function objectOf(
  tree: Tree,
  subject: number,
  verb: number,
  relatives: Readonly<Record<string, string>>,
  cases: Cases,
  language: Language,
): Piece[] | undefined {
  const word = tree.lower(subject);
  if (!Object.hasOwn(relatives, word))
    return tree.at(subject).features.Case === 'Nom'
      ? asObject(tree, subject, cases, language)
      : undefined;
  const { relation, head } = tree.at(verb);
  if (!relation.startsWith('acl') || tree.at(head).features.Animacy !== 'Inan') return undefined;
  if (relatives[word] === word) return [];
  const { start, end } = tree.tokens[subject];
  return [{ start, end, parts: [relatives[word]] }];
}
