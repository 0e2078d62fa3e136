import { type Command, Option } from 'commander';
import { KlartextError } from '../../core/index.ts';
import type { ModelChoice } from '../../run/open-model.ts';

/** The model options, which all commands with models share. */
export interface ModelOptions {
  readonly model?: string;
  readonly provider?: string;
  readonly baseUrl?: string;
  readonly keyVariable?: string;
  readonly stream?: boolean;
  readonly timeout?: string;
  readonly retries?: string;
  readonly concurrency?: string;
  readonly cache?: boolean;
  readonly prompt?: string;
  readonly temperature?: string;
  readonly maxTokens?: string;
  readonly samples?: string;
  readonly budget?: string;
  readonly acceptFailed?: boolean;
  readonly shots?: string;
  readonly examples?: string;
  readonly select?: 'nearest' | 'random';
  readonly encoder?: string;
  readonly mirror?: string;
  readonly seed?: string;
  readonly run?: string;
  readonly glossary?: string;
  readonly protect?: string;
  readonly price?: string;
  readonly beams?: string;
  readonly pick?: 'best' | 'second' | 'dissimilar';
}

/** The engines of `simplify` that need a model. */
export const MODEL_ENGINES = ['llm', 'seq2seq'];

export const isModelEngine = (name: string) => MODEL_ENGINES.includes(name);

/** Options for the address and the parameters of a model; docs/models.md explains them. */
export function withModel(command: Command, engines: readonly string[]): Command {
  return command
    .optionsGroup(`Models (--engine ${engines.join(', ')}; see docs/models.md):`)
    .option('--model <name>', 'name of the model, GGUF file or folder of an ONNX model')
    .option(
      '--base-url <url>',
      'address of a server with the OpenAI protocol: Ollama, llama.cpp, vLLM …',
    )
    .option('--provider <name>', 'anthropic, google, mistral, openai, llama (a GGUF file)')
    .option('--key-variable <name>', 'environment variable with the key (KLARTEXT_API_KEY)')
    .option('--prompt <name>', 'a prompt from prompts/, or a file (default: instructions)')
    .option('--temperature <number>', 'temperature of the first answer (default: 0)')
    .option('--max-tokens <number>', 'maximum tokens per answer')
    .option('--budget <calls>', 'maximum calls of this run')
    .option('--concurrency <number>', 'calls at the same time (default: 4)')
    .option('--retries <number>', 'how often a failed call is repeated (default: 5)')
    .option('--timeout <seconds>', 'maximum wait for an answer (default: 120)')
    .option('--stream', 'receive answers as a stream')
    .option('--no-cache', 'do not cache answers');
}

/** Options for rewriting only: examples, several answers, terms. */
export function withRewriting(command: Command): Command {
  return withModel(command, MODEL_ENGINES)
    .option('--run <folder>', 'folder for the log of the run; a second call resumes the run')
    .option('--shots <number>', 'examples to show the model, 0 to 20')
    .option(
      '--examples <corpus>',
      'source of the examples: a corpus (its train split), or a TSV file',
    )
    .addOption(
      new Option('--select <how>', 'how to select examples').choices(['nearest', 'random']),
    )
    .option('--encoder <folder>', 'sentence encoder to find the nearest examples')
    .option('--mirror <folder>', 'read the corpus from this folder')
    .option('--seed <number>', 'seed for random examples (default: 1)')
    .option('--samples <number>', 'answers to draw until enough pass (default: --candidates)')
    .option('--accept-failed', 'if no answer passes the judge, use one that failed')
    .option('--glossary <file>', 'file with lines of a term, a tab and the words to use')
    .option('--protect <words>', 'words that must be kept, separated by commas')
    .option('--beams <number>', 'beam width of seq2seq (default: 8)')
    .addOption(
      new Option('--pick <which>', 'which result of the seq2seq beam to use').choices([
        'best',
        'second',
        'dissimilar',
      ]),
    )
    .option('--price <in,out>', 'prices per million tokens, to compute costs')
    .optionsGroup('Options:');
}

const SECOND = 1000;
const PAUSE = 500;

export function modelChoice(options: ModelOptions, tell?: (text: string) => void): ModelChoice {
  if (!options.model) {
    throw new KlartextError(
      'bad-option',
      'No model was named.',
      'For example: --model NAME --base-url http://127.0.0.1:11434/v1',
    );
  }
  const { model, provider, baseUrl, keyVariable } = options;
  return {
    model,
    ...(provider !== undefined && { provider }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(keyVariable !== undefined && { keyVariable }),
    stream: options.stream ?? false,
    timeout: SECOND * numberIn('--timeout', options.timeout ?? '120', 0.01, 86_400),
    retries: wholeIn('--retries', options.retries ?? '5', 0, 100),
    pause: PAUSE,
    concurrency: wholeIn('--concurrency', options.concurrency ?? '4', 1, 256),
    cache: options.cache ?? true,
    env: process.env,
    ...(tell && { tell }),
  };
}

export function wholeIn(option: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) {
    return number;
  }
  throw wrongNumber(option, value, `a whole number from ${least} to ${most}`);
}

export function numberIn(option: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= least && number <= most) return number;
  throw wrongNumber(option, value, `a number from ${least} to ${most}`);
}

function wrongNumber(option: string, value: string, takes: string): KlartextError {
  return new KlartextError(
    'bad-option',
    `${option} takes ${takes}, not "${value}".`,
    'See "klartext help" and docs/models.md.',
  );
}
