import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';
import { wholeNumber } from '../option-values.ts';

export function evaluateCommand(program: Command, frame: Frame): void {
  addCommand(program, 'evaluate')
    .summary('score simplification systems, with a signature for each score')
    .description(
      'Scores one or more systems against sources and references, one item per line in every file.\n' +
        'Prints each score with its signature: the settings needed to reproduce it.',
    )
    .option('--source <file>', 'original sentences')
    .option('--references <file...>', 'reference simplifications, one file per reference')
    .option(
      '--corpus <id>',
      'use the sources and references of a corpus (see klartext corpus list)',
    )
    .option('--split <name>', 'split of the corpus: train, dev or test')
    .option('--mirror <folder>', 'folder with corpora, instead of your store')
    .option('--output <name=file...>', 'outputs of a system; - reads standard input')
    .option('--metrics <names>', 'metrics separated by commas (default: sari,bleu and readability)')
    .option('-l, --language <id>', 'language of the texts (default: detected from the source)')
    .option('--tokenizer <name>', 'tokenizer (default: that of the language, usually 13a)')
    .option('--lowercase', 'ignore case')
    .option('--punkt <file>', 'Punkt parameters, to split sentences as for published FKGL scores')
    .option('--documents', 'items are documents, separated by empty lines')
    .option('--baselines <names>', 'baselines to score as well: identity,truncation, …')
    .option('--intervals', '95% bootstrap intervals')
    .option('--compare <name>', 'test the other systems against this one')
    .option('--seed <number>', 'seed of intervals and tests', (given) =>
      wholeNumber('--seed', given),
    )
    .option('--encoder <model>', 'model for BERTScore: a folder, or a pulled model')
    .option('--idf', 'BERTScore: give rare tokens more weight')
    .option('--rescale', "BERTScore: rescale by the model's baseline")
    .option('--signature <signature>', 'use the settings of an earlier score')
    .option(
      '--against <file>',
      'also show earlier results (--json), and whether they are comparable',
    )
    .option('--format <name>', 'write a table as markdown, latex or csv')
    .option('--list', 'list the metrics')
    .option('--queue <url>', 'leave the work to klartext worker: postgres://…, or a folder')
    .option('--store <url>', 'storage for batches and results; all workers must reach it')
    .addHelpText(
      'after',
      examples(
        'evaluate --source test.orig --references test.simp.* --output ours=ours.txt',
        'evaluate --source s.txt --references r.txt --output a=a.txt b=b.txt --compare a',
        'evaluate … --metrics sari,bleu,fkgl --lowercase --intervals --format latex',
        'evaluate … --signature "sari|del:f1|agg:easse|tok:13a|case:lc|lang:en|refs:8|v:1"',
        'evaluate --corpus turkcorpus --split test --output ours=ours.txt --baselines identity',
        'evaluate --list',
      ),
    )
    .action(async (options) => {
      if (options.queue) {
        const { evaluateQueued } = await import('../queue/batches.ts');
        frame.exitCode = await evaluateQueued(options, frame.terminal);
        return;
      }
      const { evaluate } = await import('./evaluate.ts');
      frame.exitCode = await evaluate(options, frame.terminal);
    });
}
