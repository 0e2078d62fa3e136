import {
  applyEdits,
  type Candidate,
  type Controls,
  type Edit,
  type Operation,
  type Sentence,
  sentencesOf,
  type Token,
} from '../core/index.ts';
import type { Language, LanguageFiles } from '../language/index.ts';
import type { Engine } from './engine.ts';
import { CONSTRUCTS, DEFAULT_LEVEL, levelProfile } from './profile/index.ts';
import { loadSentenceEngine } from './sentences/sentence-engine.ts';

/**
 * Easier words first, then rules until the sentence fits its level. A language without rules of the
 * new kind has the words and the sentences of the first engine.
 */
export async function loadDefaultEngine(
  id: string,
  loading: Promise<Language>,
  files?: LanguageFiles,
): Promise<Engine> {
  const found = files ? { files } : {};
  const first = loadSentenceEngine('default', id, loading, { words: true, ...found });
  first.catch(() => {});
  const { hasRules, loadRewriter } = await import('./rewrite/engine.ts');
  if (!(await hasRules(id, files))) return first;
  const rewrite = await loadRewriter(await loading, files);
  const [words, language] = [await first, await loading];
  return {
    ...words,
    makesLists: true,
    simplify(document, sentence, controls = {}, options = {}) {
      const source = document.text.slice(sentence.start, sentence.end);
      const agrees = agreement(sentence, source, language);
      const isSure = (edit: Edit) => edit.operation !== 'substitute' || agrees(edit);
      const withoutWords = (version: Candidate): Candidate => {
        const edits = version.edits.filter(({ operation }) => operation !== 'substitute');
        return { ...version, edits, text: worded(source, edits, sentence) };
      };
      const versions = words
        .simplify(document, sentence, controls, options)
        .map((version) => (version.edits.every(isSure) ? version : withoutWords(version)));
      // A ratio is reached by choosing among the versions of one engine.
      if (hasRatios(controls)) return versions;
      const candidates = versions.map((version) => forLevel(version, source, sentence, controls));
      const easier = (candidates[0]?.edits ?? []).filter(({ operation }) =>
        REWORDING.includes(operation),
      );
      const place = { document, sentence, controls, options };
      const made = [easier, []].flatMap((edits) => {
        const version = worded(source, edits, sentence);
        const rewritten = rewrite(source, version, place);
        if (rewritten.text === version) return [];
        return [{ ...rewritten, edits: rewritten.edits.map(withReasons(edits)) }];
      });
      return differing([...made, ...candidates]);
    },
  };
}

/** A rephrasing is made where its construct is hard for the reader. */
function forLevel(
  candidate: Candidate,
  source: string,
  sentence: Sentence,
  { level = DEFAULT_LEVEL }: Controls,
): Candidate {
  const { constructs } = levelProfile(level);
  const isWanted = ({ operation, source: rule }: Edit) => {
    // The first engine calls nominalisations "nominal".
    const name = rule.split('/').at(-1) ?? '';
    const construct = CONSTRUCTS.find((each) => each === name || each.startsWith(`${name}i`));
    return operation !== 'rephrase' || construct === undefined || constructs.has(construct);
  };
  if (candidate.edits.every(isWanted)) return candidate;
  const edits = candidate.edits.filter(isWanted);
  return { ...candidate, edits, text: worded(source, edits, sentence) };
}

/** An easier word in the place of another, and the usual form of a duty or condition; no splits. */
const REWORDING: readonly Operation[] = ['substitute', 'rephrase'];

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

const isVerb = ({ analysis }: Token): boolean => /^(?:VERB|AUX)$/.test(analysis?.upos ?? '');

/** The sentence with its easier words. */
function worded(source: string, edits: readonly Edit[], { start }: Sentence): string {
  const own = edits.map((edit) => ({
    ...edit,
    span: { start: edit.span.start - start, end: edit.span.end - start },
  }));
  return applyEdits(source, own).text;
}

/** An edit of rules that also says why the words in it were exchanged. */
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
