import { readFileSync } from 'node:fs';
import { KlartextError, type Level } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { levelProfile } from '../../simplify/profile/index.ts';
import { Rewriter, type TraceEvent } from '../../simplify/rewrite/driver.ts';
import { RuleSet, type Strength } from '../../simplify/rewrite/rule.ts';
import { readRuleFiles } from '../../simplify/rewrite/rule-files.ts';
import { compileRules, type SourceRule } from '../../simplify/rewrite/rules.ts';
import type { Terminal } from '../terminal.ts';
import { languagesWithRules } from './check.ts';
import { type Trace, traced } from './traced.ts';

export interface TraceOptions {
  readonly language: string;
  readonly level: Level;
  readonly strength: Strength;
  readonly whyNot?: string;
}

/** As many as fit on one screen. */
const MOST_STOPPED = 12;
const MOST_MISSED = 6;

/** `klartext rules trace`: what the rules did to a text, and what stopped those that almost applied. */
export async function traceRules(
  words: readonly string[],
  { language: asked, level, strength, whyNot }: TraceOptions,
  terminal: Terminal,
): Promise<number> {
  const text = words.length > 0 ? words.join(' ') : readFileSync(0, 'utf8');
  const [id] = languagesWithRules(asked);
  const { compiled, sources } = compileRules(readRuleFiles(id));
  if (whyNot !== undefined && !sources.some(({ rule }) => rule.id === whyNot)) {
    throw new KlartextError(
      'unknown-name',
      `There is no rule "${whyNot}".`,
      `Rules: ${sources.map(({ rule }) => rule.id).join(', ')}.`,
    );
  }
  const rewriter = new Rewriter(await loadLanguage(id), new RuleSet(compiled));
  const traces = traced(rewriter, text, {
    profile: levelProfile(level),
    strength,
    ...(whyNot && { only: whyNot }),
  });
  if (terminal.json) {
    terminal.writeJson(traces);
    return 0;
  }
  for (const trace of traces) terminal.write(drawn(trace, sources));
  return 0;
}

function drawn(trace: Trace, sources: readonly SourceRule[]): string {
  const { sentence, limits, rewritten, stopped, missed } = trace;
  const lines = [`- ${sentence}`];
  lines.push(`  ${limits.length === 0 ? 'all length limits are met' : limits.join('; ')}`);
  for (const { rule } of rewritten.steps) lines.push(`  applied ${rule.id}`);
  if (rewritten.steps.length > 0) lines.push(`+ ${rewritten.text}`);
  for (const { line, limits: left } of rewritten.broken) {
    const excess = left.map(({ kind, value, limit }) => `${value} ${kind}, limit ${limit}`);
    lines.push(`  still ${excess.join('; ')}: “${line.text}”`);
  }
  if (stopped.length > 0) lines.push('  stopped:');
  for (const event of stopped.slice(0, MOST_STOPPED)) lines.push(`    ${stoppedText(event)}`);
  if (missed.length > 0) lines.push('  closest patterns that did not match:');
  for (const event of missed.slice(0, MOST_MISSED)) {
    const source = sources.find(({ rule }) => rule.id === event.rule.id);
    const [failed, all] = event.step ?? [0, 0];
    lines.push(`    ${event.rule.id} (${failed} of ${all} steps): ${source?.lines[failed] ?? ''}`);
  }
  return `${lines.join('\n')}\n`;
}

function stoppedText({ rule, stopped, because, output }: TraceEvent): string {
  const shown = output === undefined ? '' : `\n        ${output.replace(/\n/gu, ' ⏎ ')}`;
  return `${rule.id}: ${stopped}${because ? `: ${because}` : ''}${shown}`;
}
