const SPACED = /\s/u;
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Places where a line may end, including the end of the text: after white space, and before a Chinese
 * or Japanese word or its opening bracket, so that no word is broken and no line begins with a
 * closing mark.
 */
export function breaksOf(text: string): number[] {
  const breaks: number[] = [];
  for (let at = 1; at < text.length; at++) {
    if (SPACED.test(text[at - 1]) && !SPACED.test(text[at])) breaks.push(at);
  }
  if (ASIAN.test(text)) {
    for (const { segment, index, isWordLike } of words.segment(text)) {
      const before = text.slice(Math.max(0, index - 1), index);
      const isStart = (isWordLike || OPENING.test(segment)) && ASIAN.test(before + segment);
      if (index > 0 && isStart && !OPENING.test(before) && !SPACED.test(before)) breaks.push(index);
    }
    breaks.sort((a, b) => a - b);
  }
  if (text.length > 0) breaks.push(text.length);
  return breaks;
}
