import { type Command, Option } from 'commander';
import { LEVELS } from '../../core/index.ts';
import { addCommand, examples, type Frame } from '../command.ts';

/** The options for texts and engine, which `controls` and `tune` share. */
export function withWork(command: Command): Command {
  return command
    .option('--source <file>', 'sentences, one per line')
    .option('--references <file...>', 'reference simplifications, one file per reference')
    .option(
      '--corpus <id>',
      'use the sources and references of a corpus (see klartext corpus list)',
    )
    .option('--split <name>', 'split of the corpus: train, dev or test')
    .option('--mirror <folder>', 'folder with corpora, instead of your store')
    .option('-l, --language <id>', "language of the texts (default: the corpus's)")
    .option('-e, --engine <name>', 'engine; it must support dials', 'default')
    .option('--model <folder>', 'model for --engine seq2seq: its control tokens are the dials')
    .option('--beams <number>', 'beam width of the model (default: 8)')
    .addOption(
      new Option('-p, --preset <name>', 'starting point of the dials')
        .choices(['careful', 'balanced', 'strong'])
        .default('balanced'),
    )
    .addOption(new Option('--level <level>', 'language level of the reader').choices([...LEVELS]))
    .option('--sentences <number>', 'number of sentences to use', '100')
    .option('--dials <names>', 'of length,paraphrase,words,syntax (default: all)');
}

export function controlsCommand(program: Command, frame: Frame): void {
  withWork(
    addCommand(program, 'controls')
      .summary('measure whether each control has the effect it promises')
      .description(
        'Turns each of the four dials of an engine (length, paraphrase, words, syntax) separately and\n' +
          'measures all four attributes of the output, with the length free and fixed at 1. Also\n' +
          'measures how closely the output follows the requested values.',
      ),
  )
    .option('--curve', 'also turn all dials together: simplicity against meaning')
    .option('--meaning <metric>', 'metric for meaning (default: bleu, or similarity)')
    .option('--simplicity <metric>', 'metric for simplicity (default: sari, or compression)')
    .option('--plot <file>', 'write the plot as a page (.html) or a drawing (.svg)')
    .addHelpText(
      'after',
      examples(
        'controls --source sentences.txt --language en --sentences 50',
        'controls --corpus asset --split dev --curve --plot dials.html',
      ),
    )
    .action(async (options) => {
      const { controls } = await import('./controls.ts');
      frame.exitCode = await controls(options, frame.terminal);
    });
}
