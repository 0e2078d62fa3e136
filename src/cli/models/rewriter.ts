import { KlartextError } from '../../core/index.ts';
import { folderFiles, type Language, loadIdentifier } from '../../language/index.ts';
import { hashOf, type RunHeader } from '../../run/index.ts';
import { openModel } from '../../run/open-model.ts';
import { instructionsFor, loadPrompt, refusalsFor } from '../../run/prompts.ts';
import type { JudgeWishes } from '../../simplify/document/index.ts';
import {
  type ChatPrompt,
  type CompletionPrompt,
  documentPlan,
  type PromptWishes,
  type RewriteOptions,
  type Rewritten,
  rewrite,
} from '../../simplify/models/index.ts';
import { MOST_REPAIRS } from '../../simplify/models/rewrite.ts';
import { linesOf } from '../lines.ts';
import type { SimplifyOptions } from '../simplify/options.ts';
import { wishesOf } from '../simplify/options.ts';
import { estimatorFor } from '../simplify/with-models.ts';
import { chosenExamples } from './examples.ts';
import { type ModelOptions, modelChoice, numberIn, wholeIn } from './options.ts';

/** A model with the options of a call, and the settings that must be identical to resume a run. */
export interface ModelRewriter {
  readonly rewrite: (source: string) => Promise<Rewritten>;
  /** The plan of a document, which accompanies all its parts; made once. */
  readonly plan?: (text: string, known?: string) => Promise<string | undefined>;
  /** What the judge needs when answers are inserted into a document; false accepts failed answers. */
  readonly verify: JudgeWishes;
  readonly header: RunHeader;
  readonly concurrency: number;
  readonly counts: { readonly calls: number; readonly cached: number; readonly retries: number };
}

const MOST_SAMPLES = 20;

export interface RewriterSetting {
  /** Passages of a document, with a plan of the whole? */
  readonly isDocument: boolean;
  /** Reports slow steps on standard error. */
  readonly tell: (text: string) => void;
}

export async function modelRewriter(
  options: SimplifyOptions & ModelOptions,
  language: Language,
  { isDocument, tell }: RewriterSetting,
): Promise<ModelRewriter> {
  const prompt = rewritingPrompt(options.prompt, language);
  const { controls, engine } = wishesOf(options);
  const temperature = numberIn('--temperature', options.temperature ?? '0', 0, 2);
  const samples = wholeIn('--samples', options.samples ?? options.candidates, 1, MOST_SAMPLES);
  const budget = wholeIn('--budget', options.budget ?? '1000000000', 0, 1_000_000_000);
  const maxTokens =
    options.maxTokens === undefined
      ? undefined
      : wholeIn('--max-tokens', options.maxTokens, 1, 1_000_000);
  const { shots, examples, selector } = await chosenExamples(options);
  const terms = options.protect?.split(',').map((term) => term.trim());
  const glossary = options.glossary ? glossaryIn(options.glossary) : undefined;
  const choice = modelChoice(options, tell);
  const { model, counts, isSmall } = await openModel(choice);
  const wishes: PromptWishes = {
    language: prompt.name === 'instruct-any' ? language.profile.name : language.profile.endonym,
    controls,
    ...(engine.audience && { audience: engine.audience }),
    ...(terms && { protected: terms }),
    ...(glossary && { glossary }),
    ...(isSmall && { isShort: true }),
  };
  const acceptFailed = options.acceptFailed ?? false;
  let asked = 0;
  const mayCall = () => {
    asked++;
    return asked <= budget;
  };
  const settings: RewriteOptions = {
    model,
    prompt,
    wishes,
    shots,
    samples,
    temperature,
    wanted: Number(options.candidates),
    repairs: MOST_REPAIRS,
    acceptFailed,
    ...(maxTokens !== undefined && { maxTokens }),
    ...(selector && { examples: selector }),
    verify: {
      language,
      identifier: await loadIdentifier(await folderFiles()),
      ...(terms && { protected: terms }),
      ...(glossary && { glossary: Object.fromEntries(glossary) }),
    },
    ...(options.estimate && { estimator: await estimatorFor(language) }),
    refusals: refusalsFor(language.id),
    mayCall,
  };
  let plan: string | undefined;
  return {
    rewrite: (source) =>
      rewrite(source, {
        ...settings,
        ...(plan !== undefined && { wishes: { ...wishes, plan } }),
      }),
    async plan(text, known) {
      plan = known;
      if (known !== undefined) return known;
      if (isSmall || prompt.mode !== 'chat' || !prompt.document || !mayCall()) return undefined;
      plan = await documentPlan(model, prompt, text, wishes);
      return plan;
    },
    verify: acceptFailed ? false : settings.verify,
    concurrency: choice.concurrency,
    counts,
    header: {
      engine: 'llm',
      model: model.name,
      language: language.id,
      prompt: `${prompt.name} ${hashOf([JSON.stringify(prompt)])}`,
      shots,
      select: selector?.name ?? null,
      examples: examples.length > 0 ? hashOf(examples.flatMap((e) => [e.source, e.target])) : null,
      seed: options.seed ?? '1',
      samples,
      temperature,
      maxTokens: maxTokens ?? null,
      acceptFailed,
      document: isDocument,
      wishes: hashOf([JSON.stringify(wishes)]),
    },
  };
}

function rewritingPrompt(
  name: string | undefined,
  language: Language,
): ChatPrompt | CompletionPrompt {
  const prompt = name === undefined ? instructionsFor(language.id) : loadPrompt(name);
  if (prompt.mode === 'lexical') {
    throw new KlartextError(
      'bad-option',
      `The prompt "${prompt.name}" is for words, not for sentences.`,
      'Use it with: klartext words predict --engine llm',
    );
  }
  if (!prompt.languages.includes('*') && !prompt.languages.includes(language.id)) {
    throw new KlartextError(
      'bad-option',
      `The prompt "${prompt.name}" is for ${prompt.languages.join(', ')}, not for ${language.id}.`,
      'Leave out --prompt to use instructions in the language of the text.',
    );
  }
  return prompt;
}

function glossaryIn(file: string): [string, string][] {
  const entries: [string, string][] = [];
  for (const line of linesOf(file)) {
    const [term, use] = line.split('\t').map((cell) => cell.trim());
    if (term && use) entries.push([term, use]);
  }
  return entries;
}
