import type { Language } from '../../../../language/index.ts';
import type { NominalRules } from '../../language-file/rewrite-rules.ts';
import type { Piece } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { doneAt } from './done-to.ts';

/**
 * "Bei Nichteinhaltung der Frist wird …" → "Wenn die Frist nicht eingehalten wird, wird …", "Nach
 * Abschluss der Prüfung bekommen Sie …" → "Wenn die Prüfung abgeschlossen ist, …": a condition that
 * is told by a noun, where the sentence says what may, must or will be then.
 */
export function conditionPieces(
  tree: Tree,
  data: NominalRules,
  language: Language,
): Piece[] | undefined {
  const rule = data.conditions[tree.lower(0)];
  if (!rule) return undefined;
  // "Bei gleichzeitiger Einnahme von …": how it is done is told before the verb.
  const how = rule.how?.[tree.lower(1)];
  const noun = how === undefined ? 1 : 2;
  const told = rule.nouns[tree.form(noun)];
  if (told === undefined) return undefined;
  const done = doneAt(tree, noun + 1, data, 'Nom', language);
  if (!done || !isThen(tree, done.last + 1, data)) return undefined;
  const [one, many = one] = told.split('|');
  const helping = rule.helping?.[done.isMany ? 'Plur' : 'Sing'];
  const words = [rule.mark, done.thing, how, done.isMany ? many : one, helping].filter(Boolean);
  const { start } = tree.tokens[0];
  return [{ start, end: tree.tokens[done.last].end, parts: [`${words.join(' ')},`] }];
}

/** Does the verb tell what may, must or will be then, or what we or the reader do? */
function isThen(tree: Tree, verb: number, { then }: NominalRules): boolean {
  const [word, next] = [tree.lower(verb), tree.form(verb + 1)];
  if (then.never.includes(next)) return false;
  if (then.leading.includes(word)) return true;
  const { features, head } = tree.at(verb);
  if (then.states.includes(word)) return head < verb || tree.at(head).features.VerbForm !== 'Part';
  const isPresent = tree.isFinite(verb) ? features.Tense !== 'Past' : word === tree.at(verb).lemma;
  return isPresent && then.persons.includes(next);
}
