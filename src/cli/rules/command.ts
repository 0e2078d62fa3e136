import { type Command, Option } from 'commander';
import { LEVELS } from '../../core/index.ts';
import { addCommand, examples, type Frame } from '../command.ts';

export function rulesCommand(program: Command, frame: Frame): void {
  const rules = addCommand(program, 'rules')
    .summary('check, trace, compare and document the rewrite rules')
    .description(
      'Tools for people who write rewrite rules: languages/*/rules/*.yaml.\n' +
        'src/simplify/rewrite/README.md explains how rules are written.',
    );
  addCommand(rules, 'check')
    .summary('compile the rules and run every example')
    .description(
      'Exits with 1 if the result of an example differs from the one written in the rule.',
    )
    .option('-l, --language <id>', 'one language (default: all that have rules)')
    .option('--rule <id>', 'only rules whose id begins with this')
    .addHelpText('after', examples('rules check', 'rules check -l en --rule relative-clause'))
    .action(async (options) => {
      const { checkRules } = await import('./check.ts');
      frame.exitCode = await checkRules(options, frame.terminal);
    });
  addCommand(rules, 'trace [text...]')
    .summary('show what the rules did to a sentence, and why they did no more')
    .description('Takes the text from the command line or from standard input.')
    .requiredOption('-l, --language <id>', 'language of the text')
    .addOption(level())
    .addOption(
      new Option('--strength <name>', 'how much to change')
        .choices(['careful', 'balanced', 'strong'])
        .default('balanced'),
    )
    .option('--why-not <id>', 'try only this rule, whatever the level')
    .addHelpText(
      'after',
      examples(
        'rules trace -l en "The bridge, which was built in 1920, is closed."',
        'rules trace -l en --why-not apposition.name "She met Ann, a doctor."',
      ),
    )
    .action(async (text: string[], options) => {
      const { traceRules } = await import('./trace.ts');
      frame.exitCode = await traceRules(text, options, frame.terminal);
    });
  addCommand(rules, 'diff <file...>')
    .summary('list the edits that are new, missing or changed since a revision')
    .requiredOption('-l, --language <id>', 'language of the files')
    .requiredOption('--against <revision>', 'a revision of this repository')
    .addOption(level())
    .addHelpText('after', examples('rules diff -l en --against main letters/*.md > diff.md'))
    .action(async (files: string[], options) => {
      const { diffRules } = await import('./diff.ts');
      frame.exitCode = await diffRules(files, options, frame.terminal);
    });
  addCommand(rules, 'docs')
    .summary('write one page for each construct')
    .option('-l, --language <id>', 'one language (default: all that have rules)')
    .requiredOption('--out <folder>', 'folder for the pages')
    .addHelpText('after', examples('rules docs --out rule-pages'))
    .action(async (options) => {
      const { writeRuleDocs } = await import('./docs.ts');
      frame.exitCode = await writeRuleDocs(options, frame.terminal);
    });
  addCommand(rules, 'fit <treebank...>')
    .summary('compare the matches of patterns on gold trees and on parsed trees')
    .requiredOption('-l, --language <id>', 'language of the treebanks (CoNLL-U)')
    .option('--rule <id>', 'only rules whose id begins with this')
    .addHelpText('after', examples('rules fit -l en en_ewt-ud-dev.conllu'))
    .action(async (files: string[], options) => {
      const { fitRules } = await import('./fit.ts');
      frame.exitCode = await fitRules(files, options, frame.terminal);
    });
}

const level = () =>
  new Option('--level <level>', 'language level of the reader').choices([...LEVELS]).default('B1');
