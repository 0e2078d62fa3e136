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
        'code of Markdown and HTML keep their place; quotations stay. Reads files, or standard\n' +
        'input. An assistant for editors: check what it writes.',
    )
    .option('-l, --language <id>', 'language of the text (default: detected from the text)')
    .option('--lines', 'one result line for each line, in order: for evaluation')
    .addOption(
      new Option('-p, --preset <name>', 'how much to change')
        .choices(['careful', 'balanced', 'strong'])
        .default('balanced'),
    )
    .addOption(new Option('--level <level>', 'language level of the reader').choices([...LEVELS]))
    .addOption(
      new Option('--audience <name>', 'who reads').choices([
        'learner',
        'child',
        'cognitive',
        'expert-to-lay',
      ]),
    )
    .option('--profile <name>', 'level and audience of a guideline: falc, sew, plain …')
    .addOption(new Option('--guideline <name>').hideHelp())
    .option('--length <ratio>', 'characters of the result over those of the source, about 0.5 to 1')
    .option('--similarity <ratio>', 'character similarity of result and source, about 0.5 to 1')
    .option('--words <ratio>', 'rarity of the words, about 0.5 to 1')
    .option('--syntax <ratio>', 'depth of the sentences, about 0.5 to 1')
    .addOption(
      new Option('--numbers <how>', 'big numbers: "about 37,000" instead, or beside them').choices([
        'round',
        'explain',
      ]),
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
      'make only changes that an editor would probably accept, as a taught model estimates',
    )
    .option('--explain', 'explain each change on standard error, with a summary')
    .addOption(
      new Option('--from <format>', 'format of the text (default: by the extension)').choices([
        ...FORMATS,
      ]),
    )
    .addOption(new Option('--format <format>').choices([...FORMATS]).hideHelp())
    .option('--config <file>', 'settings (default: the nearest .klartextrc above each file)')
    .option('--no-config', 'use no .klartextrc')
    .option('--queue <url>', 'hand the work to klartext worker: postgres://…, or a folder')
    .option('--store <url>', 'where batches and results are stored, visible to all workers')
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
    const { onlyOne, simplify } = await import('../simplify/simplify.ts');
    if (options.queue) {
      const { simplifyQueued } = await import('../queue/batches.ts');
      frame.exitCode = await simplifyQueued(onlyOne(files), options, frame.terminal);
      return;
    }
    frame.exitCode = await simplify(files, options, frame.terminal);
  });
}
