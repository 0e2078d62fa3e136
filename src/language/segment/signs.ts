import { isWordAt, kindAt, PICTURE, widthAt } from './characters.ts';
import type { TokenTables } from './token-tables.ts';

/** Signs that form one token when repeated: "...", "--", "***", "``". */
const REPEATING = ".…-–—―*=_~#+<>$`'’‘·|\\/";

/** The end of a smiley, an entity or a language's own sign at an index; the index if there is none. */
export function signEnd(text: string, index: number, tables: TokenTables): number {
  if (text[index] === '&') {
    const entity = entityEnd(text, index);
    if (entity > index) return entity;
  }
  const candidates = tables.signs.get(text.charCodeAt(index));
  if (!candidates) return index;
  for (const candidate of candidates) {
    const end = index + candidate.length;
    if (!text.startsWith(candidate, index)) continue;
    if (isWordAt(text, end - 1) && isWordAt(text, end)) continue;
    // ":D" and ":/" need a space before them, else "http:/" and "12:00" would contain smileys.
    if (isWordAt(text, index - 1) && isWordAt(text, end)) continue;
    return end;
  }
  return index;
}

/** "&#39;&#39;": character entities left in the text of a page; adjacent ones form one token. */
function entityEnd(text: string, index: number): number {
  let end = index;
  while (text[end] === '&') {
    let at = end + 1;
    if (text[at] === '#') at++;
    const name = at;
    while (at < name + 8 && isWordAt(text, at)) at++;
    if (at === name || text[at] !== ';') break;
    end = at + 1;
  }
  return end;
}

/** The end of a run of one repeated sign, or of a mix of "!" and "?". */
export function repeatEnd(text: string, index: number): number {
  const sign = text.charAt(index);
  let end = index + 1;
  if (sign === '!' || sign === '?') {
    while (text[end] === '!' || text[end] === '?') end++;
    return end;
  }
  if (!REPEATING.includes(sign)) return index;
  while (text[end] === sign) end++;
  return end;
}

/** The end of one emoji: with skin tone, joiners, and the second letter of a flag. */
export function pictureEnd(text: string, index: number): number {
  let end = index + widthAt(text, index);
  if (isFlagLetter(text, index) && isFlagLetter(text, end)) return end + 2;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (unit === 0xfe0f || unit === 0x20e3) end++;
    else if (unit === 0x200d && kindAt(text, end + 1) === PICTURE)
      end += 1 + widthAt(text, end + 1);
    else if (isSkinTone(text, end)) end += 2;
    else break;
  }
  return end;
}

function isFlagLetter(text: string, index: number): boolean {
  const point = text.codePointAt(index) ?? 0;
  return point >= 0x1f1e6 && point <= 0x1f1ff;
}

function isSkinTone(text: string, index: number): boolean {
  const point = text.codePointAt(index) ?? 0;
  return point >= 0x1f3fb && point <= 0x1f3ff;
}
