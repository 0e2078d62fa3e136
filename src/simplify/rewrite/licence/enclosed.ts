import { numberedSeries } from '../series/index.ts';
import { type Licence, placesOf } from './proposal.ts';

const QUOTE = /^["“”„«»]$/u;

/** Text in quotation marks or brackets stays together. */
export const enclosed: Licence = (proposal) => {
  const { tree, built } = proposal;
  const places = placesOf(proposal);
  const numbered = new Set(numberedSeries(tree)?.members.map(([mark]) => places.get(mark)));
  if (numbered.size > 1 && built.every(({ isItem }) => !isItem))
    return 'numbered parts would be torn apart';
  let open: number | undefined;
  for (const { index, form } of tree.nodes) {
    if (!QUOTE.test(form)) continue;
    if (open === undefined) {
      open = index;
      continue;
    }
    const inside = tree.nodes.slice(open, index + 1).map((node) => places.get(node.index));
    if (new Set(inside).size > 1) return 'a quotation would be torn apart';
    open = undefined;
  }
  if (open !== undefined) return 'a quotation mark without its partner';
  const count = (text: string, mark: string) => text.split(mark).length;
  for (const { text } of built) {
    if (count(text, '(') !== count(text, ')')) return 'a bracket would stand alone';
  }
  return undefined;
};
