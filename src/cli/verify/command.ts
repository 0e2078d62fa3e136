import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function verifyCommand(program: Command, frame: Frame): void {
  addCommand(program, 'verify')
    .summary('check that a rewritten text keeps the meaning of its source')
    .description(
      'Compares each line of a rewritten text with the same line of its source: numbers, dates, names,\n' +
        'quotations, negation, obligations and permissions, conditions, who does what, and whether every\n' +
        'sentence is well-formed. Works for the output of any system. Exits with 1 if a line fails.',
    )
    .requiredOption('--source <file>', 'the source, one text per line')
    .requiredOption('--output <file>', 'the rewritten text, one per line')
    .option('-l, --language <id>', 'language of both (default: detected from the source)')
    .option(
      '--documents',
      'align the sentences of two whole documents (default for .docx, .odt and .pdf)',
    )
    .option('--protect <file>', 'terms that must be kept, one per line')
    .option('--all', 'also print checks that passed or are uncertain')
    .addHelpText(
      'after',
      examples(
        'verify --source letters.txt --output rewritten.txt -l en',
        'verify --source contract.txt --output plain.txt --documents',
        'verify --source contract.docx --output plain.docx',
        'verify --source letters.txt --output rewritten.txt --json',
      ),
    )
    .action(async (options) => {
      const { verifyFiles } = await import('./verify.ts');
      frame.exitCode = await verifyFiles(options, frame.terminal);
    });
}
