import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

/** Commands about single words; each adds itself to the group. */
export function wordsCommand(program: Command, frame: Frame): void {
  const words = program
    .command('words')
    .summary('simpler words: scores of predicted substitutes')
    .description('Works on single words and what could stand in their place.')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a subcommand')
    .addHelpText('after', examples('words score --gold gold.tsv --predictions mine.tsv'));
  addScore(words, frame);
}

function addScore(words: Command, frame: Frame): void {
  addCommand(words, 'score')
    .summary('scores predicted substitutes as TSAR-2022 does')
    .description(
      'Scores substitutes for complex words against gold annotations with the metrics of the\n' +
        'TSAR-2022 shared task. Each line of both files is a sentence, the complex word and\n' +
        'substitutes, with tabs between. Scores are cut to four decimals, as the official\n' +
        'evaluator prints them; --json has all digits.',
    )
    .requiredOption('--gold <file>', 'gold annotations, one cell per annotator')
    .requiredOption('--predictions <file>', 'predicted substitutes, best first')
    .addHelpText(
      'after',
      examples(
        'words score --gold tsar2022_en_test_gold.tsv --predictions mine.tsv',
        'words score --gold gold.tsv --predictions mine.tsv --json',
      ),
    )
    .action(async (options) => {
      const { scoreWords } = await import('../words/score.ts');
      frame.exitCode = await scoreWords(options, frame.terminal);
    });
}
