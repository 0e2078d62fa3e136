import type { Command } from 'commander';
import { withPackages } from '../../core/optional-packages.ts';
import { addCommand, examples, type Frame } from '../command.ts';

export function mcpCommand(program: Command, frame: Frame): void {
  addCommand(program, 'mcp')
    .summary('offer the calls of the API as tools for language models')
    .description(
      'Serves the calls of the HTTP API (analyse, simplify, candidates, words, compare, evaluate)\n' +
        'as tools over standard input and output, with the Model Context Protocol. A program that\n' +
        'supports it starts this command; you do not need to.',
    )
    .addHelpText('after', examples('mcp'))
    .action(async () => {
      const { serveMcp } = await withPackages(
        ['@modelcontextprotocol/server'],
        'The Model Context Protocol',
        () => import('../../server/mcp.ts'),
      );
      await serveMcp();
      frame.exitCode = 0;
    });
}
