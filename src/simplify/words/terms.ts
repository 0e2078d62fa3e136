import type { Document, Sentence, Token } from '../../core/index.ts';
import type { HardWord } from './identify/index.ts';
import type { Lexicon } from './lexicon.ts';

/** Tokens of a sentence that form one term. */
type Places = HardWord['tokens'];

/** The maximum length of a phrase: "due to the fact that". */
const LONGEST_PHRASE = 6;

/**
 * Formal phrases of the plain-language lists ("in accordance with"), as terms; the longest at each
 * place. `isFree` states which tokens may be changed.
 */
export function listedPhrases(
  document: Document,
  sentence: Sentence,
  index: number,
  lexicon: Lexicon,
  isFree: (token: Token) => boolean,
): HardWord[] {
  const { tokens } = sentence;
  const begins = beginningsOf(lexicon);
  const { plain, tables } = lexicon;
  // Tables contain only those phrases with spaces that a list of plain ones has.
  const isPhrase = (key: string) =>
    key.includes(' ') ? tables.some((table) => table.has(key)) : plain?.has(key) === true;
  const found: HardWord[] = [];
  for (let first = 0; first < tokens.length; first++) {
    if (!begins(tokens[first])) continue;
    const most = Math.min(tokens.length, first + LONGEST_PHRASE);
    for (let end = most; end > first + 1; end--) {
      const range = { first, end };
      if (![first, end - 1].every((at) => /[\p{L}\p{M}]$/u.test(tokens[at].form))) continue;
      const keys = [formOf(document.text, tokens, range), lemmaOf(tokens, range)];
      // Verbs may have any form (llevó a cabo); other words only that of the phrase.
      const asked = mainOf(tokens, range).analysis?.upos === 'VERB' ? keys : keys.slice(0, 1);
      if (!asked.some((key) => isPhrase(key.toLowerCase()))) continue;
      if (!tokens.slice(first, end).every(isFree)) continue;
      const reason = { kind: 'term', value: end - first, text: `formal phrase` } as const;
      found.push({
        kind: 'term',
        start: tokens[first].start,
        end: tokens[end - 1].end,
        form: keys[0],
        lemma: keys[1],
        sentence: index,
        tokens: range,
        complexity: 0.5,
        reasons: [reason],
      });
      first = end - 1;
      break;
    }
  }
  return found;
}

const beginnings = new WeakMap<Lexicon, (token: Token) => boolean>();

/** Whether a phrase may begin with a token, which few do. */
function beginningsOf(lexicon: Lexicon): (token: Token) => boolean {
  const known = beginnings.get(lexicon);
  if (known) return known;
  const words = new Set<string>();
  // In scripts without spaces, only the first character of the first word is certain.
  const signs = new Set<string>();
  const { plain, tables } = lexicon;
  if (plain?.phrases().length === 0)
    for (const head of plain.headWords()) signs.add(head.charAt(0));
  for (const table of tables) {
    for (const phrase of table.phrases()) words.add(phrase.slice(0, phrase.indexOf(' ')));
  }
  const begins = ({ form, analysis }: Token) =>
    words.has(form.toLowerCase()) ||
    signs.has(form.charAt(0)) ||
    (analysis?.upos === 'VERB' && words.has(analysis.lemma));
  beginnings.set(lexicon, begins);
  return begins;
}

/**
 * The sentence with the tokens of a term combined, so that it can be replaced like a word. A term
 * that the lexicon lists in this form is not inflected; another has the form of its main word.
 */
export function mergedTerm(
  text: string,
  sentence: Sentence,
  range: Places,
  { tables }: Lexicon,
): Sentence {
  const { tokens } = sentence;
  const { first, end } = range;
  const lost = end - first - 1;
  const moved = (head: number) => (head < first ? head : head < end ? first : head - lost);
  const form = formOf(text, tokens, range);
  const main = mainOf(tokens, range).analysis;
  const lemma = lemmaOf(tokens, range);
  const isListed = tables.some((table) => table.has(form.toLowerCase()));
  const { head = -1, relation = 'dep' } = main ?? {};
  const place = { head: moved(head), relation };
  const merged: Token = {
    ...tokens[first],
    form,
    end: tokens[end - 1].end,
    analysis:
      isListed || !main
        ? { lemma: form.toLowerCase(), upos: 'X', features: {}, ...place }
        : { ...main, lemma, ...place },
  };
  const others = (part: readonly Token[]) =>
    part.map((token) =>
      token.analysis
        ? { ...token, analysis: { ...token.analysis, head: moved(token.analysis.head) } }
        : token,
    );
  return {
    ...sentence,
    tokens: [...others(tokens.slice(0, first)), merged, ...others(tokens.slice(end))],
  };
}

/** The word of a term that depends on none of the others. */
function mainOf(tokens: readonly Token[], { first, end }: Places): Token {
  const part = tokens.slice(first, end);
  const main = part.find(({ analysis }) => {
    const head = analysis?.head ?? -1;
    return head < first || head >= end;
  });
  return main ?? part[part.length - 1];
}

function formOf(text: string, tokens: readonly Token[], { first, end }: Places): string {
  return text.slice(tokens[first].start, tokens[end - 1].end).replace(/\s+/g, ' ');
}

/** The lemmas, with the spacing of the text. */
function lemmaOf(tokens: readonly Token[], { first, end }: Places): string {
  let text = '';
  for (let at = first; at < end; at++) {
    if (at > first && tokens[at].start > tokens[at - 1].end) text += ' ';
    text += tokens[at].analysis?.lemma ?? tokens[at].form;
  }
  return text;
}
