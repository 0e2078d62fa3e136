import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';
import { placed } from './placed-verb.ts';

/** The verb in second place, and what of it stands last. */
export interface Said {
  readonly second: string;
  readonly last: string;
}

/** The verb of a clause in second place, in its own tense. */
export function secondPlace(
  tree: Tree,
  verb: number,
  rules: SentenceRules,
  language: Language,
): Said | undefined {
  const plain = placed(tree, verb, rules, language);
  return plain && { second: plainOf(plain.form, rules), last: plain.prefix };
}

/** "ward" → "wurde": what is moved is not replaced where it stood. */
function plainOf(form: string, { phrases = {}, unless = {}, only = {} }: SentenceRules): string {
  if (Object.hasOwn(unless, form) || Object.hasOwn(only, form)) return form;
  return Object.hasOwn(phrases, form) && !/[/ ]/.test(phrases[form]) ? phrases[form] : form;
}
