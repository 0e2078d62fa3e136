import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

const GENUS = /^[A-Z][a-z]{2,}$/;
/** Latin has no accents: "(Gram négatif)" is no name. */
const SPECIES = /^[a-z]{3,}$/;

/** "L'abeille (Apis mellifera) est une espèce …" → "(nom scientifique : Apis mellifera)": what the Latin words are. */
export function scientificNames(tree: Tree, rules: SentenceRules): Proposal[] {
  const { scientificName } = rules;
  if (!scientificName) return [];
  const { label, kinds } = scientificName;
  const { tokens } = tree;
  // Of a living thing, as the sentence says.
  if (!tokens.some((_, i) => kinds.includes(tree.at(i).lemma) || kinds.includes(tree.lower(i))))
    return [];
  const open = tokens.findIndex(
    (_, i) =>
      i > 0 &&
      tree.form(i) === '(' &&
      GENUS.test(tree.form(i + 1)) &&
      SPECIES.test(tree.form(i + 2)) &&
      tree.form(i + 3) === ')',
  );
  if (open < 0) return [];
  const { start } = tokens[open + 1];
  return [
    {
      rule: 'rephrase/scientific-name',
      operation: 'explain',
      reason: 'It tells what the Latin words are.',
      pieces: [{ start, end: start, parts: [label] }],
      dropped: [],
      key: 'latin',
    },
  ];
}
