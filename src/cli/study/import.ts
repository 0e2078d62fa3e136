import { KlartextError } from '../../core/index.ts';
import { importedStudy } from '../../study/index.ts';
import { type ColumnOptions, chooseColumns } from '../agree/columns.ts';
import { asRatings, readJudgements, withoutRepeats } from '../agree/judgements.ts';
import { readTable } from '../agree/table.ts';
import { inputsOf } from '../input.ts';
import type { Terminal } from '../terminal.ts';
import { type DatabaseChoice, withStore } from './open-study.ts';

export interface ImportOptions extends DatabaseChoice, ColumnOptions {
  readonly name?: string;
  readonly language: string;
}

/** Usual names of columns with the rated texts, most likely first. */
const SOURCES = ['source', 'original', 'original_sentence'];
const OUTPUTS = ['output', 'simplification', 'simplified', 'text'];

/** `klartext study import`: turns ratings from elsewhere into a study that can be analysed. */
export async function importRatings(
  file: string,
  options: ImportOptions,
  terminal: Terminal,
): Promise<number> {
  const [input] = inputsOf([file], terminal);
  const table = readTable(await input.read(), input.name);
  const columns = chooseColumns(table, options);
  const { kept } = withoutRepeats(readJudgements(table, table.rows, columns).judgements);
  const ratings = asRatings(kept);
  if (!ratings) {
    throw new KlartextError(
      'bad-input',
      `${file}: the values are not numbers.`,
      'For preferences see: klartext agree --labels',
    );
  }
  const [source, output] = [SOURCES, OUTPUTS].map((names) =>
    names.find((name) => table.columns.includes(name)),
  );
  const texts = new Map(
    table.rows.map(({ cell }) => [
      JSON.stringify([
        cell(columns.item),
        columns.system === undefined ? 'output' : cell(columns.system),
      ]),
      {
        ...(source !== undefined && { source: cell(source) }),
        ...(output !== undefined && { output: cell(output) }),
      },
    ]),
  );
  const { design, items, answers } = importedStudy(
    ratings,
    options.name ?? input.name,
    options.language,
    (item, system) => texts.get(JSON.stringify([item, system])) ?? {},
  );
  const now = new Date();
  const created = await withStore(options, async (store) => {
    const made = await store.create(design, items, 0, now);
    await store.keep(made.study.id, answers, now);
    return made;
  });
  const raters = new Set(answers.map(({ participant }) => participant)).size;
  const summary = { id: created.study.id, items: items.length, answers: answers.length, raters };
  if (terminal.json) terminal.writeJson(summary);
  else
    terminal.write(
      `Study ${summary.id}: ${summary.answers} answers of ${raters} raters on ${summary.items} items.\n`,
    );
  return 0;
}
