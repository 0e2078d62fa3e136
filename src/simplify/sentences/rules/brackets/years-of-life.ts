import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Part } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { type Bracket, isYear } from './bracket.ts';

/** What a bracket tells of somebody, as a predicate. */
export interface Told {
  readonly parts: readonly Part[];
  readonly key: string;
}

/** Between two years nearer than that somebody may have done something; nobody lives longer than the other. */
const SHORTEST_LIFE = 25;
const LONGEST_LIFE = 105;

/** "Foster (1826–1864)" → "was born in 1826 and died in 1864"; of who rules it may be the time in office. */
export function yearsOfLife(
  tree: Tree,
  { open, close }: Bracket,
  rules: SentenceRules,
  shortest = SHORTEST_LIFE,
): Told | undefined {
  const { told, brackets } = rules;
  if (!told?.life || !brackets) return undefined;
  const isRuler = (word: string) => brackets.rulers.includes(word.toLowerCase());
  const named = tree.tokens.slice(Math.max(0, open - 8), open);
  if (isRuler(tree.at(tree.root).lemma) || named.some(({ form }) => isRuler(form)))
    return undefined;
  let at = open + 1;
  const year = () => {
    const unsure = brackets.unsure[tree.lower(at)];
    if (unsure) at++;
    const form = tree.form(at++);
    return isYear(form) ? { form, before: unsure ?? told.year } : undefined;
  };
  const born = year();
  // "(1954 1973)": texts without other signs lose the dash.
  if (/^(?:[-–—]|--)$/.test(tree.form(at))) at++;
  if (!born) return undefined;
  const died = year();
  if (!died || at !== close) return undefined;
  const isAnimal = brackets.animals.includes(tree.at(tree.root).lemma);
  const age = Number(died.form) - Number(born.form);
  if (age < (isAnimal ? 1 : shortest) || age > LONGEST_LIFE) return undefined;
  const [begin, middle, end = ''] = told.life.split('#');
  const say = ({ before, form }: { before: string; form: string }) => `${before} ${form}`;
  return { parts: [begin, say(born), middle, say(died), end], key: 'life' };
}
