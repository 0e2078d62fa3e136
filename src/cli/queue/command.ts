import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

const QUEUE = ['--queue <url>', 'postgres://USER:PASSWORD@HOST/DATABASE, or a folder'] as const;

export function queueCommand(program: Command, frame: Frame): void {
  const queue = program
    .command('queue')
    .helpOption('-h, --help', 'show help')
    .summary('manage a queue: status, retry, cancel')
    .description('Shows and manages a queue that klartext mine, simplify or evaluate use.')
    .addHelpText(
      'after',
      examples(
        'queue status --queue postgres://me@db/klartext',
        'queue retry --queue OUT/work/queue',
        'queue cancel --queue postgres://me@db/klartext NAME',
      ),
    );
  addCommand(queue, 'status')
    .summary('show stages, throughput, and failures with reasons')
    .requiredOption(...QUEUE)
    .action(async (options) => {
      const { queueStatus } = await import('./queue.ts');
      frame.exitCode = await queueStatus(options, frame.terminal);
    });
  for (const change of ['retry', 'cancel'] as const) {
    addCommand(queue, `${change} [names...]`)
      .summary(change === 'retry' ? 'requeue failed work' : 'remove unfinished work from the queue')
      .requiredOption(...QUEUE)
      .action(async (names: string[], options) => {
        const { queueChange } = await import('./queue.ts');
        frame.exitCode = await queueChange(change, names, options, frame.terminal);
      });
  }
}
