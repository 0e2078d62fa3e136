import {
  type Candidate,
  type Edit,
  LEVELS,
  type Operation,
  type Sentence,
} from '../core/index.ts';
import type { Language, LanguageFiles } from '../language/index.ts';
import { asksForChange, byRatios } from './choose/ratios.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { CONSTRUCTS, DEFAULT_LEVEL, levelProfile } from './profile/index.ts';
import { STRENGTHS } from './rewrite/rule.ts';
import { loadSentenceEngine } from './sentences/sentence-engine.ts';

export interface DefaultWishes {
  /** May one of the four ratios be asked for? Only the first engine reaches them; true when not given. */
  readonly ratios?: boolean;
}

/**
 * Easier words first, then rules until the sentence fits its level. A language without rules of the
 * new kind has the words and the sentences of the first engine, and so does who asks for a ratio.
 */
export async function loadDefaultEngine(
  id: string,
  loading: Promise<Language>,
  files?: LanguageFiles,
  { ratios = true }: DefaultWishes = {},
): Promise<Engine> {
  const loadFirst = () =>
    loadSentenceEngine('default', id, loading, { words: true, ...(files && { files }) });
  if (!(await hasRules(id, files))) return loadFirst();
  const first = ratios ? loadFirst() : undefined;
  first?.catch(() => {});
  const pairs = await loadPairs(id, files);
  const language = await loading;
  const rewrite = await loadRewriter(language, files);
  return byPairsAndRules(language, pairs, rewrite, await first);
}

function byPairsAndRules(
  language: Language,
  pairs: Lexicon,
  rewrite: Rewrite,
  first: Engine | undefined,
): Engine {
  return {
    name: 'default',
    language,
    makesLists: true,
    simplify(document, sentence, controls = {}, options = {}) {
      if (asksForRatio(controls)) {
        // A ratio is reached by choosing among the versions of one engine.
        return (first ?? withoutRatios()).simplify(document, sentence, controls, options);
      }
      const { level = DEFAULT_LEVEL } = controls;
      const source = document.text.slice(sentence.start, sentence.end);
      const versions = (reader: Level): Candidate[] => {
        const place = { document, sentence, controls: { ...controls, level: reader }, options };
        const easier = easierWords(source, pairs, rewrite, reader);
        const reworded = versionOf(rewrite.all(source, easier.text, place), easier, sentence);
        if (easier.edits.length === 0) return [reworded];
        const asItWas = rewrite.all(source, source, place);
        const onlyWords = versionOf(rewrite.none(source, easier.text, place), easier, sentence);
        return [reworded, asItWas, onlyWords];
      };
      const versions = words
        .simplify(document, sentence, controls, options)
        .map((version) => (version.edits.every(isSure) ? version : withoutWords(version)));
      /** The words of a version, or none, and then rules. */
      const rewritten = (version: Candidate, wishes: Wishes): Candidate[] => {
        const easier = version.edits.filter(({ operation }) => REWORDING.includes(operation));
        return [easier, []].flatMap((edits) => {
          const text = worded(source, edits, sentence);
          const made = rewrite(source, text, { document, sentence, ...wishes });
          if (made.text === text) return [];
          return [{ ...made, edits: made.edits.map(withReasons(edits)) }];
        });
      };
      if (hasRatios(controls)) {
        const others = wishesForRatios(controls, options).flatMap((wishes) =>
          rewritten(versions[0], wishes),
        );
        return byRatios(source, differing([...versions, ...others]), controls, language);
      }
      const candidates = versions.map((version) => forLevel(version, source, sentence, controls));
      const made = rewritten(candidates[0], { controls, options });
      return differing([...made, ...candidates]);
    },
  };
}

/** The levels below one, the nearest first. */
const easierLevels = (level: Level): readonly Level[] =>
  LEVELS.slice(0, LEVELS.indexOf(level)).reverse();

function withoutRatios(): never {
  throw new KlartextError(
    'bad-option',
    'This engine was loaded without support for ratios.',
    'Load it with { ratios: true }.',
  );
}

/** An easier word in the place of another, and the usual form of a duty or condition; no splits. */
const REWORDING: readonly Operation[] = ['substitute', 'rephrase'];

/** What is wished of the rules. */
interface Wishes {
  readonly controls: Controls;
  readonly options: EngineOptions;
}

/** Ratios choose among what rules make for every level and with every strength, if the build may change. */
function wishesForRatios(controls: Controls, options: EngineOptions): Wishes[] {
  const { level, paraphrase, syntax } = controls;
  if (!asksForChange(controls) || paraphrase === 1 || syntax === 1) return [];
  const levels = level === undefined ? LEVELS : [level];
  return levels.flatMap((each) =>
    STRENGTHS.map((preset) => ({
      controls: { ...controls, level: each },
      options: { ...options, preset },
    })),
  );
}

const hasRatios = ({ length, paraphrase, words, syntax }: Controls): boolean =>
  [length, paraphrase, words, syntax].some((ratio) => ratio !== undefined);

/**
 * Tells whether both analysers take the words of an edit for the same parts of speech: "the purchase
 * price" is a noun to the accurate one, and the quick one takes it for a verb.
 */
function agreement(
  { tokens, start }: Sentence,
  source: string,
  language: Language,
): (edit: Edit) => boolean {
  let second: ReadonlyMap<number, Token> | undefined;
  const accurate = () => {
    second ??= new Map(
      sentencesOf(language.analyse(source, { accurate: true })).flatMap((sentence) =>
        sentence.tokens.map((token) => [token.start, token]),
      ),
    );
    return second;
  };
  return ({ span }) =>
    tokens
      .filter((token) => token.start < span.end && token.end > span.start)
      .every((token) => {
        const other = accurate().get(token.start - start);
        return !isVerb(token) || other === undefined || isVerb(other);
      });
}

/** A version whose edits also say why words were exchanged. */
function versionOf(version: Candidate, { text, edits }: Reworded, { start }: Sentence): Candidate {
  if (edits.length === 0) return version;
  if (version.text === text) {
    const placed = edits.map((edit) => ({
      ...edit,
      span: { start: edit.span.start + start, end: edit.span.end + start },
    }));
    return { ...version, edits: placed };
  }
  return { ...version, edits: version.edits.map(withReasons(edits)) };
}

const withReasons =
  (words: readonly Edit[]) =>
  (edit: Edit): Edit => ({
    ...edit,
    reason: [...new Set([edit.reason, ...words.map(({ reason }) => reason)])].join(' '),
    source: [edit.source, ...new Set(words.map(({ source }) => source))].join('+'),
  });

/** Each text once. */
function differing(candidates: readonly Candidate[]): Candidate[] {
  const texts = new Set<string>();
  return candidates.filter(({ text }) => !texts.has(text) && texts.add(text));
}
