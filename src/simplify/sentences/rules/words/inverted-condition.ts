import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, upperFirst } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { thirdPerson } from '../subjects/third-person.ts';

/**
 * "Should the tenant wish to leave, …" → "If the tenant wishes to leave, …": a condition that is told
 * by its order of words gets the word for it, and the verb its ending.
 */
export function plainConditions(
  tree: Tree,
  { invertedConditions, details }: SentenceRules,
  language: Language,
): Proposal[] {
  if (!invertedConditions || tree.tokens.some(({ form }) => form.startsWith('?'))) return [];
  return tree.tokens.flatMap((token, help): Proposal[] => {
    const word = invertedConditions[tree.lower(help)];
    if (word === undefined || tree.enclosed[help]) return [];
    const verb = verbAfter(tree, help, details?.scopes ?? []);
    if (verb === undefined) return [];
    const form = toldForm(tree, tree.at(help).head, verb, language);
    if (form === undefined) return [];
    const text = /^\p{Lu}/u.test(token.form) ? upperFirst(word) : word;
    const pieces: Piece[] = [{ start: token.start, end: token.end, parts: [text] }];
    const { start, end } = tree.tokens[verb];
    if (form !== tree.lower(verb)) pieces.push({ start, end, parts: [form] });
    return [
      {
        rule: 'replace/condition',
        operation: 'substitute',
        reason: `"${word}" says at once that this is a condition.`,
        pieces,
        dropped: [help],
        key: tree.lower(help),
      },
    ];
  });
}

/** The plain form after the subject that follows the helping verb; none where that is no condition. */
function verbAfter(tree: Tree, help: number, scopes: readonly string[]): number | undefined {
  const { head, relation } = tree.at(help);
  const subject = tree.subjectOf(head);
  if (!relation.startsWith('aux') || subject === undefined) return undefined;
  const told = tree.stretch(subject);
  if (told?.first !== help + 1 || told.last >= head) return undefined;
  // "Only then should you pay", "what should you pay": only after a whole clause is it a condition.
  const before = tree.tokens.slice(0, help).map((_, at) => at);
  const isLater =
    tree.at(head).head < help &&
    /^(?:advcl|ccomp|parataxis)$/.test(tree.relation(head)) &&
    /^(?:NOUN|PROPN|PRON|NUM|VERB|PUNCT)$/.test(tree.at(help - 1).upos) &&
    !before.some(
      (at) => scopes.includes(tree.lower(at)) || tree.at(at).features.PronType === 'Int',
    );
  const isFirst = help === 0 && tree.tokens.some(({ form }, at) => at > head && form === ',');
  if (!isFirst && !isLater) return undefined;
  const verb = told.last + 1;
  const { upos, lemma } = tree.at(verb);
  return /^(?:VERB|AUX)$/.test(upos) && tree.lower(verb) === lemma ? verb : undefined;
}

/** The verb as it is told of its subject. */
function toldForm(tree: Tree, head: number, verb: number, language: Language): string | undefined {
  const subject = tree.subjectOf(head) as number;
  const { upos, features } = tree.at(subject);
  if (features.Person === '1' && features.Number !== 'Plur') return undefined;
  const isJoined = tree.children(subject).some((each) => tree.relation(each) === 'conj');
  const many = isJoined || features.Number === 'Plur' || features.Person === '2';
  if (!many && upos !== 'PRON' && features.Number !== 'Sing') return undefined;
  // "Should he come or call": the second verb would need its ending, too.
  if (!many && tree.children(head).some((each) => tree.relation(each) === 'conj')) return undefined;
  const form = thirdPerson(language, tree.at(verb).lemma, 'Pres', many);
  return tree.at(verb).upos === 'AUX' && form === tree.at(verb).lemma ? undefined : form;
}
