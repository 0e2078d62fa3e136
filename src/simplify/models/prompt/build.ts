import type { Controls } from '../../../core/index.ts';
import type { Message } from '../model.ts';
import { dataBlocks } from './data-block.ts';
import { filled, oneLine } from './fill.ts';
import type { ChatPrompt, CompletionPrompt, Saying } from './prompt-file.ts';
import { type FailedAnswer, faultsOf } from './repair.ts';

/** A source with one simplification, for few-shot prompts. */
export interface Example {
  readonly source: string;
  readonly target: string;
}

/** The requirements for the simplified text. */
export interface PromptWishes {
  /** The name in the language of the prompt: "English". */
  readonly language: string;
  readonly controls?: Controls;
  readonly audience?: string;
  /** Words to use instead of others. */
  readonly glossary?: readonly (readonly [term: string, use: string])[];
  /** Terms that must be kept. */
  readonly protected?: readonly string[];
  /** The topic and outline of the document; data like the text. */
  readonly plan?: string;
  /** Is it for a model with few parameters? Then the rules are short. */
  readonly isShort?: boolean;
}

/**
 * The conversation that requests a simplification. Rules are only in the system message; the
 * text, the examples, the glossary and the plan are data blocks that none of them can leave. After
 * a failed answer, it requests another one: that answer and its faults quote the text, so
 * they are data as well.
 */
export function chatMessages(
  prompt: ChatPrompt,
  source: string,
  examples: readonly Example[],
  wishes: PromptWishes,
  failed?: FailedAnswer,
): Message[] {
  const { repair } = prompt;
  const faults = failed && repair ? faultsOf(source, failed, repair) : '';
  const glossary = (wishes.glossary ?? []).map(([term, use]) => `${term} = ${use}`).join('\n');
  const terms = (wishes.protected ?? []).join('\n');
  const blocks = dataBlocks([
    source,
    glossary,
    terms,
    wishes.plan ?? '',
    failed?.text ?? '',
    faults,
    ...examples.flatMap((each) => [each.source, each.target]),
  ]);
  const rules = [
    ...((wishes.isShort ? prompt.short : undefined) ?? prompt.rules),
    ...wishRules(prompt, wishes),
    ...(wishes.plan !== undefined && prompt.document
      ? [...prompt.document.rules, prompt.document.usePlan]
      : []),
    ...(glossary && prompt.glossary ? [prompt.glossary] : []),
    ...(terms && prompt.protected ? [prompt.protected] : []),
    ...(examples.length > 0 && prompt.examples ? [prompt.examples] : []),
    prompt.data,
  ];
  const system = rules
    .map((rule) => filled(rule, { language: wishes.language, label: blocks.label }))
    .join('\n');
  const given = [
    ...(glossary ? [blocks.wrap('glossary', glossary)] : []),
    ...(terms ? [blocks.wrap('terms', terms)] : []),
    ...(wishes.plan === undefined ? [] : [blocks.wrap('plan', wishes.plan)]),
  ];
  const ask = (text: string) => `${blocks.wrap('text', text)}\n${prompt.task}`;
  const last =
    failed && repair
      ? [
          blocks.wrap('text', source),
          blocks.wrap('version', failed.text),
          repair.wrong,
          blocks.wrap('mistakes', faults),
          repair.again,
        ].join('\n')
      : ask(source);
  const shown = examples.flatMap(({ source: before, target }): Message[] => [
    { role: 'user', content: ask(before) },
    { role: 'assistant', content: target },
  ]);
  return [
    { role: 'system', content: system },
    ...shown,
    { role: 'user', content: [...given, last].join('\n') },
  ];
}

/** The conversation that requests a plan of a document, before any of it is rewritten. */
export function planMessages(prompt: ChatPrompt, text: string, wishes: PromptWishes): Message[] {
  const { document } = prompt;
  if (!document) return [];
  const blocks = dataBlocks([text]);
  const place = { language: wishes.language, label: blocks.label };
  const rules = [...document.plan, ...wishRules(prompt, wishes), prompt.data];
  return [
    { role: 'system', content: rules.map((rule) => filled(rule, place)).join('\n') },
    { role: 'user', content: `${blocks.wrap('text', text)}\n${document.planTask}` },
  ];
}

function wishRules(prompt: ChatPrompt, { controls = {}, audience }: PromptWishes): string[] {
  const { level } = controls;
  const rules: string[] = [];
  if (level && prompt.levels?.[level]) rules.push(prompt.levels[level]);
  if (audience && prompt.audiences?.[audience]) rules.push(prompt.audiences[audience]);
  for (const [dial, sayings] of Object.entries(prompt.dials ?? {})) {
    const ratio = controls[dial as 'length'];
    const said = ratio === undefined ? undefined : sayingFor(sayings, ratio);
    if (said !== undefined) {
      rules.push(filled(said, { percent: String(Math.round((ratio ?? 1) * 100)) }));
    }
  }
  return rules;
}

function sayingFor(sayings: readonly Saying[], ratio: number): string | undefined {
  return sayings.find(({ below }) => ratio < below)?.say;
}

/**
 * The text for a base model to continue: solved examples, then the open one. Line breaks of the data
 * become spaces, so that no text can start a new block.
 */
export function completionText(
  prompt: CompletionPrompt,
  source: string,
  examples: readonly Example[],
  wishes: PromptWishes,
): string {
  const { length: count } = examples;
  const place = {
    language: wishes.language,
    count: prompt.numerals?.[count] ?? String(count),
  };
  const head = (count > 0 ? prompt.headWithExamples : undefined) ?? prompt.head ?? '';
  const shown = examples.map((example) =>
    filled(prompt.example, {
      ...place,
      source: oneLine(example.source),
      target: oneLine(example.target),
    }),
  );
  const open = filled(prompt.query, { ...place, source: oneLine(source) });
  return filled(head, place) + [...shown, open].join(prompt.between);
}
