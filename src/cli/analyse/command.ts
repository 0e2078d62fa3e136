import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function analyseCommand(program: Command, frame: Frame): void {
  addCommand(program, 'analyse [file...]')
    .alias('analyze')
    .summary('show the sentences, tags, trees, frequencies and hard words of a text')
    .description(
      'Analyses a text: sentences, words with part of speech, lemma and features,\n' +
        'dependency trees, word frequencies and hard words. Reads files, or standard input.',
    )
    .option('-l, --language <id>', 'language of the text (default: detected from the text)')
    .option('--accurate', 'use the accurate analyser: slower, adds probabilities to --json')
    .addOption(new Option('--conllu', 'write CoNLL-U').conflicts(['json', 'jsonl']))
    .addOption(
      new Option(
        '--jsonl',
        'write each sentence as a line of JSON, as soon as it is analysed',
      ).conflicts('json'),
    )
    .addOption(
      new Option('--only <part>', 'print only one part')
        .choices(['tokens', 'tree', 'summary'])
        .conflicts(['json', 'conllu', 'jsonl']),
    )
    .option(
      '--hard-below <zipf>',
      'content words below this Zipf value are hard (default: same as "klartext words")',
    )
    .addHelpText(
      'after',
      examples(
        'analyse examples/en.txt',
        'analyse letter.txt --only summary',
        'analyse examples/*.txt --json > analysed.json',
        'analyse corpus.txt --jsonl | head',
        'analyse --language es --conllu < aviso.txt',
      ),
    )
    .action(async (files: string[], options) => {
      const { analyse } = await import('./analyse.ts');
      frame.exitCode = await analyse(files, options, frame.terminal);
    });
}
