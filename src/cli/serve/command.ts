import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function serveCommand(program: Command, frame: Frame): void {
  addCommand(program, 'serve')
    .summary('start the workbench, a web editor for easy-to-read text')
    .description(
      'Starts the workbench and its HTTP API, and prints the address when it is ready. Only you\n' +
        'can reach it unless you name another host; then every user needs a token. Documents are\n' +
        'kept in a file on this machine. No text leaves it unless you choose a remote model.',
    )
    .option('-p, --port <number>', 'port; 0 takes any free one', '8088')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)')
    .option(
      '--token <text>',
      'token that users must give (default: $KLARTEXT_TOKEN, or a random one)',
    )
    .option('--allow-host <name...>', 'further host names of the server, behind a proxy')
    .option('--database <file>', 'where documents are kept (default: in your data folder)')
    .option('--workers <number>', 'threads for texts (default: one per core, from 2 to 8)')
    .option('--allow-origin <origin...>', 'sites whose pages may call the API')
    .option('--rate-limit <number>', 'API calls that an address may make per minute')
    .option('--trust-proxy', 'read the address of a caller from X-Forwarded-For')
    .option('--open', 'open the page in the browser')
    .option('--model <name>', 'language model that editors may ask for candidates')
    .option('--base-url <url>', 'its address: a server with the OpenAI protocol')
    .option('--provider <name>', 'or its provider: anthropic, google, mistral, openai, llama')
    .option('--key-variable <name>', 'environment variable with its key (KLARTEXT_API_KEY)')
    .addHelpText(
      'after',
      examples(
        'serve',
        'serve --port 0 --open',
        'serve --model llama3.2 --base-url http://127.0.0.1:11434/v1',
        'serve --host 0.0.0.0 --allow-host klartext.example.org',
      ),
    )
    .action(async (options) => {
      const { serveWorkbench } = await import('./serve.ts');
      frame.exitCode = await serveWorkbench(options, frame.terminal);
    });
}
