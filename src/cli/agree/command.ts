import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function agreeCommand(program: Command, frame: Frame): void {
  addCommand(program, 'agree [file...]')
    .summary('measure the agreement of human raters and compare systems by their ratings')
    .description(
      'Reads human ratings (CSV, TSV or JSON lines; one row per rating, with item, rater and value,\n' +
        'and optionally system and dimension) and shows agreement, means with intervals, each\n' +
        'rater’s bias and how dimensions correlate. Values that are words, such as A, B and\n' +
        'similar, are preferences and are tested with the binomial test.',
    )
    .option('--item <column>', 'column with the item (default: found by its usual names)')
    .option('--rater <column>', 'column with the rater')
    .option('--system <column>', 'column with the system')
    .option('--dimension <column>', 'column with the rated dimension: fluency, meaning, …')
    .option('--value <column...>', 'column with the rating; each of several columns is a dimension')
    .option('--where <column=value...>', 'use only rows with this value')
    .option('--labels', 'treat values as labels even if they look like numbers')
    .option('--z-scores', 'convert each rater’s ratings to z-scores first')
    .option('--metrics <file>', 'scores of metrics for the same items, to correlate with ratings')
    .option('--bins <count>', 'number of categories for the two simulated raters', '5')
    .option('--seed <number>', 'random seed', '12345')
    .addHelpText(
      'after',
      examples(
        'agree ratings.csv',
        'agree human_ratings.csv --item original_sentence_id --json',
        'agree ratings.csv --value simplicity meaning --rater rater --item pair',
        'agree ratings.csv --metrics scores.csv --where test_set=asset',
      ),
    )
    .action(async (files: string[], options) => {
      const { agree } = await import('./agree.ts');
      frame.exitCode = await agree(files, options, frame.terminal);
    });
}
