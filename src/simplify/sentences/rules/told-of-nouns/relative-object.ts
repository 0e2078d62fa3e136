import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { endsSentence, isSentence, nounMeant } from './relative-subject.ts';

/**
 * "…, ki jo je kupil oče" → "To hišo je kupil oče.": where a relative word has no gender and a short
 * pronoun beside it is the object, the noun takes the place of both, in the accusative.
 */
export function relativeObjects(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const data = rules.caseRelatives?.short;
  if (!data || isConditional(tree, rules) || tree.endMark === '?') return [];
  for (let comma = 3; comma < tree.lastWord - 3; comma++) {
    const relative = comma + 1;
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    if (!Object.hasOwn(rules.caseRelatives?.pronouns ?? {}, tree.lower(relative))) continue;
    // "ki so jo kupili": the helping verb may stand between.
    const help = data.helping.includes(tree.lower(relative + 1)) ? relative + 1 : undefined;
    const object = help === undefined ? relative + 1 : help + 1;
    const cells = data.objects[tree.lower(object)];
    if (!cells || !isObject(tree, object, data.never)) continue;
    const meant = cells
      .map((each) => nounMeant(tree, comma, cellOf(each), rules))
      .filter((each) => each !== undefined);
    if (meant.length !== 1 || !endsSentence(tree, relative, tree.lastWord)) continue;
    // "Svetlobno leto je razdalja, ki jo …": what it is, is told by the clause.
    if (tree.child(meant[0], ['cop']) !== undefined) continue;
    const again = accusative(tree, meant[0], data.determiners, language);
    const before = { first: 0, last: comma - 1 };
    if (!again || !isSentence(tree, before, language, rules.caseRelatives?.beside)) continue;
    const text = help === undefined ? again : `${again} ${tree.lower(help)}`;
    return [
      {
        rule: 'split/relative-object',
        operation: 'split',
        reason: 'What is told on the side gets its own sentence.',
        pieces: [
          {
            start: tree.tokens[comma - 1].end,
            end: tree.tokens[object].end,
            parts: [rules.stop ?? '. ', text],
          },
        ],
        dropped: [],
        key: tree.lower(relative),
      },
    ];
  }
  return [];
}

/** "Fem.Sing" or "Plur" */
function cellOf(name: string): { readonly gender?: string; readonly number: string } {
  const [first, second] = name.split('.');
  return second === undefined ? { number: first } : { gender: first, number: second };
}

/** Is it the object of a verb that says what is done, not of one that is denied? */
function isObject(tree: Tree, object: number, never: readonly string[]): boolean {
  const { head, relation } = tree.at(object);
  if (relation !== 'obj' || head < object || tree.at(head).upos !== 'VERB') return false;
  for (let at = object + 1; at <= tree.lastWord; at++) {
    // "skupina, ki jo vodimo, naj bi …": the first clause goes on.
    if (tree.form(at) === ',') return false;
    if (never.includes(tree.lower(at)) || tree.at(at).features.Polarity === 'Neg') return false;
  }
  // "ki jo je začel brati": the noun would be an object of the second verb as well.
  return tree.at(head).features.VerbForm !== 'Inf';
}

/** "To hišo": the noun as the object it was; of a man's own form only what is written already. */
function accusative(
  tree: Tree,
  noun: number,
  determiners: Readonly<Record<string, string>>,
  language: Language,
): string | undefined {
  const { lemma, features } = tree.at(noun);
  const { Gender, Number: number, Case } = features;
  const isMan = Gender === 'Masc' && number === 'Sing';
  if (isMan && Case !== 'Acc') return undefined;
  // "v dneh, ki jih …": which ones is what the clause tells.
  if (number === 'Plur' && tree.child(noun, ['case']) !== undefined) return undefined;
  const form =
    Case === 'Acc'
      ? tree.lower(noun)
      : language.inflect(lemma, 'NOUN', { ...features, Case: 'Acc' });
  const other = isMan && form !== lemma ? '.Other' : '';
  const determiner = determiners[`${Gender}.${number}${other}`];
  const isKnown = form !== undefined && language.frequency.zipf(form.toLowerCase()) > 2;
  return isKnown && determiner ? `${determiner} ${form}` : undefined;
}
