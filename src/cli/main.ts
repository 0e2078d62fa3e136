import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { exitCodeOf, type Failure, failureOf, usageFailure } from './failure.ts';
import { openTerminal, type Streams, type Terminal } from './terminal.ts';

/** Runs the command line and gives its exit code: 0 done, 1 failed work, 2 wrong call. */
export async function main(args: readonly string[], streams: Streams = process): Promise<number> {
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  const terminal = openTerminal(streams, {
    json: options.includes('--json'),
    noColor: options.includes('--no-color'),
  });
  const frame: Frame = { terminal, exitCode: 0 };
  try {
    await commandLine(frame).parseAsync([...args], { from: 'user' });
    return frame.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (error.code === 'commander.help') return 2;
    }
    const failure: Failure =
      error instanceof CommanderError ? usageFailure(error) : failureOf(error);
    terminal.fail(failure);
    return exitCodeOf(failure);
  } finally {
    terminal.close();
  }
}

interface Frame {
  readonly terminal: Terminal;
  exitCode: number;
}

/** Each command's work is imported when it is called, so that `--help` stays quick. */
function commandLine(frame: Frame): Command {
  const { terminal } = frame;
  const program = new Command('klartext')
    .description('Makes text easier to read, in many languages, and measures how well.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .option('--no-color', 'no colours, even on a terminal')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.notice(text),
      outputError: () => {},
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
      getOutHasColors: () => terminal.hasColours,
    })
    .configureHelp({ styleTitle: (title) => terminal.colours.bold(title) })
    .addHelpText('after', examples('analyse examples/en.txt', 'languages', 'help analyse'))
    .addHelpText('after', EXIT_CODES);

  addCommand(program, 'analyse [file...]')
    .alias('analyze')
    .summary('sentences, tags, trees, frequencies and hard words of a text')
    .description(
      'Shows what a text is made of: sentences, words with part of speech, lemma and features,\n' +
        'dependency trees, word frequencies and hard words. Reads files, or standard input.',
    )
    .option('-l, --language <id>', 'language of the text (default: found from the text)')
    .addOption(new Option('--conllu', 'write CoNLL-U').conflicts('json'))
    .addOption(
      new Option('--only <part>', 'one part of the output')
        .choices(['tokens', 'tree', 'summary'])
        .conflicts(['json', 'conllu']),
    )
    .option('--hard-below <zipf>', 'content words under this Zipf value are hard (default: 3.5)')
    .addHelpText(
      'after',
      examples(
        'analyse examples/en.txt',
        'analyse letter.txt --only summary',
        'analyse examples/*.txt --json > analysed.json',
        'analyse --language es --conllu < aviso.txt',
      ),
    )
    .action(async (files: string[], options) => {
      const { analyse } = await import('./analyse.ts');
      frame.exitCode = await analyse(files, options, terminal);
    });

  addCommand(program, 'accuracy')
    .summary('how well a language is analysed, against a treebank')
    .description(
      'Tags and parses the words of treebanks in CoNLL-U and prints, in per cent, how often part\n' +
        'of speech, lemma, head (UAS), and head with relation (LAS) are right.',
    )
    .requiredOption('-l, --language <id>', 'language of the treebank')
    .requiredOption('--conllu <file...>', 'treebanks with the right answers')
    .addHelpText(
      'after',
      examples(
        'accuracy --language en --conllu en_ewt-ud-test.conllu',
        'accuracy --language fr --conllu fr_*.conllu --json',
      ),
    )
    .action(async (options) => {
      const { accuracy } = await import('./accuracy.ts');
      frame.exitCode = await accuracy(options, terminal);
    });

  addCommand(program, 'languages')
    .summary('the languages there are, and what each offers')
    .description('Lists the languages there are, what each offers and where its data is from.')
    .addHelpText('after', examples('languages', 'languages --json'))
    .action(async () => {
      const { languages } = await import('./languages.ts');
      frame.exitCode = await languages(terminal);
    });

  return program;
}

function addCommand(program: Command, usage: string): Command {
  return program
    .command(usage)
    .helpOption('-h, --help', 'show help')
    .option('--json', 'write JSON')
    .option('--no-color', 'no colours, even on a terminal');
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ klartext ${line}`).join('\n')}`;
}

const EXIT_CODES = '\nExit codes: 0 done, 1 failed work or bad content, 2 wrong call.';

function version(): string {
  const url = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).version;
}
