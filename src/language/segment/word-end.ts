import { DIGIT, isLetter, isSpaceAt, isWordAt, kindAt, UPPER } from './characters.ts';
import { APOSTROPHES, plain, type TokenTables } from './token-tables.ts';

/**
 * Where the word that starts before `from` ends. Signs between two letters or digits join them: all
 * that could be one token is combined here, and `cutWord` splits it by the language's rules.
 */
export function wordEnd(text: string, from: number, tables: TokenTables): number {
  let index = from;
  while (index < text.length) {
    if (isWordAt(text, index)) index++;
    else if (isWordAt(text, index + 1) && joins(text, index)) index++;
    else if (text[index] === '(' && optionalEnding(text, index)) {
      index = text.indexOf(')', index) + 1;
    } else if (dotHyphen(text, from, index)) index += 2;
    else break;
  }
  return keepsNext(text, from, index, tables) ? index + 1 : index;
}

/** "J.-C.", "maks.-benstræk": a dot and a hyphen between two parts. */
function dotHyphen(text: string, from: number, index: number): boolean {
  return (
    index > from && text[index] === '.' && text[index + 1] === '-' && isWordAt(text, index + 2)
  );
}

/** Does the sign after the word belong to it: US$, po', "l' ", Yahoo!, w/, tv-? */
function keepsNext(text: string, from: number, end: number, tables: TokenTables): boolean {
  const sign = text.charAt(end);
  if (sign === '' || sign === '.' || isSpaceAt(text, end)) return false;
  if (sign === '$') return isCurrency(text, from, end);
  if (tables.profile.trailing?.includes(sign)) return isSpaceAt(text, end + 1);
  if (end - from >= tables.longestWord) return false;
  const word = plain(text.slice(from, end + 1));
  return tables.words.has(word) || (APOSTROPHES.includes(sign) && tables.elisions.has(word));
}

function joins(text: string, index: number): boolean {
  const before = kindAt(text, index - 1);
  const after = kindAt(text, index + 1);
  switch (text[index]) {
    case '.':
    case "'":
    case '’':
    case 'ʼ':
    case '`':
    case '´':
    case '-':
    case '‐':
    case '‑':
    case '_':
    case '@':
    case '·':
      return true;
    case ',':
    case ':':
    case '٫':
    case '٬':
      return before === DIGIT && after === DIGIT;
    case '/':
      return true;
    case '&':
      return before === UPPER && after === UPPER;
    // Easy-to-read German parts compounds with a middle dot: Probe•flug.
    case '•':
    case '‧':
    case '∙':
    case '*':
      return isLetter(before) && isLetter(after);
    default:
      return false;
  }
}

/** "friend(s)", "AUTRE(S)": one to three letters in brackets, attached to the word. */
function optionalEnding(text: string, open: number): boolean {
  let index = open + 1;
  while (index < open + 4 && isLetter(kindAt(text, index))) index++;
  return index > open + 1 && text[index] === ')' && isLetter(kindAt(text, open - 1));
}

/** US$, R$, HK$. */
function isCurrency(text: string, start: number, dollar: number): boolean {
  if (dollar - start > 3 || dollar === start) return false;
  for (let index = start; index < dollar; index++) if (kindAt(text, index) !== UPPER) return false;
  return true;
}

/** "80 000", "1 234 567": where a number written in groups of three ends. */
export function groupedEnd(text: string, start: number, end: number): number {
  if (end - start > 3) return end;
  for (let index = start; index < end; index++) if (kindAt(text, index) !== DIGIT) return end;
  let last = end;
  while (isSpaceAt(text, last) && last < text.length && threeDigits(text, last + 1)) last += 4;
  if (last > end && text[last] === ',' && kindAt(text, last + 1) === DIGIT) {
    last += 2;
    while (kindAt(text, last) === DIGIT) last++;
  }
  return last;
}

function threeDigits(text: string, index: number): boolean {
  for (let at = index; at < index + 3; at++) if (kindAt(text, at) !== DIGIT) return false;
  return !isWordAt(text, index + 3);
}
