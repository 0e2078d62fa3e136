import { type Command, Option } from 'commander';
import { LEVELS } from '../../core/index.ts';
import { addCommand, examples, type Frame } from '../command.ts';
import { withModel } from '../models/options.ts';

/** Commands for single words; each adds itself to the group. */
export function wordsCommand(program: Command, frame: Frame): void {
  const words = addCommand(program, 'words [text...]')
    .summary('find hard words and suggest simpler ones; predict and score substitutes')
    .description(
      'Finds the hard words of a text and suggests simpler ones that fit its grammar. Takes a file,\n' +
        'standard input or the text itself.',
    )
    .helpCommand('help [command]', 'show help for a subcommand')
    // Options after a subcommand belong to it.
    .enablePositionalOptions()
    .option('-l, --language <id>', 'language of the text (default: detected from the text)')
    .addOption(PACKS())
    .addOption(new Option('--level <level>', 'language level of the reader').choices([...LEVELS]))
    .option('--audience <name>', 'who the readers are: learner, child …')
    .option('--most <number>', 'suggestions for each word (default: 5)')
    .option('--protect <words>', 'words that must be kept, separated by commas')
    .option('--known <words>', 'words the reader knows, separated by commas')
    .option('--explain', 'show sources and scores, and why a candidate was dropped')
    .addHelpText(
      'after',
      examples(
        'words examples/en.txt',
        'words "The measure is compulsory." --explain',
        'words predict --language en sentences.tsv',
        'words score --gold gold.tsv --predictions mine.tsv',
      ),
    )
    .action(async (text: string[], options) => {
      const { hardWordsOf } = await import('./hard.ts');
      frame.exitCode = await hardWordsOf(text, options, frame.terminal);
    });
  addPredict(words, frame);
  addScore(words, frame);
}

const PACKS = () =>
  new Option('--packs <which>', 'use the packs you added or pulled, or none')
    .choices(['all', 'none'])
    .default('all');

function addPredict(words: Command, frame: Frame): void {
  const command = addCommand(words, 'predict [file]')
    .summary('predict substitutes for the word of each line, in the TSAR-2022 format')
    .description(
      'Reads lines that contain a sentence, a tab and a word of the sentence. Adds up to ten\n' +
        'substitutes to each, best first, separated by tabs: the format that "words score" reads.',
    )
    .requiredOption('-l, --language <id>', 'language of the sentences')
    .addOption(PACKS())
    .option('-e, --engine <name>', 'default (our lexicons), lsbert, llm', 'default')
    .addHelpText(
      'after',
      examples(
        'words predict --language en tsar2022_en_test_none.tsv > mine.tsv',
        'words predict --language es --packs none frases.tsv',
        'words predict --language en --engine lsbert --model bert-base-onnx words.tsv',
      ),
    );
  withModel(command, ['lsbert', 'llm']).action(async (file: string | undefined, options) => {
    const { predictWords } = await import('./predict.ts');
    frame.exitCode = await predictWords(file, options, frame.terminal);
  });
}

function addScore(words: Command, frame: Frame): void {
  addCommand(words, 'score')
    .summary('score predicted substitutes as TSAR-2022 does')
    .description(
      'Scores substitutes for complex words against gold annotations with the metrics of the\n' +
        'TSAR-2022 shared task. Each line of both files is a sentence, the complex word and\n' +
        'substitutes, separated by tabs. Scores are truncated to four decimals, as the official\n' +
        'evaluator prints them; --json prints all digits.',
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
      const { scoreWords } = await import('./score.ts');
      frame.exitCode = await scoreWords(options, frame.terminal);
    });
}
