import {
  type Document,
  KlartextError,
  LEVELS,
  type Level,
  type Sentence,
  type Span,
  type Token,
  unknownName,
} from '../../../core/index.ts';
import { type Assessment, assessor } from './assess.ts';
import { AUDIENCE_DIALS, AUDIENCES, type Audience } from './audiences.ts';
import { isWord, lemmaOf, type TokenRange } from './features.ts';
import type { ComplexityModel } from './model.ts';
import { quotedTokens } from './quotations.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { termPlaces } from './terms.ts';
import { listedTokens } from './word-list.ts';

export interface HardWordOptions {
  /** Created by `loadComplexity`, for the language of the document. */
  readonly model: ComplexityModel;
  /** The audience; `learner` by default. */
  readonly audience?: Audience;
  /** The level of the reader; default: the audience's usual level. */
  readonly level?: Level;
  /** Words are hard from this complexity on, regardless of the level. */
  readonly threshold?: number;
  /** Words and phrases the reader knows. */
  readonly known?: Iterable<string>;
  /** Words and phrases that must not be changed. */
  readonly protected?: Iterable<string>;
  /** Also terms of several words ("mitral valve"); by default, the audience decides. */
  readonly terms?: boolean;
  /** Also words in quotation marks, which are skipped otherwise. */
  readonly quoted?: boolean;
  /** Words to skip, because the caller decides about them. */
  readonly leave?: (token: Token) => boolean;
}

/** A word, with all parts that hyphens join, or a term that is hard for the reader, where it is, how hard, and why. */
export interface HardWord extends Span {
  readonly kind: 'word' | 'term';
  readonly form: string;
  readonly lemma: string;
  /** Index of the sentence in the document, and its tokens. */
  readonly sentence: number;
  readonly tokens: TokenRange;
  /** 0 very easy to 1 very hard: about 0.12 is a word of level A1, 0.3 of B1, 0.5 of C2. */
  readonly complexity: number;
  /** Its notable properties, for the reader of a report; never empty. */
  readonly reasons: readonly Reason[];
}

// Names are rare by nature and cannot be replaced; numbers and symbols are not words.
const SHORT = /^\p{Script=Latin}{1,2}$/u;
const HYPHEN = /^[-‐‑]$/;
const NEVER_HARD = new Set(['PROPN', 'NUM', 'SYM', 'PUNCT', 'X', 'INTJ']);

/**
 * The hard words and terms of an analysed document, in order. Names, numbers, abbreviations, quoted
 * text and the user's lists of known and protected words are excluded.
 *
 * @example hardWords(english.analyse('They mitigate the risk.'), { model, level: 'B1' });
 */
export function hardWords(document: Document, options: HardWordOptions): HardWord[] {
  const { model } = options;
  if (document.language !== model.language.id) {
    throw new KlartextError(
      'bad-input',
      `The document is in "${document.language}", the model is for "${model.language.id}".`,
      'Load the complexity model with the language that analysed the document.',
    );
  }
  const search = { ...dialsOf(options), model, options, exempt: exemption(options) };
  const found: HardWord[] = [];
  let index = 0;
  for (const paragraph of document.paragraphs) {
    const tokens = paragraph.sentences.flatMap((sentence) => sentence.tokens);
    const quoted = options.quoted ? undefined : quotedTokens(tokens);
    for (const sentence of paragraph.sentences) {
      searchSentence(document, sentence, index++, quoted, search, found);
    }
  }
  return found;
}

/** The tokens of a document that are skipped: quoted ones, known and protected ones. */
export function untouchedTokens(document: Document, options: HardWordOptions): Set<Token> {
  const isExempt = exemption(options);
  const untouched = new Set<Token>();
  for (const { sentences } of document.paragraphs) {
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    if (!options.quoted) for (const token of quotedTokens(tokens)) untouched.add(token);
    for (const sentence of sentences) {
      const exempt = isExempt(document, sentence);
      sentence.tokens.forEach((token, index) => {
        if (exempt(index)) untouched.add(token);
      });
    }
  }
  return untouched;
}

interface Search {
  readonly model: ComplexityModel;
  readonly threshold: number;
  readonly longWords: number;
  readonly terms: boolean;
  readonly exempt: (document: Document, sentence: Sentence) => (index: number) => boolean;
  readonly options: HardWordOptions;
}

function dialsOf({ model, audience = 'learner', level, threshold, terms }: HardWordOptions) {
  if (!AUDIENCES.includes(audience)) throw unknownName('audience', audience, [...AUDIENCES]);
  if (level !== undefined && !LEVELS.includes(level))
    throw unknownName('level', level, [...LEVELS]);
  const dials = AUDIENCE_DIALS[audience];
  return {
    threshold: threshold ?? model.levels[level ?? dials.level],
    longWords: dials.longWords,
    terms: terms ?? dials.terms,
  };
}

function exemption(options: HardWordOptions): Search['exempt'] {
  const known = listedTokens(options.known ?? []);
  const kept = listedTokens(options.protected ?? []);
  return (document, sentence) => {
    const knownHere = known(document, sentence);
    const keptHere = kept(document, sentence);
    return (index) => knownHere.has(index) || keptHere.has(index);
  };
}

function searchSentence(
  document: Document,
  sentence: Sentence,
  index: number,
  quoted: ReadonlySet<Token> | undefined,
  { model, threshold, longWords, terms, exempt, options: { leave } }: Search,
  found: HardWord[],
): void {
  const { tokens } = sentence;
  const { language } = model;
  const isExempt = exempt(document, sentence);
  const assess = assessor(sentence, model);
  const record = (kind: HardWord['kind'], range: TokenRange, score: number, reasons: Reason[]) => {
    const [from, to] = [tokens[range.first], tokens[range.end - 1]];
    found.push({
      kind,
      start: from.start,
      end: to.end,
      form: document.text.slice(from.start, to.end),
      lemma: tokens
        .slice(range.first, range.end)
        .map(lemmaOf)
        .join(kind === 'word' ? '' : ' '),
      sentence: index,
      tokens: range,
      complexity: Number(score.toFixed(3)),
      reasons,
    });
  };
  const free = (i: number) =>
    !isExempt(i) &&
    quoted?.has(tokens[i]) !== true &&
    canBeHard(tokens, i, model) &&
    leave?.(tokens[i]) !== true;
  const hardnessOf = (i: number) => {
    const assessment = assess({ first: i, end: i + 1 });
    if (assessment.complexity + longWords <= threshold) return undefined;
    const facts = model.facts(tokens[i].form, lemmaOf(tokens[i]));
    const reasons = reasonsOf(facts, model, assessment.rating);
    const isLong = reasons.some(({ kind }) => kind === 'long' || kind === 'syllables');
    const score = Math.min(1, assessment.complexity + (isLong ? longWords : 0));
    return score > threshold ? { score, reasons } : undefined;
  };
  const hard = new Set<number>();
  for (let first = 0; first < tokens.length; ) {
    const range = { first, end: endOfCompound(tokens, first) };
    let hardest: ReturnType<typeof hardnessOf>;
    for (let i = first; i < range.end; i++) {
      const hardness = free(i) ? hardnessOf(i) : undefined;
      if (!hardness) continue;
      hard.add(i);
      if (!hardest || hardness.score > hardest.score) hardest = hardness;
    }
    if (hardest) record('word', range, hardest.score, hardest.reasons);
    first = range.end;
  }
  if (!terms || hard.size === 0) return;
  for (const range of termPlaces(tokens)) {
    const members = Array.from({ length: range.end - range.first }, (_, k) => range.first + k);
    if (!members.some((i) => hard.has(i)) || members.some((i) => isExempt(i))) continue;
    if ([range.first, range.end - 1].some((i) => !language.isContentWord(tokens[i]))) continue;
    const { complexity }: Assessment = assess(range);
    if (complexity <= threshold) continue;
    record('term', range, complexity, [
      { kind: 'term', value: members.length, text: `term of ${members.length} words` },
    ]);
  }
}

/** "cul-de-sac": parts joined by hyphens are one word, as hard as the hardest of them. */
function endOfCompound(tokens: readonly Token[], first: number): number {
  const joins = (at: number) => tokens[at + 1]?.start === tokens[at].end;
  let end = first + 1;
  while (
    isWord(tokens[end - 1]) &&
    joins(end - 1) &&
    HYPHEN.test(tokens[end].form) &&
    joins(end) &&
    isWord(tokens[end + 1])
  )
    end += 2;
  return end;
}

function canBeHard(tokens: readonly Token[], index: number, model: ComplexityModel): boolean {
  const token = tokens[index];
  const { form, analysis } = token;
  const { language } = model;
  if (analysis && (NEVER_HARD.has(analysis.upos) || analysis.features.NumType)) return false;
  if (!language.isContentWord(token) || language.isAbbreviation(form)) return false;
  if (!/\p{L}/u.test(form) || /\p{N}/u.test(form) || SHORT.test(form)) return false;
  return !looksLikeName(tokens, index, model);
}

/** A capital in the middle of a sentence, or capitals throughout, where nouns have none. */
function looksLikeName(tokens: readonly Token[], index: number, model: ComplexityModel): boolean {
  const { form } = tokens[index];
  if (form.length > 1 && form === form.toUpperCase() && form !== form.toLowerCase()) return true;
  if (model.capitalNouns || index === 0 || !/^\p{Lu}/u.test(form)) return false;
  return isWord(tokens[index - 1]);
}
