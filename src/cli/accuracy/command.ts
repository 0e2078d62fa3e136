import type { Command } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function accuracyCommand(program: Command, frame: Frame): void {
  addCommand(program, 'accuracy')
    .summary('measure the accuracy of the analysis against a treebank')
    .description(
      'Tags and parses the words of CoNLL-U treebanks and prints the percentage of words whose part\n' +
        'of speech, lemma, head (UAS), and head with relation (LAS) are correct.',
    )
    .requiredOption('-l, --language <id>', 'language of the treebank')
    .requiredOption('--conllu <file...>', 'treebanks with gold annotation')
    .option('--accurate', 'measure the accurate analyser instead of the fast one')
    .addHelpText(
      'after',
      examples(
        'accuracy --language en --conllu en_ewt-ud-test.conllu',
        'accuracy --language fr --conllu fr_*.conllu --json',
      ),
    )
    .action(async (options) => {
      const { accuracy } = await import('./accuracy.ts');
      frame.exitCode = await accuracy(options, frame.terminal);
    });
}
