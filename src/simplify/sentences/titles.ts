import { type Analysis, type Sentence, sentencesOf, type Token } from '../../core/index.ts';
import type { AnalyseOptions, Language } from '../../language/index.ts';
import type { Stretch } from './tree.ts';

const OPENING = /^["“]$/;
const CLOSING = /^["”]$/;
const LONGEST = 10;
/** A name that stands for the title while the sentence is read: no word of it can be taken for a verb. */
const NAME = 'Quixote';

/**
 * A language that reads each quoted title as one name: the words of "Help Me Make It" are part of no
 * clause. The accurate analyser reads titles as they are.
 */
export function readingTitles(language: Language): Language {
  const analyseTokens = (tokens: Token[], options: AnalyseOptions = {}) => {
    const titles = titlesOf(tokens);
    if (titles.length === 0 || options.accurate) language.analyseTokens(tokens, options);
    else analyseTitled(tokens, titles, language);
  };
  return {
    ...language,
    analyseTokens,
    analyse(text, options) {
      const document = language.segment(text);
      for (const { tokens } of sentencesOf(document)) analyseTokens(tokens, options);
      return document;
    },
  };
}

/** An analysed sentence, read anew where it holds a title. */
export function withTitlesRead(sentence: Sentence, language: Language): Sentence {
  const titles = titlesOf(sentence.tokens);
  if (titles.length === 0) return sentence;
  const tokens = sentence.tokens.map((token) => ({ ...token }));
  analyseTitled(tokens, titles, language);
  return { ...sentence, tokens };
}

function analyseTitled(
  tokens: readonly Token[],
  titles: readonly Stretch[],
  language: Language,
): void {
  // Where each token of the shorter sentence stands in the whole one.
  const places: number[] = [];
  const shorter: Token[] = [];
  tokens.forEach((token, i) => {
    const title = titles.find(({ first, last }) => i >= first && i <= last);
    if (title && i > title.first) return;
    places.push(i);
    shorter.push(title ? { ...token, form: NAME } : { ...token });
  });
  language.analyseTokens(shorter);
  shorter.forEach(({ analysis }, at) => {
    if (!analysis) return;
    const { head } = analysis;
    tokens[places[at]].analysis = { ...analysis, head: head < 0 ? head : places[head] };
  });
  for (const { first, last } of titles) {
    for (let i = first; i <= last; i++) tokens[i].analysis = partOf(tokens, i, first);
  }
}

function partOf(tokens: readonly Token[], index: number, first: number): Analysis {
  const { form, analysis } = tokens[index];
  const named = { upos: 'PROPN', lemma: form, features: { Number: 'Sing' } } as const;
  if (index === first && analysis)
    return { ...named, head: analysis.head, relation: analysis.relation };
  const isWord = /[\p{L}\p{N}]/u.test(form);
  return isWord
    ? { ...named, head: first, relation: 'flat' }
    : { upos: 'PUNCT', lemma: form, features: {}, head: first, relation: 'punct' };
}

/** Quoted words of which the first and the last, and all but short ones, have capitals. */
function titlesOf(tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!OPENING.test(tokens[i].form)) continue;
    let end = i + 1;
    while (end < tokens.length && end - i <= LONGEST + 1 && !CLOSING.test(tokens[end].form)) end++;
    if (end >= tokens.length || !CLOSING.test(tokens[end].form)) {
      if (tokens[i].form === '"') return found;
      continue;
    }
    const [first, last] = [i + 1, end - 1];
    if (last > first && isTitle(tokens.slice(first, end))) found.push({ first, last });
    i = end;
  }
  return found;
}

function isTitle(words: readonly Token[]): boolean {
  const isCapital = ({ form }: Token) => /^[\p{Lu}\p{N}]/u.test(form);
  const isSmall = ({ form }: Token) =>
    /^[\p{Ll}'’]{1,4}$/u.test(form) || !/[\p{L}\p{N}]/u.test(form);
  const ends = words.findLast(({ form }) => /\p{L}/u.test(form));
  if (!ends || !isCapital(words[0]) || !(isCapital(ends) || words.length > 3)) return false;
  // A comma or full stop before the closing mark belongs to what somebody said.
  if (/^[.,;]$/.test(words[words.length - 1].form)) return false;
  return words.every((word) => isCapital(word) || isSmall(word) || word === ends);
}
