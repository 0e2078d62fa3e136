import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function mineCommand(program: Command, frame: Frame): void {
  addCommand(program, 'mine <folder>')
    .summary('mine paraphrases and sentence splits from raw text')
    .description(
      'Finds sequences of sentences that say the same in different documents: training data for\n' +
        'simplification in any language (MUSS). Reads .txt, .jsonl, .wet, .warc and .parquet, packed\n' +
        'with gzip or zstd or not. Uses all cores; with --queue also other machines. Stopped, the\n' +
        'same command resumes where it stopped.',
    )
    .requiredOption('-l, --language <id>', 'language of the text; other documents are left out')
    .requiredOption('-o, --out <folder>', 'where pairs and the summary go')
    .addOption(
      new Option('--documents <unit>', 'what is one document in a plain text')
        .choices(['file', 'paragraph', 'line'])
        .default('file'),
    )
    .option('--encoder <model>', 'folder of an ONNX sentence encoder, or a pulled model')
    .option('--distance <number>', 'most squared distance (default: found by planted pairs)')
    .option('--margin <number>', "most share of the neighbours' mean distance (default: the same)")
    .option('--improbable <share>', 'least probable sequences to drop', '0.1')
    .option('--probes <number>', 'cells to look into for each sequence', '16')
    .option('--confidence <number>', 'how sure the language must be; 0 takes all text', '0.5')
    .option('--no-splits', 'no search for sentences split into several')
    .option('--simplifications <share>', 'keep the simplest share of all pairs, near-copies too')
    .option('--reference <corpus>', 'corpus whose densities are drawn beside the mined ones')
    .option('--mirror <folder>', 'where corpora are stored, if not in your store')
    .option('--protect <file...>', 'texts, one per line, that must not come out in a pair')
    .option('--workers <number>', 'workers to start here (default: one per core, 0 with --queue)')
    .option('--queue <url>', 'let others help: postgres://USER:PASSWORD@HOST/DATABASE, or a folder')
    .option('--store <url>', 'where shards go: a folder or s3://BUCKET/PREFIX (default: OUT/work)')
    .option('--lease <seconds>', 'after which a silent worker loses its work to another', '60')
    .option('--shard-size <number>', 'sequences in a piece of work', '50000')
    .option('--seed <number>', 'seed of sampling', '1')
    .addHelpText(
      'after',
      examples(
        'mine crawl/ --language fr --out mined/',
        'mine news/ --language en --documents line --out mined/ --reference asset',
        'mine crawl/ --language es --out mined/ --queue postgres://me@db/klartext',
      ),
    )
    .action(async (folder: string, options) => {
      const { mine } = await import('../mine/mine.ts');
      frame.exitCode = await mine(folder, options, frame.terminal);
    });
}
