import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, spanOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** "Le héron est une espèce d'oiseaux de …" → "Le héron est un oiseau de …". */
export function kindsOf(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { kindOf } = rules;
  if (!kindOf) return [];
  const noun = range({ first: 2, last: tree.tokens.length - 3 }).find((i) =>
    kindOf.phrases.includes([i - 2, i - 1, i, i + 1].map((at) => tree.lower(at)).join(' ')),
  );
  if (noun === undefined || tree.enclosed[noun]) return [];
  const kind = noun + 2;
  const one = kindOf.kinds[tree.lower(kind)];
  if (one === undefined) return [];
  const Gender = kindOf.articles[one.split(' ')[0]];
  // "une espèce d'oiseaux menacée": what is told of the species agrees with it.
  const isOther = Gender !== tree.at(noun).features.Gender;
  if (isOther && tree.children(noun).some((each) => each > kind && agrees(tree, each))) return [];
  const first = { ...spanOf(tree, { first: noun - 1, last: kind }), parts: [one] };
  const pieces: Piece[] = [first];
  // "d'oiseaux marins": adjectives of many become those of one.
  for (let i = kind + 1; tree.at(i).features.Number === 'Plur'; i++) {
    const { upos, lemma } = tree.at(i);
    const inNumber = (number: string) => language.inflect(lemma, 'ADJ', { Gender, Number: number });
    const form = inNumber('Sing');
    // "d'insectes coléoptères"; a rare word is inflected by guess: its plural is then another.
    if (upos !== 'ADJ' || form === undefined || inNumber('Plur') !== tree.lower(i)) return [];
    pieces.push({ ...spanOf(tree, { first: i, last: i }), parts: [form] });
  }
  return [
    {
      rule: 'rephrase/kind-of',
      operation: 'rephrase',
      reason: 'It says what something is in fewer words.',
      pieces,
      dropped: range({ first: noun - 1, last: noun + 1 }),
      key: one,
    },
  ];
}

/** Does a word have the gender and number of what it is told of? */
function agrees(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return features.Gender !== undefined && /^(?:ADJ|VERB)$/.test(upos);
}
