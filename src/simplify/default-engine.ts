import {
  type Candidate,
  type Controls,
  type Edit,
  KlartextError,
  LEVELS,
  type Level,
  type Sentence,
} from '../core/index.ts';
import type { Language, LanguageFiles } from '../language/index.ts';
import { asksForChange, byRatios } from './choose/ratios.ts';
import { asksForRatio, type Engine, PRESETS, type Preset } from './engine.ts';
import { type Lexicon, loadPairs, type Reworded, reword } from './lexicon/index.ts';
import { DEFAULT_LEVEL, levelProfile } from './profile/index.ts';
import { hasRules, loadRewriter, type Rewrite } from './rewrite/engine.ts';
import { loadSentenceEngine } from './sentences/sentence-engine.ts';

export interface DefaultWishes {
  /** Will one of the four ratios be requested? Only the first engine reaches them; default true. */
  readonly ratios?: boolean;
}

/**
 * Easier words first, then rules until the sentence fits its level. A language without rewrite
 * rules uses the first engine, and so does a request for a ratio.
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
      const { level = DEFAULT_LEVEL } = controls;
      const source = document.text.slice(sentence.start, sentence.end);
      const versions = (reader: Level, preset: Preset = 'balanced'): Candidate[] => {
        const wishes = {
          controls: { ...controls, level: reader },
          options: { ...options, preset },
        };
        const place = { document, sentence, ...wishes };
        const easier = easierWords(source, pairs, rewrite, reader);
        const reworded = versionOf(rewrite.all(source, easier.text, place), easier, sentence);
        if (easier.edits.length === 0) return [reworded];
        const asItWas = rewrite.all(source, source, place);
        const onlyWords = versionOf(rewrite.none(source, easier.text, place), easier, sentence);
        return [reworded, asItWas, onlyWords];
      };
      if (asksForRatio(controls)) {
        // Only the first engine proposes omissions, which only a ratio requires.
        const shorter = (first ?? withoutRatios()).simplify(document, sentence, controls, options);
        const all = [...shorter, ...forRatios(controls, versions)];
        return byRatios(source, differing(all), controls, language);
      }
      const { candidates: wanted = 1, preset } = options;
      const asked = versions(level, preset);
      if (wanted === 1) return differing(asked);
      // For a choice, add the versions for easier levels.
      const others = easierLevels(level).flatMap((each) => versions(each, preset).slice(0, 1));
      return differing([asked[0], ...others, ...asked.slice(1)]).slice(0, wanted);
    },
  };
}

/** The candidates for ratios: versions for every level and preset. A ratio of 1 keeps its attribute. */
function forRatios(
  controls: Controls,
  versions: (level: Level, preset: Preset) => readonly Candidate[],
): Candidate[] {
  const { level, paraphrase, words, syntax } = controls;
  if (!asksForChange(controls) || paraphrase === 1) return [];
  return (level === undefined ? LEVELS : [level]).flatMap((each) =>
    PRESETS.flatMap((preset) => {
      const made = versions(each, preset);
      const [reworded, asItWas = reworded, onlyWords] = made;
      if (syntax === 1) return onlyWords && words !== 1 ? [onlyWords] : [];
      return words === 1 ? [asItWas] : made;
    }),
  );
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

/** Easier words for a text that parses as a single sentence. */
function easierWords(source: string, pairs: Lexicon, { read }: Rewrite, level: Level): Reworded {
  const [tree, ...more] = read(source);
  if (!tree || more.length > 0 || tree.text !== source) return { text: source, edits: [] };
  return reword(tree, pairs, levelProfile(level));
}

/** A version whose edits also give the reasons for replaced words. */
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
