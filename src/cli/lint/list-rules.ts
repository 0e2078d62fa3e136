import { type GuidelineProfile, lintRules } from '../../simplify/lint/index.ts';
import { drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** `klartext lint --rules`: all rules, and their settings in a profile. */
export function listRules(profile: GuidelineProfile, terminal: Terminal): number {
  const rows = lintRules.names().map((name) => {
    const use = profile.rules.get(name);
    const settings = Object.entries(use?.settings ?? {}).map(([key, value]) => `${key} ${value}`);
    return {
      name,
      severity: use?.severity ?? 'off',
      settings,
      summary: lintRules.get(name).summary,
    };
  });
  if (terminal.json) {
    terminal.writeJson(
      rows.map(({ settings: _, ...row }) => ({
        ...row,
        settings: profile.rules.get(row.name)?.settings ?? {},
      })),
    );
    return 0;
  }
  const columns = [
    ...['rule', 'severity', 'settings'].map((title) => ({ title })),
    { title: 'finds', whole: true },
  ];
  const cells = rows.map(({ name, severity, settings, summary }) =>
    [name, severity, settings.join(', '), summary].map((text) => ({ text })),
  );
  terminal.write(`${profile.title}\n${drawTable(columns, cells, terminal.columns).join('\n')}\n`);
  for (const source of profile.citation) terminal.write(`${source}\n`);
  return 0;
}
