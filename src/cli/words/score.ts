import { KlartextError } from '../../core/index.ts';
import { pairSubstitutions, readSubstitutions } from '../../evaluate/lexical/instances.ts';
import { scoreSubstitutes } from '../../evaluate/lexical/scores.ts';
import { drawTable, printable } from '../columns.ts';
import { inputsOf } from '../input.ts';
import type { Terminal } from '../terminal.ts';

export interface ScoreWordsOptions {
  readonly gold: string;
  readonly predictions: string;
}

/** `klartext words score`: the metrics of TSAR-2022. */
export async function scoreWords(options: ScoreWordsOptions, terminal: Terminal): Promise<number> {
  const [gold, predictions] = await Promise.all(
    [options.gold, options.predictions].map((file) => readFileOf(file, terminal)),
  );
  const { pairs, warnings } = pairSubstitutions(gold, predictions, options);
  for (const warning of warnings.slice(0, MOST_WARNINGS)) {
    terminal.notice(`warning: ${printable(warning)}\n`);
  }
  if (warnings.length > MOST_WARNINGS) {
    terminal.notice(`warning: ${warnings.length - MOST_WARNINGS} more warnings.\n`);
  }
  const scores = scoreSubstitutes(pairs);
  if (terminal.json) terminal.writeJson(scores);
  else terminal.write(`${draw(scores, pairs.length, terminal).join('\n')}\n`);
  return 0;
}

const MOST_WARNINGS = 10;

async function readFileOf(file: string, terminal: Terminal) {
  const [input] = inputsOf([file], terminal);
  return readSubstitutions(await textOf(file, input.read), file);
}

async function textOf(file: string, read: () => Promise<string>): Promise<string> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof KlartextError)) throw error;
    throw new KlartextError(error.code, `${file}: ${error.message}`, error.hint, { cause: error });
  }
}

const ROWS = [1, 2, 3, 4, 5, 10];
const COLUMNS = ['MAP', 'Potential', 'Precision', 'Recall', 'F1'];

function draw(scores: Record<string, number>, words: number, terminal: Terminal): string[] {
  const cell = (name: string) => ({ text: floored(scores[name]) });
  const table = drawTable(
    ['k', 'ACC@k@Top1', ...COLUMNS.map((name) => `${name}@k`)].map((title) => ({
      title,
      align: 'right',
    })),
    ROWS.map((k) => [
      { text: String(k) },
      cell(`ACC@${k}@Top1`),
      ...COLUMNS.map((name) => cell(`${name}@${k}`)),
    ]),
    terminal.columns,
    terminal.colours.dim,
  );
  return [`${words} words, ACC@1 ${floored(scores['ACC@1'])}`, '', ...table];
}

/** The official evaluator truncates to four decimals and does not round. */
function floored(score: number): string {
  return (Math.floor(score * 10000) / 10000).toFixed(4);
}
