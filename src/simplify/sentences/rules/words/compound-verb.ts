import type { Features } from '../../../../core/index.ts';
import type { Language } from '../../../../language/index.ts';
import type { CompoundVerbs } from '../../language-file/rewrite-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, spanOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isBarred } from './neighbours.ts';

export const COMPOUND_VERB = 'replace/compound-verb';

/** "購入した" → "買った", "ご確認ください" → "確認してください": a noun that "do" makes a verb, in the same form. */
export function compoundVerbs(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { compoundVerbs: data } = rules;
  if (!data) return [];
  return tree.tokens.flatMap(({ form: noun }, at) => {
    if (tree.enclosed[at] || !/^\p{Script=Han}+$/u.test(noun)) return [];
    for (const each of data.forms) {
      const last = lastOf(tree, at, each.ends);
      if (last === undefined || (each.before && !each.before.includes(tree.form(last + 1))))
        continue;
      const first = at - (each.prefix === undefined ? 0 : 1);
      if (each.prefix !== undefined && tree.form(first) !== each.prefix) continue;
      const verb = verbOf(tree, at, first, rules, each.prefix !== undefined);
      if (verb === undefined || (each.passive && !data.passive.includes(verb))) return [];
      const said = inflected(verb, each, language);
      // "本が購入できる" → "本を買うことができる"
      const marks = each.object ? objectMark(tree, at, first, each.object) : [];
      if (said === undefined || marks === undefined) return [];
      return [
        {
          rule: COMPOUND_VERB,
          operation: 'substitute' as const,
          reason: `"${verb}" is a plainer verb than "${noun}".`,
          pieces: [...marks, { ...spanOf(tree, { first, last }), parts: [said] }],
          dropped: range({ first, last }),
          key: noun,
        },
      ];
    }
    return [];
  });
}

/** The stem of the plain verb of a noun, before polite endings. */
export function plainStem(noun: string, { compoundVerbs }: SentenceRules, language: Language) {
  const verb = compoundVerbs?.verbs[noun];
  return verb && language.inflect(verb, 'VERB', { VerbForm: 'Conv' });
}

type Form = CompoundVerbs['forms'][number];

function inflected(verb: string, { as, less = '', add = '' }: Form, language: Language) {
  const form = language.inflect(verb, 'VERB', as as Features);
  if (form === undefined || !form.endsWith(less)) return undefined;
  return form.slice(0, form.length - less.length) + add;
}

/** Where the whole words after a noun end that make up this. */
function lastOf(tree: Tree, noun: number, ends: string): number | undefined {
  let [last, found] = [noun, ''];
  while (found.length < ends.length && last < tree.lastWord) found += tree.form(++last);
  return found === ends ? last : undefined;
}

function verbOf(
  tree: Tree,
  at: number,
  first: number,
  rules: SentenceRules,
  asked: boolean,
): string | undefined {
  const noun = tree.form(at);
  const { verbs, object, done, does } = rules.compoundVerbs as CompoundVerbs;
  // "大量購入", "開発・販売する": a word of its own, or one of several deeds.
  const { upos, relation, head } = tree.at(first - 1);
  const isPart = upos === 'NOUN' && relation === 'compound' && head === at;
  if (isPart || sharesDoing(tree, first, rules)) return undefined;
  if (isBarred(tree, { first: at, last: at }, noun, rules)) return undefined;
  const verb = Object.hasOwn(verbs, noun) ? verbs[noun] : undefined;
  if (verb === undefined) return asked && !done.includes(noun) ? noun + does : undefined;
  // "試合が開始した": it begins by itself.
  const hasObject = tree.form(first - 1) === object.mark;
  // "玄関を施錠する" → "玄関を鍵をかける": two objects.
  if (hasObject && verb.includes(object.mark)) return undefined;
  return object.needed.includes(noun) && !hasObject ? undefined : verb;
}

/** "複製、販売しない" → "複製、売らない": "do" is said once for several deeds, and so is that they are forbidden. */
function sharesDoing(tree: Tree, first: number, { links = [] }: SentenceRules): boolean {
  const join = links.map((link) => linkBefore(tree, first, link)).find((at) => at !== undefined);
  const at = join ?? (/^[・、,，]$/.test(tree.form(first - 1)) ? first - 1 : undefined);
  return at !== undefined && /^(?:NOUN|VERB)$/.test(tree.at(at - 1).upos);
}

/** Where the words begin that stand before a place and make up this link: "また|は". */
function linkBefore(tree: Tree, end: number, link: string): number | undefined {
  let [first, found] = [end, ''];
  while (found.length < link.length && first > 0) found = tree.form(--first) + found;
  return found === link ? first : undefined;
}

/** What marks an object before "can" becomes what marks it after a verb; undefined when it stands far away. */
function objectMark(
  tree: Tree,
  at: number,
  first: number,
  [from, to]: readonly [string, string],
): Piece[] | undefined {
  if (tree.form(first - 1) === from)
    return [{ ...spanOf(tree, { first: first - 1, last: first - 1 }), parts: [to] }];
  const isMarked = (each: number) =>
    each < at && tree.children(each).some((below) => tree.form(below) === from);
  return tree.children(at).some(isMarked) ? undefined : [];
}
