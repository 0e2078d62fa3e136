import type { GenitiveRules } from '../../language-file/case-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** "das Haus des Vaters" → "das Haus vom Vater": whose it is, as it is said, for listed nouns. */
export function genitives(tree: Tree, { genitive: data }: SentenceRules): Proposal[] {
  if (!data) return [];
  const found: Proposal[] = [];
  for (let article = 2; article < tree.tokens.length - 1; article++) {
    if (tree.enclosed[article] || tree.form(article) !== tree.lower(article)) continue;
    let noun = article + 1;
    while (tree.at(noun).upos === 'ADJ' && noun < article + 3) noun++;
    const said = saidOf(tree, article, noun, data);
    if (!said) continue;
    // One that stays keeps the others: they should sound alike.
    if (!isPlain(tree, article, noun, data)) return [];
    const [of, last] = [tree.tokens[article], tree.tokens[noun]];
    found.push({
      rule: 'replace/genitive',
      operation: 'substitute',
      reason: 'This is said with "von" in speech.',
      pieces: [
        { start: of.start, end: of.end, parts: [said.of] },
        { start: last.start, end: last.end, parts: [said.noun] },
      ],
      dropped: [],
      key: tree.lower(noun),
    });
  }
  return found;
}

function saidOf(
  tree: Tree,
  article: number,
  noun: number,
  data: GenitiveRules,
): { readonly of: string; readonly noun: string } | undefined {
  const [word, form] = [tree.lower(article), tree.form(noun)];
  for (const kind of ['one', 'her', 'many'] as const) {
    const { of, nouns } = data[kind];
    if (!Object.hasOwn(of, word) || !Object.hasOwn(nouns, form)) continue;
    // "gab das Brot der Frau": only "des" cannot be somebody who is given something.
    if (kind !== 'one' && !isWhose(tree, article, noun, data)) return undefined;
    return { of: of[word], noun: nouns[form] };
  }
  return undefined;
}

/** The parser hangs it on the noun before, and nothing is given to anybody. */
function isWhose(tree: Tree, article: number, noun: number, data: GenitiveRules): boolean {
  if (tree.at(noun).head !== article - 1 || !/^nmod/.test(tree.relation(noun))) return false;
  const gives = tree.tokens.some((_, i) => data.giving.includes(tree.at(i).lemma));
  const hasPreposition = tree.children(article - 1).some((i) => tree.relation(i) === 'case');
  return !gives || hasPreposition;
}

/** One noun right after another that has an article, and nothing that goes on after it. */
function isPlain(tree: Tree, article: number, noun: number, data: GenitiveRules): boolean {
  const head = article - 1;
  if (tree.at(head).upos !== 'NOUN' || data.heads.includes(tree.lower(head))) return false;
  // "die Auffassung der Männer": what is no thing is seldom said so.
  if (data.abstract.some((each) => tree.lower(head).endsWith(each))) return false;
  // "Haus des Kindes" without an article may be a name.
  const before = range({ first: Math.max(0, head - 3), last: head - 1 });
  if (!before.some((i) => /^(?:DET|ADP|PRON|NUM)$/.test(tree.at(i).upos))) return false;
  // "der Mann der Frau des Königs", "des Vaters und der Mutter"
  const words = [...Object.keys(data.one.of), ...Object.keys(data.her.of)];
  const isChain = (index: number) => words.includes(tree.lower(index));
  // "des Herrn, unseres Gottes"
  const after = tree.form(noun + 1) === ',' ? noun + 2 : noun + 1;
  if (isChain(after)) return false;
  const next = tree.at(noun + 1).upos;
  const isSeries = next === 'CCONJ' && /^(?:DET|NOUN|PROPN|ADJ)$/.test(tree.at(noun + 2).upos);
  if (isSeries || next === 'NOUN' || tree.form(noun + 1) === '-') return false;
  const first = tree.at(head - 1).upos === 'ADJ' ? head - 2 : head - 1;
  return !isChain(first) || isOwned(tree, head, data);
}

/** "der Sohn des Königs": "der" stands before the owned, not before an owner. */
function isOwned(tree: Tree, head: number, { one, her, many }: GenitiveRules): boolean {
  const isOwner = [one, her, many].some(({ nouns }) => Object.hasOwn(nouns, tree.form(head)));
  return !isOwner || tree.at(head).features.Case !== 'Gen';
}
