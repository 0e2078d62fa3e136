import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function serveCommand(program: Command, frame: Frame): void {
  addCommand(program, 'serve')
    .summary('the workbench: a web editor for easy-to-read text')
    .description(
      'Starts the workbench and its HTTP API, and prints the address when it is ready. Nobody but\n' +
        'you can reach it unless you name another host; then everyone needs a token. Documents are\n' +
        'kept in a file on this machine. Nothing leaves it.',
    )
    .option('-p, --port <number>', 'port; 0 takes any free one', '8088')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)')
    .option('--token <text>', 'token that is asked for (default: $KLARTEXT_TOKEN, or made up)')
    .option('--allow-host <name...>', 'further names that the server goes by, behind a proxy')
    .option('--database <file>', 'where documents are kept (default: in your data folder)')
    .option('--open', 'open the page in the browser')
    .addHelpText(
      'after',
      examples(
        'serve',
        'serve --port 0 --open',
        'serve --host 0.0.0.0 --allow-host klartext.example.org',
      ),
    )
    .action(async (options) => {
      const { serveWorkbench } = await import('../serve/serve.ts');
      frame.exitCode = await serveWorkbench(options, frame.terminal);
    });
}
