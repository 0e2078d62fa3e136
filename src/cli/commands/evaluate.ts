import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';
import { wholeNumber } from '../option-values.ts';

export function evaluateCommand(program: Command, frame: Frame): void {
  addCommand(program, 'evaluate')
    .summary('score simplification systems, with a signature for each score')
    .description(
      'Scores one or more systems against sources and references, one item per line in every file.\n' +
        'Each score is printed with its signature: the choices another needs to repeat it.',
    )
    .option('--source <file>', 'original sentences')
    .option('--references <file...>', 'reference simplifications, a file for each reference')
    .option('--corpus <id>', 'sources and references of a corpus: see klartext corpus list')
    .option('--split <name>', 'train, dev or test of the corpus')
    .option('--mirror <folder>', 'where corpora are stored, if not in your store')
    .option('--output <name=file...>', 'outputs of a system; - is standard input')
    .option('--metrics <names>', 'metrics separated by commas (default: sari,bleu and readability)')
    .option('-l, --language <id>', 'language of the texts (default: detected from the source)')
    .option('--tokenizer <name>', "tokenizer (default: the language's, mostly 13a)")
    .option('--lowercase', 'ignore case')
    .option('--punkt <file>', 'parameters of Punkt, for the sentences of published FKGLs')
    .option('--documents', 'items are documents, separated by empty lines')
    .option('--baselines <names>', 'baselines to score as well: identity,truncation, …')
    .option('--intervals', '95% bootstrap intervals')
    .option('--compare <name>', 'test the other systems against this one')
    .option('--seed <number>', 'seed of intervals and tests', (given) =>
      wholeNumber('--seed', given),
    )
    .option('--encoder <model>', 'model for BERTScore: a folder, or one that was pulled')
    .option('--idf', 'BERTScore: weigh rare tokens more')
    .option('--rescale', "BERTScore: by the model's baseline")
    .option('--signature <signature>', 'repeat the choices of an earlier score')
    .option('--against <file>', 'show earlier results (--json) as well, and whether they compare')
    .option('--format <name>', 'write a table as markdown, latex or csv')
    .option('--list', 'list the metrics')
    .option('--queue <url>', 'hand the work to klartext worker: postgres://…, or a folder')
    .option('--store <url>', 'where batches and results are stored, visible to all workers')
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
      const { evaluate } = await import('../evaluate/evaluate.ts');
      frame.exitCode = await evaluate(options, frame.terminal);
    });
}
