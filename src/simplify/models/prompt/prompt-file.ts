import { KlartextError, LEVELS } from '../../../core/index.ts';

/** Instructions for a model that converses; `{…}` are places to fill. */
export interface ChatPrompt {
  readonly mode: 'chat';
  readonly name: string;
  readonly summary: string;
  readonly from?: string;
  /** The languages in which, or for which, it is written; `*` for any. */
  readonly languages: readonly string[];
  /** Rules, one each; they go into the system message. */
  readonly rules: readonly string[];
  /** Replaces `rules` for models with few parameters, which cannot follow many. */
  readonly short?: readonly string[];
  /** How to report the faults of an answer to a model; without it, a model has one attempt. */
  readonly repair?: RepairPrompt;
  /** States that blocks with `{label}` are data. */
  readonly data: string;
  /** The end of the user message. */
  readonly task: string;
  readonly levels?: Readonly<Record<string, string>>;
  readonly audiences?: Readonly<Record<string, string>>;
  /** For each dial, instructions from the strongest to the weakest: the first whose `below` is above the ratio. */
  readonly dials?: Readonly<Record<string, readonly Saying[]>>;
  readonly glossary?: string;
  readonly protected?: string;
  readonly examples?: string;
  readonly document?: DocumentPrompt;
}

export interface RepairPrompt {
  readonly wrong: string;
  /** With the words of the text as `{source}`, those of the answer as `{candidate}`. */
  readonly changed: string;
  readonly lost: string;
  readonly added: string;
  readonly again: string;
}

export interface Saying {
  readonly below: number;
  readonly say: string;
}

export interface DocumentPrompt {
  readonly plan: readonly string[];
  readonly planTask: string;
  readonly rules: readonly string[];
  readonly usePlan: string;
}

/** A text for a base model to continue. */
export interface CompletionPrompt {
  readonly mode: 'completion';
  readonly name: string;
  readonly summary: string;
  readonly from?: string;
  readonly languages: readonly string[];
  readonly head?: string;
  /** Replaces `head` if examples follow; `{count}` is their number … */
  readonly headWithExamples?: string;
  /** … in these words. */
  readonly numerals?: readonly string[];
  /** One solved example, with `{source}` and `{target}`. */
  readonly example: string;
  readonly between: string;
  /** The item to complete, with `{source}`. */
  readonly query: string;
  /** The end of the answer. */
  readonly stop: readonly string[];
  /** A mark that closes the answer and is not part of it. */
  readonly closing?: string;
}

/** Templates for substitutes of a word; predictions of all are merged by rank. */
export interface LexicalPrompt {
  readonly mode: 'lexical';
  readonly name: string;
  readonly summary: string;
  readonly from?: string;
  readonly languages: readonly string[];
  readonly rules: readonly string[];
  readonly data: string;
  readonly templates: readonly {
    readonly name: string;
    readonly task: string;
    readonly context: boolean;
    readonly shots: number;
  }[];
  readonly shots: readonly {
    readonly sentence: string;
    readonly word: string;
    readonly answer: readonly string[];
  }[];
}

export type PromptFile = ChatPrompt | CompletionPrompt | LexicalPrompt;

/** Checks a prompt file; the error states what is wrong with it. */
export function readPrompt(text: string, file: string): PromptFile {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw wrong(file, `it is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null) throw wrong(file, 'it is not an object');
  const isTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  for (const key of ['name', 'summary']) {
    if (typeof value[key] !== 'string') throw wrong(file, `"${key}" is missing`);
  }
  if (!isTexts(value.languages)) throw wrong(file, '"languages" is not a list of languages');
  if (value.mode === 'completion') {
    for (const key of ['example', 'query']) requireField(value, key, '{source}', file);
    requireField(value, 'example', '{target}', file);
    if (!isTexts(value.stop)) throw wrong(file, '"stop" is not a list of texts');
  } else if (value.mode === 'chat') {
    if (!isTexts(value.rules)) throw wrong(file, '"rules" is not a list of texts');
    requireField(value, 'data', '{label}', file);
    requireField(value, 'task', '', file);
    if (value.short !== undefined && !isTexts(value.short))
      throw wrong(file, '"short" is not a list of texts');
    checkRepair(value.repair, file);
    const level = Object.keys((value.levels as object) ?? {}).find(
      (name) => !(LEVELS as readonly string[]).includes(name),
    );
    if (level !== undefined) throw wrong(file, `there is no level "${level}"`);
  } else if (value.mode === 'lexical') {
    if (!isTexts(value.rules)) throw wrong(file, '"rules" is not a list of texts');
    requireField(value, 'data', '{label}', file);
    if (!Array.isArray(value.templates) || value.templates.length === 0)
      throw wrong(file, '"templates" is empty');
  } else throw wrong(file, '"mode" is neither chat, completion nor lexical');
  return value as unknown as PromptFile;
}

function checkRepair(repair: unknown, file: string): void {
  if (repair === undefined) return;
  const fields = { wrong: '', changed: '{candidate}', lost: '{source}', added: '{candidate}' };
  for (const [key, place] of Object.entries({ ...fields, again: '' })) {
    requireField((repair ?? {}) as Readonly<Record<string, unknown>>, key, place, file);
  }
}

function requireField(
  value: Readonly<Record<string, unknown>>,
  key: string,
  place: string,
  file: string,
): void {
  const text = value[key];
  if (typeof text === 'string' && text.includes(place)) return;
  throw wrong(file, `"${key}" is missing${place && ` or has no ${place}`}`);
}

function wrong(file: string, why: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${file} is not a prompt: ${why}.`,
    'See prompts/README.md for the format of a prompt file.',
  );
}
