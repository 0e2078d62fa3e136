import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { wholeSentence } from '../clauses/reread.ts';

/** A shorter opening does not keep a reader waiting. */
const LONG = 10;
const LONGEST_PHRASE = 4;

/**
 * "Because of repairs that were put off when the river froze, the bridge will be closed." → "The bridge
 * will be closed. This is because of repairs that …": what happens before why.
 */
export function causesLast(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { causesFirst: data, stop = '. ' } = rules;
  if (!data) return [];
  const phrase = phraseAt(tree, data.phrases);
  if (!phrase) return [];
  const parts = openingAndRest(tree, phrase.length, rules, language);
  if (!parts) return [];
  const { opening, main, own } = parts;
  // "Debido a esto y a la lluvia": "this is because of this".
  if (pointsBack(tree, opening.first)) return [];
  // "Because of the flood that tore down the bridge, it …": what it is must be told before.
  if (range(main).some((i) => pointsBack(tree, i))) return [];
  // What is quoted or announced would be cut from its marks.
  if (tree.lastWord < tree.tokens.length - 2) return [];
  if (range(main).some((i) => /^[:;]$/.test(tree.form(i)))) return [];
  const finite = own.finiteOf(own.root) ?? own.root;
  const begin = data.begin[own.at(finite).features.Tense === 'Past' ? 'Past' : 'Pres'];
  const closes = tree.form(main.last).endsWith('.');
  return [
    {
      rule: 'split/cause-last',
      operation: 'split',
      reason: 'What happens comes before why.',
      pieces: [
        {
          ...spanOf(tree, { first: 0, last: main.last }),
          parts: [
            { ...spanOf(tree, main), casing: 'upper' },
            closes ? ' ' : stop,
            `${begin} ${phrase.easier} `,
            spanOf(tree, opening),
            ...(main.last === tree.tokens.length - 1 ? [stop.trim()] : []),
          ],
        },
      ],
      dropped: [],
      key: tree.lower(0),
    },
  ];
}

function pointsBack(tree: Tree, index: number): boolean {
  const { PronType = '', Reflex } = tree.at(index).features;
  return /^(?:Prs|Dem)$/.test(PronType) && Reflex !== 'Yes';
}

/** The words that name a cause where the sentence begins, and how they are said after it. */
function phraseAt(
  tree: Tree,
  phrases: Readonly<Record<string, string>>,
): { readonly length: number; readonly easier: string } | undefined {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const words = range({ first: 0, last: length - 1 }).map((i) => tree.lower(i));
    const key = words.join(' ');
    if (Object.hasOwn(phrases, key)) return { length, easier: phrases[key] };
  }
  return undefined;
}

/** The first comma after a long opening with a whole sentence behind it: the parser gets lost in such. */
function openingAndRest(
  tree: Tree,
  first: number,
  rules: SentenceRules,
  language: Language,
): Parts | undefined {
  let isTied = false;
  for (let comma = first; comma < tree.lastWord; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const opening = { first, last: comma - 1 };
    const main = { first: comma + 1, last: tree.lastWord };
    if (holdsStatement(tree, opening, rules)) return undefined;
    if (comma >= LONG && tree.isBalanced(opening) && tree.isBalanced(main)) {
      const own = wholeSentence(tree, [main], language);
      const subject = own?.subjectOf(own.root);
      if (own && subject !== undefined && own.stretch(subject)?.first === 0)
        return { opening, main, own };
    }
    // "Because of the flood, the bridge closed, the trains …": only what hangs on the cause may follow.
    isTied ||= ties(tree, comma + 1, rules);
    if (!isTied) return undefined;
  }
  return undefined;
}

interface Parts {
  readonly opening: Stretch;
  readonly main: Stretch;
  readonly own: Tree;
}

/** A verb with neither "which" nor "when" before it: the main clause has begun. */
function holdsStatement(tree: Tree, stretch: Stretch, rules: SentenceRules): boolean {
  let isTied = false;
  return range(stretch).some((i) => {
    isTied ||= ties(tree, i, rules);
    return !isTied && tree.isFinite(i);
  });
}

/** Some taggers do not tell that a pronoun is relative: "obras que". */
function ties(tree: Tree, index: number, { relativePronouns = {} }: SentenceRules): boolean {
  const { upos, features } = tree.at(index);
  if (upos === 'SCONJ' || /Rel/.test(features.PronType ?? '')) return true;
  return upos === 'PRON' && Object.hasOwn(relativePronouns, tree.lower(index));
}
