import type { Sentence, Span, Token } from '../../core/index.ts';

const CAPITAL = /^\p{Lu}/u;
/** Words of up to four letters may be part of a name: Bank of England, Procter & Gamble. */
const LINK = /^(?:\p{Ll}{1,4}|&|-|–|’s|'s)$/u;

/**
 * Finds the names of a sentence by their capitals: names of people, firms, acts, products, and
 * capitalised terms. Where all nouns have capitals (`capitalNouns`), only capitals inside or
 * throughout words (GmbH, SAP) and tags show a name.
 *
 * @example names(sentence('He read the Data Protection Act.'), false)
 */
export function names({ tokens }: Sentence, capitalNouns: boolean): Span[] {
  const found: Span[] = [];
  const start = tokens.findIndex(({ form }) => /\p{L}/u.test(form));
  const isName = (index: number) => {
    const token = tokens[index];
    if (token === undefined || !CAPITAL.test(token.form)) return false;
    if (/\p{L}\p{Lu}/u.test(token.form) || token.analysis?.upos === 'PROPN') return true;
    if (capitalNouns) return false;
    return index > start && !opensSentence(tokens[index - 1]);
  };
  for (let index = 0; index < tokens.length; index++) {
    if (!isName(index)) continue;
    let last = index;
    for (let next = index + 1; next < tokens.length; next++) {
      if (isName(next)) last = next;
      else if (next - last > 2 || !LINK.test(tokens[next].form)) break;
    }
    found.push({ start: tokens[index].start, end: tokens[last].end });
    index = last;
  }
  return found;
}

/** After a colon, an opening mark or a number of a clause, a capital marks a beginning. */
function opensSentence(before: Token | undefined): boolean {
  return before === undefined || /^[\p{Ps}\p{Pi}"„:.!?–—•*-]+$|^\(?\w{1,3}[.)]$/u.test(before.form);
}
