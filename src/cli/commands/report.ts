import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';
import { wholeNumber } from '../option-values.ts';

export function reportCommand(program: Command, frame: Frame): void {
  addCommand(program, 'report')
    .summary('write one HTML page about simplification systems')
    .description(
      'Writes one self-contained HTML page about one or more systems: scores with intervals, by\n' +
        'length of the source, distributions, meaning against simplicity, samples by behaviour,\n' +
        'all sentences to sort and filter. It works offline; every text in it is escaped.',
    )
    .option('--source <file>', 'original sentences')
    .option('--references <file...>', 'reference simplifications, a file for each reference')
    .option('--output <name=file...>', 'outputs of a system; - is standard input')
    .option('-o, --out <file>', 'where to write the page (default: standard output)')
    .option('--title <text>', 'title of the page')
    .option('--metrics <names>', 'metrics separated by commas (default: sari,bleu and readability)')
    .option('-l, --language <id>', 'language of the texts (default: detected from the source)')
    .option('--tokenizer <name>', "tokenizer (default: the language's, mostly 13a)")
    .option('--lowercase', 'ignore case')
    .option('--punkt <file>', 'parameters of Punkt, for the sentences of published FKGLs')
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
      const { report } = await import('../report/report.ts');
      frame.exitCode = await report(options, frame.terminal);
    });
}
