import type { Candidate, Candidates, CandidatesRequest, Preset } from '../../contract/index.ts';
import {
  applyEdits,
  type Controls,
  type Edit,
  type Candidate as Proposed,
  type Sentence,
  sentencesOf,
} from '../../core/index.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import { AbbreviationKeeper } from '../../simplify/document/abbreviations.ts';
import { asksForRatio, type Engine } from '../../simplify/engine.ts';
import type { Wording } from '../../simplify/lint/index.ts';
import { type VerifyOptions, verify } from '../../simplify/verify/index.ts';
import { isWord } from './measures.ts';
import { resourcesOf } from './resources.ts';
import { type ReadSentence, readSentence, withEdits } from './sentence.ts';
import { TermLists } from './terms.ts';
import { verifyOptionsOf } from './verify.ts';
import { wireEdit, wireVerdict } from './wire.ts';

const MOST = 4;
/** A sequence with more words is not a sentence. */
const LONGEST = 250;

/** Distinct simpler versions of one sentence, best first. */
export async function candidates(request: CandidatesRequest): Promise<Candidates> {
  const { sentence: row, most = MOST, engines: names = ['default'] } = request;
  const resources = await resourcesOf(request.language);
  const read = readSentence(row, resources);
  const words = countWords(read.sentences);
  if (read.sentences.some(({ tokens }) => tokens.length > LONGEST)) {
    return { candidates: [], words, left: 'This is too long for one sentence.' };
  }
  const terms = new TermLists(request);
  const judging = await verifyOptionsOf(resources.language, request);
  const found = new Map<string, Candidate>();
  for (const name of names) {
    const engine = await resources.engine(name, { ratios: asksForRatio(request.controls ?? {}) });
    for (const setting of settingsOf(request)) {
      if (found.size >= most) break;
      for (const edits of proposalsOf(read, engine, setting, request, most)) {
        if (found.size >= most) break;
        const own = edits.flatMap((part) => terms.follow(part.sentence, part.edits));
        const whole = engine.isBaseline ? own : inFull(read, own, resources.wording);
        // Additions to an engine's edits are dropped if the judge refuses them.
        const made =
          written(read, whole, engine.name, setting.name, judging) ??
          written(read, own, engine.name, setting.name, judging);
        if (made && made.text !== row && !found.has(made.text)) found.set(made.text, made);
      }
    }
  }
  const list = [...found.values()];
  return {
    candidates: list,
    words,
    ...(list.length === 0 && { left: 'No simpler version was found. Try to rewrite it by hand.' }),
  };
}

interface Setting {
  readonly name: string;
  readonly preset: Preset;
  readonly controls: Controls;
}

/** The requested setting first, then bolder and more careful ones. */
function settingsOf({
  preset = 'balanced',
  level,
  audience,
  controls = {},
}: CandidatesRequest): Setting[] {
  const reader = controlsFor({ ...(level && { level }), ...(audience && { audience }) });
  const dials = Object.fromEntries(
    Object.entries(controls).filter(([, value]) => value !== undefined),
  );
  const hasDials = Object.keys(dials).length > 0;
  const asked = { name: hasDials ? 'dials' : preset, preset, controls: { ...reader, ...dials } };
  const others = (['strong', 'careful'] as const).filter((each) => hasDials || each !== preset);
  return [asked, ...others.map((each) => ({ name: each, preset: each, controls: reader }))];
}

/** The edits of one sentence of the row. */
interface Part {
  readonly edits: readonly Edit[];
  readonly sentence: Sentence;
}

/** Sets of edits for the whole row; with several sentences in it, the best of each. */
function* proposalsOf(
  { document, sentences }: ReadSentence,
  engine: Engine,
  { preset, controls }: Setting,
  { audience }: CandidatesRequest,
  most: number,
): Generator<Part[]> {
  const all = sentences.map((sentence) =>
    engine.simplify(document, sentence, controls, {
      preset,
      candidates: sentences.length === 1 ? most : 1,
      ...(audience && { audience }),
    }),
  );
  const ranks = sentences.length === 1 ? (all[0]?.length ?? 0) : Math.min(1, sentences.length);
  for (let rank = 0; rank < ranks; rank++) {
    yield all.map((list, at) => {
      const sentence = sentences[at];
      const source = document.text.slice(sentence.start, sentence.end);
      return { edits: editsOf(list[rank], source, sentence), sentence };
    });
  }
}

/** An engine without edits rewrites the whole sentence. */
function editsOf(
  { text, edits, engine }: Proposed,
  source: string,
  { start, end }: Sentence,
): readonly Edit[] {
  if (edits.length > 0 || text === source) return edits;
  const reason = 'The sentence is rewritten.';
  return [
    {
      span: { start, end },
      replacement: text,
      operation: 'rephrase',
      reason,
      source: engine,
      confidence: 0.5,
    },
  ];
}

/** The edits of a row, and its common abbreviations written in full, as in a whole document. */
function inFull(
  { document, sentences }: ReadSentence,
  edits: readonly Edit[],
  wording: Wording,
): readonly Edit[] {
  const keeper = new AbbreviationKeeper(document.text, wording);
  return sentences.flatMap((sentence) =>
    keeper.follow(
      document.text,
      sentence,
      edits.filter(({ span }) => span.start >= sentence.start && span.end <= sentence.end),
    ),
  );
}

/** A version of the row; undefined if its markup would break or the judge refuses it. */
function written(
  read: ReadSentence,
  edits: readonly Edit[],
  engine: string,
  setting: string,
  judging: VerifyOptions,
): Candidate | undefined {
  if (edits.length === 0) return undefined;
  const rewritten = withEdits(read, edits);
  if (!rewritten) return undefined;
  const { text } = read.document;
  const visible = applyEdits(text, edits).text;
  const { passed, verdicts } = verify(text, visible, judging);
  if (!passed) return undefined;
  return {
    text: rewritten.text,
    edits: rewritten.edits.map(wireEdit),
    operations: [...new Set(edits.map(({ operation }) => operation))],
    reasons: [...new Set(edits.map(({ reason }) => reason))],
    verdicts: verdicts.map(wireVerdict),
    engine,
    setting,
    words: countWords(sentencesOf(judging.language.analyse(visible))),
  };
}

export function countWords(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { tokens }) => sum + tokens.filter(isWord).length, 0);
}
