import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function workerCommand(program: Command, frame: Frame): void {
  addCommand(program, 'worker')
    .summary('process the jobs of a queue: mining, batches')
    .description(
      'Takes jobs from a queue and does them until you stop it: start one per core, on as many\n' +
        'machines as you like. Jobs are done at least once and counted exactly once. The first\n' +
        'Ctrl-C lets it finish its current job, the second stops it at once; neither loses work.',
    )
    .requiredOption('--queue <url>', 'postgres://USER:PASSWORD@HOST/DATABASE, or a folder')
    .option(
      '--lease <seconds>',
      'time after which another worker takes over the work of a silent one',
      '60',
    )
    .option('--poll <seconds>', 'pause before polling an empty queue again', '0.5')
    .option('--patience <seconds>', 'how long the queue may be unreachable', '300')
    .option('--idle <seconds>', 'stop after this long without work')
    .addHelpText(
      'after',
      examples(
        'worker --queue postgres://me@db/klartext',
        'worker --queue OUT/work/queue --idle 10',
      ),
    )
    .action(async (options) => {
      const { worker } = await import('./worker.ts');
      frame.exitCode = await worker(options, frame.terminal);
    });
}
