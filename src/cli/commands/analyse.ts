import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function analyseCommand(program: Command, frame: Frame): void {
  addCommand(program, 'analyse [file...]')
    .alias('analyze')
    .summary('show sentences, tags, trees, frequencies and hard words of a text')
    .description(
      'Shows what a text is made of: sentences, words with part of speech, lemma and features,\n' +
        'dependency trees, word frequencies and hard words. Reads files, or standard input.',
    )
    .option('-l, --language <id>', 'language of the text (default: detected from the text)')
    .option('--accurate', 'the accurate analyser: slower, and --json has probabilities')
    .addOption(new Option('--conllu', 'write CoNLL-U').conflicts('json'))
    .addOption(
      new Option('--only <part>', 'one part of the output')
        .choices(['tokens', 'tree', 'summary'])
        .conflicts(['json', 'conllu']),
    )
    .option(
      '--hard-below <zipf>',
      'content words under this Zipf value are hard (default: as "klartext words")',
    )
    .addHelpText(
      'after',
      examples(
        'analyse examples/en.txt',
        'analyse letter.txt --only summary',
        'analyse examples/*.txt --json > analysed.json',
        'analyse --language es --conllu < aviso.txt',
      ),
    )
    .action(async (files: string[], options) => {
      const { analyse } = await import('../analyse.ts');
      frame.exitCode = await analyse(files, options, frame.terminal);
    });
}
