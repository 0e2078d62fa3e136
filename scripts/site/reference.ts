import type { Command } from 'commander';
import { commandLine } from '../../src/cli/main.ts';
import { openTerminal } from '../../src/cli/terminal.ts';
import { metricGroups } from '../../src/evaluate/metrics/index.ts';
import { shippedGuidelines } from '../../src/klartext/guidelines.ts';
import { lintRules } from '../../src/simplify/lint/index.ts';
import { REFERENCE } from './pages.ts';

/** The pages that are made from code, by the path that others link to. */
export function referencePages(): ReadonlyMap<string, string> {
  return new Map([
    [REFERENCE.commands, commands()],
    [REFERENCE.metrics, metrics()],
    [REFERENCE.rules, rules()],
  ]);
}

/** The help of every command and subcommand. */
function commands(): string {
  const quiet = { ...process, env: { COLUMNS: '92', NO_COLOR: '1' } };
  const terminal = openTerminal(quiet, { json: false, noColor: true });
  const program = commandLine({ terminal, exitCode: 0 });
  terminal.close();
  const parts = [...walked(program)].map(({ command, name, depth }) => {
    const help = command.helpInformation().trimEnd();
    return `${'#'.repeat(depth + 1)} ${name}\n\n\`\`\`\n${help}\n\`\`\`\n`;
  });
  return `# Commands\n\nThe help of each command, as \`klartext help COMMAND\` prints it.\n\n${parts.join('\n')}`;
}

function* walked(
  parent: Command,
  name = 'klartext',
  depth = 1,
): Generator<{ command: Command; name: string; depth: number }> {
  for (const command of parent.commands) {
    const full = `${name} ${command.name()}`;
    yield { command, name: full, depth };
    yield* walked(command, full, depth + 1);
  }
}

function metrics(): string {
  const groups = Object.entries(metricGroups).map(([group, entries]) => {
    const rows = entries.map(
      ({ name, summary, better, needs }) =>
        `| \`${name}\` | ${better} | ${needs.join(', ')} | ${cell(summary)} |`,
    );
    return `## ${group}\n\n| metric | better | needs | measures |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Metrics\n\nThe metrics of \`klartext evaluate\`, as \`klartext evaluate --list\` prints them.\n\n${groups.join('\n')}`;
}

function rules(): string {
  const profiles = [...shippedGuidelines().values()];
  const rows = lintRules.names().map((name) => {
    const { summary, defaults } = lintRules.get(name);
    const settings = Object.entries(defaults).map(([key, value]) => `\`${key}\` ${value}`);
    const uses = profiles.map(({ rules: uses }) => uses.get(name)?.severity ?? '–');
    return `| \`${name}\` | ${cell(summary)} | ${cell(settings.join(', '))} | ${uses.join(' | ')} |`;
  });
  const titles = profiles.map(({ id }) => `\`${id}\``);
  return `# Lint rules\n\nThe rules of [klartext lint](../docs/lint.md), their settings with the defaults, and the severity that each profile gives them.\n\n| rule | finds | settings | ${titles.join(' | ')} |\n|---|---|---|${'---|'.repeat(titles.length)}\n${rows.join('\n')}\n`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');
