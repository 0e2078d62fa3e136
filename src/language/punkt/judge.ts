import { pythonLower } from '../tokenizers/python-text.ts';
import { ORTHOGRAPHY, type PunktLexicon } from './parameters.ts';
import {
  beginsLower,
  beginsUpper,
  isInitial,
  type PunktWord,
  punktWords,
  withoutStop,
} from './words.ts';

/** Does a sentence end within this context, before its last word? */
export function judge(context: string, lexicon: PunktLexicon): boolean {
  const words = punktWords(context);
  for (const word of words) judgeByType(word, lexicon);
  // What follows a break must be in the context, so the last word does not count.
  for (let i = 0; i + 1 < words.length; i++) {
    judgeByNeighbour(words[i], words[i + 1], lexicon);
    if (words[i].breaks) return true;
  }
  return false;
}

/** First pass: the evidence of the word alone (Kiss and Strunk 2006, section 3). */
function judgeByType(word: PunktWord, lexicon: PunktLexicon): void {
  const { text } = word;
  if (text === '.' || text === '?' || text === '!') word.breaks = true;
  else if (/^\.\.+$/.test(text)) word.ellipsis = true;
  else if (word.endsInStop && !text.endsWith('..')) {
    if (lexicon.isAbbreviation(pythonLower(text.slice(0, -1)))) word.abbreviated = true;
    else word.breaks = true;
  }
}

/** Second pass: the evidence of the next word (section 4). */
function judgeByNeighbour(word: PunktWord, next: PunktWord, lexicon: PunktLexicon): void {
  if (!word.endsInStop) return;
  const type = withoutStop(word);
  const nextType = next.breaks ? withoutStop(next) : next.type;
  if (lexicon.isCollocation(type, nextType)) {
    word.breaks = false;
    return;
  }
  const initial = isInitial(word);
  const starts = startsSentence(next, nextType, lexicon);
  if ((word.abbreviated || word.ellipsis) && !initial) {
    if (starts === true || (beginsUpper(next) && lexicon.isStarter(nextType))) {
      word.breaks = true;
      return;
    }
  }
  if (!initial && type !== '##number##') return;
  const looksLikeName =
    initial && beginsUpper(next) && !(lexicon.orthography(nextType) & ORTHOGRAPHY.lower);
  if (starts === false || (starts === undefined && looksLikeName)) word.breaks = false;
}

/** The orthographic heuristic; undefined if case is no evidence. */
function startsSentence(word: PunktWord, type: string, lexicon: PunktLexicon): boolean | undefined {
  if (/^[;:,.!?]$/.test(word.text)) return false;
  const seen = lexicon.orthography(type);
  if (beginsUpper(word) && seen & ORTHOGRAPHY.lower && !(seen & ORTHOGRAPHY.upperInside))
    return true;
  if (beginsLower(word) && (seen & ORTHOGRAPHY.upper || !(seen & ORTHOGRAPHY.lowerAtStart))) {
    return false;
  }
  return undefined;
}
