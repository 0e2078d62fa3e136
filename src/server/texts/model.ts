import type { Candidate, Candidates, CandidatesRequest } from '../../contract/index.ts';
import { type Controls, type Edit, KlartextError } from '../../core/index.ts';
import { type OpenedModel, openModel } from '../../run/open-model.ts';
import { instructionsFor, refusalsFor } from '../../run/prompts.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import { type Answered, MOST_REPAIRS, rewrite } from '../../simplify/models/rewrite.ts';
import { CallError } from '../http/failure.ts';
import { countWords } from './candidates.ts';
import { MODEL_ENGINE, type ModelSettings } from './model-settings.ts';
import { type Resources, resourcesOf } from './resources.ts';
import { readSentence } from './sentence.ts';
import { verifyOptionsOf } from './verify.ts';
import { wireEdit, wireVerdict } from './wire.ts';

export interface ModelTask {
  readonly request: CandidatesRequest;
  readonly settings: ModelSettings;
}

const opened = new Map<string, Promise<OpenedModel>>();

/** The texts of a document are not cached on disk. */
function modelOf(settings: ModelSettings): Promise<OpenedModel> {
  const key = JSON.stringify(settings);
  const known =
    opened.get(key) ??
    openModel({
      ...settings,
      stream: false,
      timeout: 60_000,
      retries: 1,
      pause: 500,
      concurrency: 4,
      cache: false,
      env: process.env,
    });
  known.catch(() => opened.delete(key));
  opened.set(key, known);
  return known;
}

/** The number of answers that a model gives for a sentence. */
const ANSWERS = 2;

/** The versions of a sentence by a language model, checked like every candidate. */
export async function modelCandidates({ request, settings }: ModelTask): Promise<Candidates> {
  const { sentence: row, level, audience, controls = {} } = request;
  const resources = await resourcesOf(request.language);
  const { language } = resources;
  const read = readSentence(row, resources);
  const prompt = instructionsFor(language.id);
  const words = countWords(read.sentences);
  if (prompt.mode === 'lexical') return { candidates: [], words };
  const { model, isSmall } = await modelOf(settings);
  const verify = await verifyOptionsOf(language, request);
  const dials: Controls = {
    ...controlsFor({ ...(level && { level }), ...(audience && { audience }) }),
    ...Object.fromEntries(Object.entries(controls).filter(([, value]) => value !== undefined)),
  };
  const glossary = (request.glossary ?? []).flatMap(({ term, replacement }) =>
    replacement === undefined ? [] : [[term, replacement] as const],
  );
  const { answers, why } = await answered(read.document.text, {
    model,
    prompt,
    wishes: {
      language: prompt.name === 'instruct-any' ? language.profile.name : language.profile.endonym,
      controls: dials,
      ...(audience && { audience }),
      ...(request.protected && { protected: request.protected }),
      ...(glossary.length > 0 && { glossary }),
      ...(isSmall && { isShort: true }),
    },
    shots: 0,
    samples: ANSWERS,
    wanted: ANSWERS,
    repairs: MOST_REPAIRS,
    temperature: 0,
    acceptFailed: false,
    verify,
    refusals: refusalsFor(language.id),
    mayCall: () => true,
  });
  const passing = answers.filter(({ passed, text }) => passed && text.trim() !== row);
  return {
    candidates: passing.map((answer) => candidateOf(row, answer, model.name, resources)),
    words,
    ...(passing.length === 0 && { left: why ?? 'The model gave no other version.' }),
  };
}

/** Passes on the error of the model's host; keys have been removed from it. */
async function answered(text: string, options: Parameters<typeof rewrite>[1]) {
  try {
    return await rewrite(text, options);
  } catch (error) {
    if (error instanceof KlartextError) throw error;
    const { message } = error as Error;
    throw new CallError(
      502,
      'model-failed',
      `The model did not answer: ${message}`,
      'Check that it is running, or choose another engine.',
    );
  }
}

function candidateOf(
  row: string,
  { text, verdicts = [] }: Answered,
  name: string,
  resources: Resources,
): Candidate {
  const output = readSentence(text, resources);
  const reason = `Rewritten by the model ${name}.`;
  const edit: Edit = {
    span: { start: 0, end: row.length },
    replacement: text,
    operation: 'rephrase',
    reason,
    source: name,
    confidence: 0.5,
  };
  return {
    text,
    edits: [wireEdit(edit)],
    operations: ['rephrase'],
    reasons: [reason],
    verdicts: verdicts.map(wireVerdict),
    engine: MODEL_ENGINE,
    setting: name,
    words: countWords(output.sentences),
  };
}
