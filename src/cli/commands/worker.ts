import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function workerCommand(program: Command, frame: Frame): void {
  addCommand(program, 'worker')
    .summary('process the jobs of a queue: mining, batches')
    .description(
      'Takes work from a queue and does it until it is stopped: start one per core, on as many\n' +
        'machines as you like. Work is done at least once and counts exactly once. A first Ctrl-C\n' +
        'lets it finish what it does, a second ends it; nothing is lost either way.',
    )
    .requiredOption('--queue <url>', 'postgres://USER:PASSWORD@HOST/DATABASE, or a folder')
    .option('--lease <seconds>', 'after which a silent worker loses its work to another', '60')
    .option('--poll <seconds>', 'between two looks at an empty queue', '0.5')
    .option('--patience <seconds>', 'a queue may be out of reach', '300')
    .option('--idle <seconds>', 'end when there was nothing to do for so long')
    .addHelpText(
      'after',
      examples(
        'worker --queue postgres://me@db/klartext',
        'worker --queue OUT/work/queue --idle 10',
      ),
    )
    .action(async (options) => {
      const { worker } = await import('../queue/worker.ts');
      frame.exitCode = await worker(options, frame.terminal);
    });
}
