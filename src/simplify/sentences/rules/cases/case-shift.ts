import type { Language } from '../../../../language/index.ts';
import type { Cases } from '../../language-file/case-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { inCase, like, rephrasing } from './copula.ts';

const LONGEST = 3;

/** "в связи с войной" → "из-за войны": a plainer preposition, and the noun in the case it asks for. */
export function caseShifts(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { cases } = rules;
  const shifts = cases?.shifts;
  if (!shifts) return [];
  return tree.tokens.flatMap((_, first) => {
    if (tree.enclosed[first] || (first > 0 && /^\p{Lu}/u.test(tree.form(first)))) return [];
    let phrase = '';
    for (let last = first; last < first + LONGEST && last < tree.tokens.length; last++) {
      phrase += (last > first ? ' ' : '') + tree.lower(last);
      if (!Object.hasOwn(shifts, phrase)) continue;
      const found = shifted(tree, { first, last }, phrase, cases, language);
      return found ? [found] : [];
    }
    return [];
  });
}

function shifted(
  tree: Tree,
  { first, last }: { first: number; last: number },
  phrase: string,
  cases: Cases,
  language: Language,
): Proposal | undefined {
  const { shifts = {}, joins, notBut, fuller = {} } = cases;
  const { from, to, as, endings, plain, after } = shifts[phrase];
  let noun = last + 1;
  while (noun < tree.tokens.length && tree.at(noun).upos === 'ADJ') noun++;
  const { upos, features, lemma } = tree.at(noun);
  if (!/^(?:NOUN|PROPN)$/.test(upos) || features.Case !== from) return undefined;
  if (range({ first: last + 1, last: noun - 1 }).some((i) => tree.at(i).head !== noun))
    return undefined;
  // Two nouns would have to change, and what tells of the first by a comma may, too.
  const beside = tree.children(noun).map((each) => tree.relation(each));
  if (beside.some((each) => /^(?:conj|appos|flat|det|nummod)$/.test(each))) return undefined;
  if (/^[,–—-]$/.test(tree.form(noun + 1)) && tree.form(noun + 2) !== notBut) {
    const told = tree.at(noun + 2);
    // "Согласно отчёту, цены растут": in the nominative it opens the clause.
    const isSubject = first === 0 && told.features.Case === 'Nom' && told.upos !== 'VERB';
    if (/^(?:VERB|ADJ|PROPN|NOUN)$/.test(told.upos) && !isSubject) return undefined;
  }
  if (joins.includes(tree.lower(noun + 1))) return undefined;
  if (endings && !endings.some((each) => lemma.endsWith(each))) return undefined;
  if (after && !after.includes(tree.at(first - 1).lemma)) return undefined;
  const isPlain =
    features.Animacy === 'Inan' && (features.Gender !== 'Fem' || features.Number === 'Plur');
  // "если в качестве места будет выбран …": then a verb has to come before.
  if (plain && (!isPlain || tree.at(noun).head > noun)) return undefined;
  const pieces = inCase(tree, noun, as, cases, language);
  if (!pieces) return undefined;
  const [next] = pieces.map(({ parts }) => String(parts[0]));
  // "во Франции", "во втором": not two such consonants in a row.
  const longer = fuller[to];
  const word = longer && new RegExp(longer.before, 'iu').test(next) ? longer.as : to;
  const { tokens } = tree;
  const piece = {
    start: tokens[first].start,
    end: tokens[last].end,
    parts: [like(tree, first, word)],
  };
  return rephrasing('preposition', [piece, ...pieces], range({ first, last }), phrase);
}
