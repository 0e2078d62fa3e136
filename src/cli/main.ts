import { Command, CommanderError } from 'commander';
import { packageVersion } from '../server/version.ts';
import { accuracyCommand } from './accuracy/command.ts';
import { agreeCommand } from './agree/command.ts';
import { analyseCommand } from './analyse/command.ts';
import { examples, type Frame } from './command.ts';
import { compileLater } from './compile-later.ts';
import { controlsCommand } from './controls/command.ts';
import { corpusCommand } from './corpus/command.ts';
import { evaluateCommand } from './evaluate/command.ts';
import { exitCodeOf, type Failure, failureOf, usageFailure } from './failure.ts';
import { languagesCommand } from './languages/command.ts';
import { lintCommand } from './lint/command.ts';
import { lspCommand } from './lsp/command.ts';
import { mcpCommand } from './mcp/command.ts';
import { mineCommand } from './mine/command.ts';
import { modelCommand } from './model/command.ts';
import { useAddedPacks } from './pack/added.ts';
import { packCommand } from './pack/command.ts';
import { queueCommand } from './queue/command.ts';
import { reportCommand } from './report/command.ts';
import { rulesCommand } from './rules/command.ts';
import { serveCommand } from './serve/command.ts';
import { simplifyCommand } from './simplify/command.ts';
import { studyCommand } from './study/command.ts';
import { openTerminal, type Streams } from './terminal.ts';
import { tuneCommand } from './tune/command.ts';
import { verifyCommand } from './verify/command.ts';
import { wordsCommand } from './words/command.ts';
import { workerCommand } from './worker/command.ts';

/** In the order of the help. */
const COMMANDS = [
  serveCommand,
  mcpCommand,
  lspCommand,
  simplifyCommand,
  verifyCommand,
  lintCommand,
  rulesCommand,
  controlsCommand,
  tuneCommand,
  evaluateCommand,
  reportCommand,
  analyseCommand,
  accuracyCommand,
  languagesCommand,
  corpusCommand,
  wordsCommand,
  packCommand,
  modelCommand,
  agreeCommand,
  studyCommand,
  mineCommand,
  workerCommand,
  queueCommand,
];

/** Runs the command line and returns its exit code: 0 done, 1 failed work, 2 wrong call. */
export async function main(args: readonly string[], streams: Streams = process): Promise<number> {
  compileLater();
  useAddedPacks();
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  const terminal = openTerminal(streams, {
    json: options.includes('--json'),
    noColor: options.includes('--no-color'),
  });
  const frame: Frame = { terminal, exitCode: 0 };
  const program = commandLine(frame);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return frame.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (error.code === 'commander.help') return 2;
    }
    const failure: Failure =
      error instanceof CommanderError
        ? usageFailure(error, helpCall(program, options))
        : failureOf(error);
    terminal.fail(failure);
    return exitCodeOf(failure);
  } finally {
    terminal.close();
  }
}

/** The commands. Each imports its implementation only when called, so that `--help` stays fast. */
export function commandLine(frame: Frame): Command {
  const { terminal } = frame;
  const program = new Command('klartext')
    .description('Make text easier to read, in many languages, and measure how well that was done.')
    .version(packageVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .option('--no-color', 'no colours, even on a terminal')
    // Options after a subcommand belong to it: "words" and "words predict" both have options.
    .enablePositionalOptions()
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
    .addHelpText(
      'after',
      examples('simplify examples/en.txt', 'serve --open', 'languages', 'help simplify'),
    )
    .addHelpText('after', EXIT_CODES);

  for (const add of COMMANDS) add(program, frame);
  return program;
}

/** The call that shows the help for a command: "help simplify", "words help predict". */
function helpCall(program: Command, args: readonly string[]): string {
  const names: string[] = [];
  let command: Command | undefined = program;
  for (const arg of args.filter((each) => !each.startsWith('-'))) {
    command = command.commands.find((each) => [each.name(), ...each.aliases()].includes(arg));
    if (!command) break;
    names.push(command.name());
  }
  return [...names.slice(0, -1), 'help', ...names.slice(-1)].join(' ');
}

const EXIT_CODES = '\nExit codes: 0 done, 1 failed work or bad content, 2 wrong call.';
