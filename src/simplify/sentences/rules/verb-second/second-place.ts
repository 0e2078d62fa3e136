import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';
import { clausesIn } from '../tenses/pasts.ts';
import { isSpoken, pastOf } from '../tenses/perfect.ts';
import { placed } from './placed-verb.ts';

/** The verb in second place, and what of it stands last. */
export interface Said {
  readonly second: string;
  readonly last: string;
}

/** The verb of a clause in second place, in the tense that the main verb will have. */
export function secondPlace(
  tree: Tree,
  { verb, main }: { readonly verb: number; readonly main: number },
  rules: SentenceRules,
  language: Language,
): Said | undefined {
  const { perfect } = rules;
  if (!perfect) return undefined;
  const { fields, quoted } = clausesIn(tree, perfect, language);
  const isSaid = isSpoken(tree, rules, language);
  const past = (index: number) =>
    isSaid ? pastOf(tree, index, fields, quoted, rules, perfect, language) : undefined;
  const [own, other] = [past(verb), past(main)];
  // One tense in both: "Er ist gekommen. Da hat sie gelacht."
  if (Array.isArray(own) && other !== undefined && own.length === 1) {
    const words = own[0].parts.join('').split(' ');
    const second = words.pop() ?? '';
    return { second, last: words.join(' ') };
  }
  if (own === 'stays') return { second: plainOf(tree.form(verb), rules), last: '' };
  const plain = placed(tree, verb, rules, language);
  return plain && { second: plainOf(plain.form, rules), last: plain.prefix };
}

/** "ward" → "wurde": what is moved is not replaced where it stood. */
function plainOf(form: string, { phrases = {}, unless = {}, only = {} }: SentenceRules): string {
  if (Object.hasOwn(unless, form) || Object.hasOwn(only, form)) return form;
  return Object.hasOwn(phrases, form) && !/[/ ]/.test(phrases[form]) ? phrases[form] : form;
}
