import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { inCase, like, rephrasing } from './copula.ts';

const LONGEST = 3;

/** "в связи с войной" → "из-за войны": a plainer preposition, and the noun in the case it asks for. */
export function caseShifts(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const shifts = rules.cases?.shifts;
  if (!shifts) return [];
  return tree.tokens.flatMap((_, first) => {
    if (tree.enclosed[first] || (first > 0 && /^\p{Lu}/u.test(tree.form(first)))) return [];
    let phrase = '';
    for (let last = first; last < first + LONGEST && last < tree.tokens.length; last++) {
      phrase += (last > first ? ' ' : '') + tree.lower(last);
      if (!Object.hasOwn(shifts, phrase)) continue;
      const found = shifted(tree, { first, last }, phrase, shifts[phrase], language);
      return found ? [found] : [];
    }
    return [];
  });
}

type Shift = NonNullable<NonNullable<SentenceRules['cases']>['shifts']>[string];

function shifted(
  tree: Tree,
  { first, last }: { first: number; last: number },
  phrase: string,
  { from, to, as, endings, plain, after }: Shift,
  language: Language,
): Proposal | undefined {
  let noun = last + 1;
  while (noun < tree.tokens.length && tree.at(noun).upos === 'ADJ') noun++;
  const { upos, features, lemma } = tree.at(noun);
  if (!/^(?:NOUN|PROPN)$/.test(upos) || features.Case !== from) return undefined;
  if (range({ first: last + 1, last: noun - 1 }).some((i) => tree.at(i).head !== noun))
    return undefined;
  // Two nouns would have to change, and what tells of the first by a comma may, too.
  const beside = tree.children(noun).map((each) => tree.relation(each));
  if (beside.some((each) => /^(?:conj|appos|flat|det|nummod)$/.test(each))) return undefined;
  if (/^[,–—-]$/.test(tree.form(noun + 1)) && tree.form(noun + 2) !== 'а') {
    if (/^(?:VERB|ADJ|PROPN|NOUN)$/.test(tree.at(noun + 2).upos)) return undefined;
  }
  if (tree.lower(noun + 1) === 'и' || tree.lower(noun + 1) === 'или') return undefined;
  if (endings && !endings.some((each) => lemma.endsWith(each))) return undefined;
  if (after && !after.includes(tree.at(first - 1).lemma)) return undefined;
  const isPlain =
    features.Animacy === 'Inan' && (features.Gender !== 'Fem' || features.Number === 'Plur');
  // "если в качестве места будет выбран …": then a verb has to come before.
  if (plain && (!isPlain || tree.at(noun).head > noun)) return undefined;
  const pieces = inCase(tree, noun, as, language);
  if (!pieces) return undefined;
  const [next] = pieces.map(({ parts }) => String(parts[0]));
  // "во Франции", "во втором": not two such consonants in a row.
  const word = to === 'в' && /^[вф][бвгджзклмнпрстфхцчшщ]/iu.test(next) ? 'во' : to;
  const { tokens } = tree;
  const piece = {
    start: tokens[first].start,
    end: tokens[last].end,
    parts: [like(tree, first, word)],
  };
  return rephrasing('preposition', [piece, ...pieces], range({ first, last }), phrase);
}
