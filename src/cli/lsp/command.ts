import { type Command, Option } from 'commander';
import { withPackages } from '../../core/optional-packages.ts';
import { addCommand, examples, type Frame } from '../command.ts';

export function lspCommand(program: Command, frame: Frame): void {
  addCommand(program, 'lsp')
    .summary('check texts while they are written in an editor')
    .description(
      'Serves editors over standard input and output with the Language Server Protocol: findings of\n' +
        'a guideline, fixes, explanations, and "Simplify this sentence". An editor starts this\n' +
        'command; docs/editors.md explains the setup.',
    )
    // Some clients add these on their own.
    .addOption(new Option('--stdio').hideHelp())
    .addOption(new Option('--clientProcessId <id>').hideHelp())
    .addHelpText('after', examples('lsp'))
    .action(async () => {
      const { serveLsp } = await withPackages(
        ['vscode-languageserver', 'vscode-languageserver-textdocument'],
        'The language server',
        () => import('./serve.ts'),
      );
      frame.exitCode = await serveLsp(frame.terminal);
    });
}
