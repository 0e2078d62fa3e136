import { join } from 'node:path';
import { KlartextError } from '../../core/index.ts';
import { type ControlValues, controlValues } from '../../corpus/controls/measure.ts';
import {
  type ControlStyle,
  type ControlSummary,
  controlStyle,
  controlTokens,
  summariseControls,
} from '../../corpus/controls/styles.ts';
import { oneLine } from '../../corpus/export/exporter.ts';
import { OutputFile } from '../../corpus/export/output-file.ts';
import type { Language } from '../../language/index.ts';
import { drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { languageOf, type PairSet, type Places, pairSets, watched } from './read-records.ts';

interface ControlOptions extends Places {
  readonly style: string;
  readonly language?: string;
  readonly split?: string;
  readonly out?: string;
}

/** `klartext corpus controls`: oracle control values of pairs, and training files with tokens. */
export async function corpusControls(
  names: readonly string[],
  options: ControlOptions,
  terminal: Terminal,
): Promise<number> {
  const style = controlStyle(options.style);
  const results: { corpus: string; controls: ControlSummary[]; files: string[] }[] = [];
  for (const set of pairSets(names, options)) {
    const language = await languageOf(set, options.language);
    if (language === undefined) throw noLanguage(set);
    results.push(await extract(set, language, style, options, terminal));
  }
  if (terminal.json) terminal.writeJson(results);
  else for (const result of results) draw(result.corpus, result.controls, terminal);
  const written = results.reduce((sum, { files }) => sum + files.length, 0);
  if (written > 0) terminal.notice(`${written} files written.\n`);
  return 0;
}

async function extract(
  set: PairSet,
  language: Language,
  style: ControlStyle,
  options: ControlOptions,
  terminal: Terminal,
) {
  const values: ControlValues[] = [];
  const files = new Map<string, OutputFile>();
  const line = (ending: string, text: string) => {
    if (options.out === undefined) return;
    const path = join(options.out, `${set.name}.${ending}`);
    const file = files.get(path) ?? new OutputFile(path);
    files.set(path, file);
    file.write(`${oneLine(text)}\n`);
  };
  try {
    for await (const { source, references, split } of watched(set, terminal)) {
      if (options.split !== undefined && split !== options.split) continue;
      for (const reference of references) {
        const each = controlValues(source, reference, language);
        values.push(each);
        const part = split === undefined ? '' : `${split}.`;
        line(`${part}src`, `${controlTokens(each, style)} ${source}`);
        line(`${part}tgt`, reference);
      }
    }
  } catch (error) {
    for (const file of files.values()) file.discard();
    throw error;
  }
  for (const file of files.values()) file.finish();
  return {
    corpus: set.name,
    controls: summariseControls(values, style),
    files: [...files.keys()],
  };
}

function noLanguage({ name }: PairSet): KlartextError {
  return new KlartextError(
    'bad-option',
    `The language of ${name} is unknown or not supported.`,
    'Name a supported language: --language en',
  );
}

function draw(corpus: string, summaries: readonly ControlSummary[], terminal: Terminal): void {
  const { colours, columns } = terminal;
  const titles = ['measure', 'pairs', 'mean', '25%', 'median', '75%', 'most frequent bins'];
  const rows = summaries.map(({ measure, pairs, mean, quartiles, bins }) => {
    const top = [...bins].sort(([, a], [, b]) => b - a).slice(0, 5);
    return [
      { text: measure, colour: colours.bold },
      { text: pairs.toLocaleString('en-US') },
      ...[mean, ...quartiles].map((value) => ({ text: value.toFixed(2) })),
      { text: top.map(([bin, count]) => `${bin} (${count})`).join('  ') },
    ];
  });
  terminal.write(`${colours.bold(corpus)}\n`);
  const aligned = titles.map((title, at) => ({
    title,
    align: at === 0 || at === titles.length - 1 ? ('left' as const) : ('right' as const),
  }));
  terminal.write(`${drawTable(aligned, rows, columns, colours.dim).join('\n')}\n`);
}
