import { isSpaceAt, isWordAt } from './characters.ts';

const SCHEMES = ['http://', 'https://', 'ftp://', 'mailto:', 'www.'];
const STOPPERS = '<>"“”«»|';
const TRAILING = ".,;:!?'’)]}*";

/** The end of a web or mail address that starts at an index with its scheme or "www."; else the index. */
export function addressEnd(text: string, index: number): number {
  const first = text.charAt(index);
  if (!'hHfFmMwW'.includes(first) || first === '' || isWordAt(text, index - 1)) return index;
  const head = text.slice(index, index + 8).toLowerCase();
  const scheme = SCHEMES.find((name) => head.startsWith(name));
  if (!scheme || !isWordAt(text, index + scheme.length)) return index;
  let end = index;
  let open = 0;
  let closed = 0;
  while (end < text.length && !isSpaceAt(text, end) && !STOPPERS.includes(text[end])) {
    if (text[end] === '(') open++;
    if (text[end] === ')') closed++;
    end++;
  }
  while (end > index && TRAILING.includes(text[end - 1])) {
    // A bracket that was opened inside the address belongs to it.
    if (text[end - 1] === ')' && closed-- <= open) break;
    end--;
  }
  return end;
}
