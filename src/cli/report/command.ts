import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';
import { wholeNumber } from '../option-values.ts';

export function reportCommand(program: Command, frame: Frame): void {
  addCommand(program, 'report')
    .summary('write one HTML page about simplification systems')
    .description(
      'Writes one self-contained HTML page about one or more systems: scores with intervals, by\n' +
        'source length, distributions, meaning against simplicity, samples by behaviour, and all\n' +
        'sentences to sort and filter. It works offline; all text in it is escaped.',
    )
    .option('--source <file>', 'original sentences')
    .option('--references <file...>', 'reference simplifications, one file per reference')
    .option('--output <name=file...>', 'outputs of a system; - reads standard input')
    .option('-o, --out <file>', 'where to write the page (default: standard output)')
    .option('--title <text>', 'title of the page')
    .option('--metrics <names>', 'metrics separated by commas (default: sari,bleu and readability)')
    .option('-l, --language <id>', 'language of the texts (default: detected from the source)')
    .option('--tokenizer <name>', 'tokenizer (default: that of the language, usually 13a)')
    .option('--lowercase', 'ignore case')
    .option('--punkt <file>', 'Punkt parameters, to split sentences as for published FKGL scores')
    .option('--documents', 'items are documents, separated by empty lines')
    .option('--seed <number>', 'seed of intervals and random samples', (given) =>
      wholeNumber('--seed', given),
    )
    .addHelpText(
      'after',
      examples(
        'report --source test.orig --references test.simp.* --output ours=ours.txt -o report.html',
        'report --source s.txt --references r.txt --output a=a.txt b=b.txt --lowercase > report.html',
      ),
    )
    .action(async (options) => {
      const { report } = await import('./report.ts');
      frame.exitCode = await report(options, frame.terminal);
    });
}
