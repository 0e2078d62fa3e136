import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRuleFiles } from '../../simplify/rewrite/rule-files.ts';
import { compileRules, type SourceRule } from '../../simplify/rewrite/rules.ts';
import type { Terminal } from '../terminal.ts';
import { languagesWithRules } from './check.ts';

/** `klartext rules docs`: one page per construct, with the rules of all languages. */
export async function writeRuleDocs(
  { language, out }: { readonly language?: string; readonly out: string },
  terminal: Terminal,
): Promise<number> {
  const pages = new Map<string, string[]>();
  for (const id of languagesWithRules(language)) {
    for (const source of compileRules(readRuleFiles(id)).sources) {
      const { construct, operation } = source.rule;
      if (operation === 'repair') continue;
      pages.set(construct, [...(pages.get(construct) ?? []), section(id, source)]);
    }
  }
  mkdirSync(out, { recursive: true });
  for (const [construct, sections] of pages) {
    const title = construct.replaceAll('-', ' ');
    const text = `# ${title[0].toUpperCase()}${title.slice(1)}\n\n${sections.join('\n')}`;
    writeFileSync(join(out, `${construct}.md`), text);
  }
  terminal.notice(`${pages.size} pages in ${out}\n`);
  return 0;
}

function section(language: string, { rule, place, examples }: SourceRule): string {
  const status = rule.status === 'on' ? '' : ` Status: ${rule.status}.`;
  const changes = Object.entries(examples.change).map(([from, to]) => `- ${from}\n  → ${to}`);
  const stays = examples.stay.map(
    ({ in: text, by }) => `- ${text} (kept by ${[by].flat().join(' or ')})`,
  );
  const guards = rule.guards.map(({ because }) => `- ${because}`);
  return [
    `## ${rule.id} (${language})\n`,
    `${rule.message} (${rule.operation}, \`${place}\`)${status}\n`,
    ...changes,
    ...(guards.length > 0 ? ['\nNot where', ...guards] : []),
    '\nLeft unchanged:',
    ...stays,
    '',
  ].join('\n');
}
