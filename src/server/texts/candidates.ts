import type { Candidate, Candidates, CandidatesRequest, Preset } from '../../contract/index.ts';
import {
  applyEdits,
  type Check,
  type Controls,
  type Edit,
  overlaps,
  type Candidate as Proposed,
  type Sentence,
} from '../../core/index.ts';
import { checkFaithfulness, type Difference } from '../../evaluate/index.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import type { Engine } from '../../simplify/engine.ts';
import { contentKept } from './kept.ts';
import { isWord } from './measures.ts';
import { type Resources, resourcesOf } from './resources.ts';
import { laidOn, type ReadSentence, readSentence } from './sentence.ts';
import { TermLists } from './terms.ts';
import { wireEdit } from './wire.ts';

const MOST = 4;
/** What has more words is no sentence. */
const LONGEST = 250;

/** Simpler versions of one sentence, the best first, each different. */
export async function candidates(request: CandidatesRequest): Promise<Candidates> {
  const { sentence: row, most = MOST, engines: names = ['default'] } = request;
  const resources = await resourcesOf(request.language);
  const read = readSentence(row, resources);
  const words = countWords(read.sentences);
  if (read.sentences.some(({ tokens }) => tokens.length > LONGEST)) {
    return { candidates: [], words, left: 'This is too long for one sentence.' };
  }
  const terms = new TermLists(request);
  const found = new Map<string, Candidate>();
  for (const name of names) {
    const engine = await resources.engine(name);
    for (const setting of settingsOf(request)) {
      if (found.size >= most) break;
      for (const edits of proposalsOf(read, engine, setting, request, most)) {
        if (found.size >= most) break;
        const made = written(read, edits, terms, engine.name, setting.name, resources);
        if (made && made.text !== row && !found.has(made.text)) found.set(made.text, made);
      }
    }
  }
  const list = [...found.values()];
  return {
    candidates: list,
    words,
    ...(list.length === 0 && { left: 'No simpler version is known. Try it by hand.' }),
  };
}

interface Setting {
  readonly name: string;
  readonly preset: Preset;
  readonly controls: Controls;
}

/** What was asked for first; then bolder and more careful ones, for a choice. */
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

/** Sets of edits for the whole row; with several sentences in it, the best of each. */
function* proposalsOf(
  { document, sentences }: ReadSentence,
  engine: Engine,
  { preset, controls }: Setting,
  { audience }: CandidatesRequest,
  most: number,
): Generator<{ edits: readonly Edit[]; checks: readonly Check[]; sentence: Sentence }[]> {
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
      return { edits: editsOf(list[rank], source, sentence), checks: list[rank].checks, sentence };
    });
  }
}

/** An engine without edits rewrites all of the sentence. */
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

function written(
  read: ReadSentence,
  parts: readonly { edits: readonly Edit[]; checks: readonly Check[]; sentence: Sentence }[],
  terms: TermLists,
  engine: string,
  setting: string,
  resources: Resources,
): Candidate | undefined {
  const { document, sentences } = read;
  let isAsMade = true;
  const edits = parts.flatMap(({ edits: own, sentence }) => {
    const followed = terms.follow(sentence, own);
    if (followed !== own) isAsMade = false;
    return followed;
  });
  if (edits.length === 0) return undefined;
  const laid = laidOn(read, edits);
  if (!laid) return undefined;
  const visible = applyEdits(document.text, edits).text;
  const output = analysed(visible, resources);
  const made = parts.flatMap(({ checks }) => checks);
  return {
    text: laid.text,
    edits: laid.edits.map(wireEdit),
    operations: [...new Set(edits.map(({ operation }) => operation))],
    reasons: [...new Set(edits.map(({ reason }) => reason))],
    checks:
      isAsMade && made.length > 0 ? made.map(copy) : checksOf(document.text, visible, resources),
    engine,
    setting,
    kept: contentKept(sentences, output, resources, (token) =>
      edits.some((edit) => puts(edit) && overlaps(edit.span, token)),
    ),
    words: countWords(output),
  };
}

/** Other words for these; what is cut is not said any more. */
const puts = ({ operation, replacement }: Edit) =>
  operation === 'substitute' && replacement.trim() !== '';

const copy = ({ name, passed, message }: Check) => ({
  name,
  passed,
  ...(message !== undefined && { message }),
});

function analysed(text: string, { language }: Resources): Sentence[] {
  return language.analyse(text).paragraphs.flatMap(({ sentences }) => sentences);
}

/** Numbers, dates, names and negations held against the source. */
export function checksOf(source: string, output: string, { language }: Resources): Check[] {
  if (!language.profile.facts) return [];
  return Object.entries(checkFaithfulness(source, output, language)).map(
    ([name, difference]: [string, Difference]) => {
      const message = messageOf(difference);
      return { name, passed: message === undefined, ...(message !== undefined && { message }) };
    },
  );
}

function messageOf({ lost, invented }: Difference): string | undefined {
  const say = (list: Difference['lost']) => list.map(({ text }) => `"${text}"`).join(', ');
  if (invented.length > 0) return `${say(invented)} is not in the original.`;
  return lost.length > 0 ? `${say(lost)} is left out.` : undefined;
}

export function countWords(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { tokens }) => sum + tokens.filter(isWord).length, 0);
}
