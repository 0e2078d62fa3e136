import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function mineCommand(program: Command, frame: Frame): void {
  addCommand(program, 'mine <folder>')
    .summary('mine paraphrases and sentence splits from raw text')
    .description(
      'Finds sequences of sentences in different documents that mean the same: training data for\n' +
        'simplification in any language (MUSS). Reads .txt, .jsonl, .wet, .warc and .parquet, also\n' +
        'compressed with gzip or zstd. Uses all cores, and with --queue also other machines. If it\n' +
        'is interrupted, run the same command again to resume.',
    )
    .requiredOption(
      '-l, --language <id>',
      'language of the text; documents in other languages are skipped',
    )
    .requiredOption('-o, --out <folder>', 'folder for the pairs and the summary')
    .addOption(
      new Option('--documents <unit>', 'what counts as one document in plain text')
        .choices(['file', 'paragraph', 'line'])
        .default('file'),
    )
    .option('--encoder <model>', 'folder of an ONNX sentence encoder, or a pulled model')
    .option('--distance <number>', 'greatest squared distance (default: set with planted pairs)')
    .option(
      '--margin <number>',
      "greatest ratio to the neighbours' mean distance (default: likewise)",
    )
    .option('--improbable <share>', 'share of the least probable sequences to drop', '0.1')
    .option('--probes <number>', 'number of cells to search for each sequence', '16')
    .option(
      '--confidence <number>',
      'least confidence of language detection; 0 accepts all text',
      '0.5',
    )
    .option('--no-splits', 'do not search for sentences split into several')
    .option(
      '--simplifications <share>',
      'keep this share of all pairs, the simplest, including near-copies',
    )
    .option('--reference <corpus>', 'corpus to plot beside the mined pairs')
    .option('--mirror <folder>', 'folder with corpora, instead of your store')
    .option('--protect <file...>', 'texts, one per line, that must not occur in any pair')
    .option(
      '--workers <number>',
      'number of workers to start here (default: one per core, 0 with --queue)',
    )
    .option(
      '--queue <url>',
      'share the work through postgres://USER:PASSWORD@HOST/DATABASE, or a folder',
    )
    .option(
      '--store <url>',
      'storage for shards: a folder or s3://BUCKET/PREFIX (default: OUT/work)',
    )
    .option(
      '--lease <seconds>',
      'time after which another worker takes over the work of a silent one',
      '60',
    )
    .option('--shard-size <number>', 'number of sequences per job', '50000')
    .option('--seed <number>', 'seed for sampling', '1')
    .addHelpText(
      'after',
      examples(
        'mine crawl/ --language fr --out mined/',
        'mine news/ --language en --documents line --out mined/ --reference asset',
        'mine crawl/ --language es --out mined/ --queue postgres://me@db/klartext',
      ),
    )
    .action(async (folder: string, options) => {
      const { mine } = await import('./mine.ts');
      frame.exitCode = await mine(folder, options, frame.terminal);
    });
}
