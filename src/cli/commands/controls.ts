import { type Command, Option } from 'commander';
import { LEVELS } from '../../core/index.ts';
import { addCommand, examples, type Frame } from '../command.ts';

/** The options for texts and engine, which `controls` and `tune` share. */
export function withWork(command: Command): Command {
  return command
    .option('--source <file>', 'sentences, one per line')
    .option('--references <file...>', 'reference simplifications, a file for each reference')
    .option('--corpus <id>', 'sources and references of a corpus: see klartext corpus list')
    .option('--split <name>', 'train, dev or test of the corpus')
    .option('--mirror <folder>', 'where corpora are stored, if not in your store')
    .option('-l, --language <id>', "language of the texts (default: the corpus's)")
    .option('-e, --engine <name>', 'an engine that takes dials', 'default')
    .option('--model <folder>', 'the model of --engine seq2seq: its control tokens are the dials')
    .option('--beams <number>', 'width of its beam (default: 8)')
    .addOption(
      new Option('-p, --preset <name>', 'what the dials start from')
        .choices(['careful', 'balanced', 'strong'])
        .default('balanced'),
    )
    .addOption(new Option('--level <level>', 'language level of the reader').choices([...LEVELS]))
    .option('--sentences <number>', 'how many sentences to take', '100')
    .option('--dials <names>', 'of length,paraphrase,words,syntax (default: all)');
}

export function controlsCommand(program: Command, frame: Frame): void {
  withWork(
    addCommand(program, 'controls')
      .summary('measure whether each control has the effect it promises')
      .description(
        'Turns each of the four dials of an engine (length, paraphrase, words, syntax) alone and\n' +
          'measures all four attributes of what comes out, with the length free and held at 1; and\n' +
          'how well what was asked and what was got agree.',
      ),
  )
    .option('--curve', 'also turn all dials together: simplicity over meaning')
    .option('--meaning <metric>', 'metric of meaning (default: bleu, or similarity)')
    .option('--simplicity <metric>', 'metric of simplicity (default: sari, or compression)')
    .option('--plot <file>', 'write a page (.html) or a drawing (.svg)')
    .addHelpText(
      'after',
      examples(
        'controls --source sentences.txt --language en --sentences 50',
        'controls --corpus asset --split dev --curve --plot dials.html',
      ),
    )
    .action(async (options) => {
      const { controls } = await import('../controls/controls.ts');
      frame.exitCode = await controls(options, frame.terminal);
    });
}
