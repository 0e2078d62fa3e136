import { type Command, Option } from 'commander';
import { addCommand, examples, type Frame } from '../command.ts';

export function lintCommand(program: Command, frame: Frame): void {
  addCommand(program, 'lint [file...]')
    .summary('check texts against a guideline for easy language')
    .description(
      'Checks texts against a guideline profile: long sentences, hard words, passives, negations,\n' +
        'numbers, abbreviations and more, each with its position and advice. Reads files, or\n' +
        'standard input. Exits with 1 if a finding reaches the severity of --fail-on.',
    )
    .option(
      '-p, --profile <name>',
      'falc, sew, plain, einfache-sprache, or a JSON file (default: plain, or as in .klartextrc)',
    )
    .option('-l, --language <id>', 'language of the text (default: detected from the text)')
    .addOption(
      new Option('--from <format>', 'format of the text (default: by the extension)').choices([
        'text',
        'markdown',
        'html',
      ]),
    )
    .addOption(
      new Option('-f, --format <format>', 'output format')
        .choices(['text', 'json', 'jsonl', 'sarif', 'github'])
        .default('text'),
    )
    .addOption(
      new Option('--fail-on <severity>', 'lowest severity that sets the exit code to 1')
        .choices(['error', 'warning', 'note', 'never'])
        .default('error'),
    )
    .option('--fix', 'rewrite the files where klartext simplify can fix a finding; print the rest')
    .option('--config <file>', 'settings file (default: the nearest .klartextrc above each file)')
    .option('--no-config', 'ignore .klartextrc')
    .option('--only <rules>', 'apply only these rules, separated by commas')
    .option('--rules', 'list the rules and their settings in the profile')
    .addHelpText(
      'after',
      examples(
        'lint letter.md --profile plain',
        'lint docs/*.md --profile falc --format github --fail-on warning',
        'lint text.txt --format sarif > findings.sarif',
        'lint letters/*.md --fix',
        'lint --rules --profile einfache-sprache',
      ),
    )
    .action(async (files: string[], options) => {
      const { lintFiles } = await import('./lint.ts');
      frame.exitCode = await lintFiles(files, options, frame.terminal);
    });
}
