import type {
  Candidate,
  Check,
  Controls,
  Document,
  Edit,
  Operation,
  Sentence,
} from '../../core/index.ts';
import type { Language, LanguageFiles } from '../../language/index.ts';
import { messageOf } from '../find/index.ts';
import { DEFAULT_LEVEL, levelProfile } from '../profile/index.ts';
import { Rewriter, type Rewritten } from './driver.ts';
import { findRules, loadRules } from './load.ts';
import type { Strength } from './rule.ts';

export const ENGINE = 'rules';

/** The engine that rewrites by rules: see README.md. */
export async function loadRuleEngine(language: Language, files?: LanguageFiles) {
  const rewrite = await loadRewriter(language, files);
  return {
    name: ENGINE,
    language,
    makesLists: true as const,
    simplify(
      document: Document,
      sentence: Sentence,
      controls: Controls = {},
      options: Place['options'] = {},
    ) {
      const source = document.text.slice(sentence.start, sentence.end);
      return [rewrite.all(source, source, { document, sentence, controls, options })];
    },
  };
}

/** Does a language have rules? */
export const hasRules = async (id: string, files?: LanguageFiles): Promise<boolean> =>
  (await findRules(id, files)) !== undefined;

/** The place of a text, and the options. */
interface Place {
  readonly document: Document;
  readonly sentence: Sentence;
  readonly controls: Controls;
  readonly options: { readonly preset?: Strength };
}

/** Versions of a sentence; the edits are those of its source. */
export interface Rewrite {
  /** The trees of the sentences of a text. */
  readonly read: Rewriter['read'];
  /** A version rewritten by rules. */
  all(source: string, version: string, place: Place): Candidate;
  /** A version unchanged, with the limits that it breaks. */
  none(source: string, version: string, place: Place): Candidate;
}

/** Rewrites versions of sentences by the rules of a language. */
export async function loadRewriter(language: Language, files?: LanguageFiles): Promise<Rewrite> {
  const rewriter = new Rewriter(language, await loadRules(language.id, files));
  const optionsOf = ({ controls, options }: Place) => ({
    profile: levelProfile(controls.level ?? DEFAULT_LEVEL),
    strength: options.preset ?? ('balanced' as const),
  });
  const made = (source: string, { document, sentence }: Place, rewritten: Rewritten) => {
    const paragraph = document.paragraphs.find((each) => each.sentences.includes(sentence));
    const isLast = paragraph?.sentences.at(-1) === sentence;
    return candidateOf(source, sentence.start, rewritten, isLast);
  };
  return {
    read: rewriter.read,
    all: (source, version, place) =>
      made(source, place, rewriter.rewrite(version, optionsOf(place))),
    none: (source, version, place) =>
      made(source, place, rewriter.unchanged(version, optionsOf(place))),
  };
}

function candidateOf(
  source: string,
  start: number,
  { text, lines, steps, broken }: Rewritten,
  isLast: boolean,
): Candidate {
  const endsInList = lines[lines.length - 1].isItem && !isLast;
  const output = endsInList ? `${text}\n\n` : text;
  const operations = steps.map(
    ({ rule }): Operation => (rule.operation === 'split' ? 'split' : 'rephrase'),
  );
  const edits = changedPart(source, output, start, {
    operation: operations.includes('split') ? 'split' : 'rephrase',
    reason: [...new Set(steps.map(({ rule }) => rule.message))].join(' '),
    source: `rules/${steps.map(({ rule }) => rule.id).join('+')}`,
    confidence: 0.9,
  });
  const checks = broken.flatMap(({ line, limits }) =>
    limits.map(
      (limit): Check => ({
        name: limit.kind,
        passed: false,
        message: `${messageOf(limit)}: “${line.text}”`,
      }),
    ),
  );
  return { text: output, edits, engine: ENGINE, checks };
}

/** One edit from the first word that changes to the last, so that it is made as a whole or not at all. */
function changedPart(
  source: string,
  output: string,
  offset: number,
  rest: Omit<Edit, 'span' | 'replacement'>,
): Edit[] {
  if (source === output) return [];
  const shortest = Math.min(source.length, output.length);
  let first = 0;
  while (first < shortest && source[first] === output[first]) first++;
  let last = 0;
  while (
    last < shortest - first &&
    source[source.length - 1 - last] === output[output.length - 1 - last]
  )
    last++;
  // Whole words: an edit does not begin or end inside one.
  const isInside = (text: string, at: number) =>
    /[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));
  while (first > 0 && (isInside(source, first) || isInside(output, first))) first--;
  const ends = () => [source.length - last, output.length - last] as const;
  while (last > 0 && (isInside(source, ends()[0]) || isInside(output, ends()[1]))) last--;
  const span = { start: offset + first, end: offset + source.length - last };
  return [{ span, replacement: output.slice(first, output.length - last), ...rest }];
}
