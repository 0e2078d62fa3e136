import { type Command, Option } from 'commander';
import { LEVELS } from '../../core/index.ts';
import { addCommand, examples, type Frame } from '../command.ts';
import { withRewriting } from '../models/options.ts';

const FORMATS = ['text', 'markdown', 'html'];

export function simplifyCommand(program: Command, frame: Frame): void {
  const command = addCommand(program, 'simplify [file...]')
    .summary('make a text easier to read')
    .description(
      'Rewrites a text in easier words and shorter sentences. Headings, lists, tables, links and\n' +
        'code in Markdown and HTML are preserved, as are quotations. Reads files, or standard\n' +
        'input. An assistant for editors: check what it writes.',
    )
    .option('-l, --language <id>', 'language of the text (default: detected from the text)')
    .option('--lines', 'write one result line per input line, in order: for evaluation')
    .addOption(
      new Option('-p, --preset <name>', 'how much to change')
        .choices(['careful', 'balanced', 'strong'])
        .default('balanced'),
    )
    .addOption(new Option('--level <level>', 'language level of the reader').choices([...LEVELS]))
    .addOption(
      new Option('--audience <name>', 'who the readers are').choices([
        'learner',
        'child',
        'cognitive',
        'expert-to-lay',
      ]),
    )
    .option('--profile <name>', 'use the level and audience of a guideline: falc, sew, plain …')
    .addOption(new Option('--guideline <name>').hideHelp())
    .option('--length <ratio>', 'length of the result relative to the source, about 0.5 to 1')
    .option('--similarity <ratio>', 'character similarity of result and source, about 0.5 to 1')
    .option('--words <ratio>', 'rarity of the words, about 0.5 to 1')
    .option('--syntax <ratio>', 'depth of the sentences, about 0.5 to 1')
    .addOption(
      new Option(
        '--numbers <how>',
        'large numbers: replace with "about 37,000", or add it',
      ).choices(['round', 'explain']),
    )
    .option(
      '-e, --engine <name>',
      'default, rules, sentences, identity, truncate, llm, seq2seq, taught (experimental)',
      'default',
    )
    .option(
      '--candidates <number>',
      'several results for each sentence, with --lines, --json or --explain',
      '1',
    )
    .option(
      '--estimate',
      'make only changes that an editor would probably accept, as estimated by a trained model',
    )
    .option('--explain', 'explain each change on standard error, with a summary')
    .addOption(
      new Option('--from <format>', 'format of the text (default: by the extension)').choices([
        ...FORMATS,
      ]),
    )
    .addOption(new Option('--format <format>').choices([...FORMATS]).hideHelp())
    .option('--config <file>', 'settings file (default: the nearest .klartextrc above each file)')
    .option('--no-config', 'ignore .klartextrc')
    .option('--queue <url>', 'leave the work to klartext worker: postgres://…, or a folder')
    .option('--store <url>', 'storage for batches and results; all workers must reach it')
    .addHelpText(
      'after',
      examples(
        'simplify examples/en.txt',
        'simplify letter.md --preset strong --level A2 > easier.md',
        'simplify page.html --explain > easier.html',
        'simplify --language en --lines < sentences.txt > simplified.txt',
        'simplify --language de --lines --json --candidates 3 < saetze.txt',
        'simplify sentences.txt --lines -l en --engine llm --model llama3.2 --base-url http://127.0.0.1:11434/v1 --run runs/1',
      ),
    );
  withRewriting(command).action(async (files: string[], given) => {
    const { format, guideline, ...rest } = given;
    // The names of version 0.1.
    const options = { ...rest, from: rest.from ?? format, profile: rest.profile ?? guideline };
    const { onlyOne, simplify } = await import('./simplify.ts');
    if (options.queue) {
      const { simplifyQueued } = await import('../queue/batches.ts');
      frame.exitCode = await simplifyQueued(onlyOne(files), options, frame.terminal);
      return;
    }
    frame.exitCode = await simplify(files, options, frame.terminal);
  });
}
