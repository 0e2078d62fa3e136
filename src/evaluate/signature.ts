import { KlartextError } from '../core/index.ts';
import type { Choices } from './metric.ts';

/** A parsed signature: the metric and every choice that determines the number. */
export interface Signature {
  readonly metric: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** The version of the metrics; increased when a release changes a number. */
export const METRICS_VERSION = '1';

/**
 * Writes a signature: the metric, then `name:value` for each choice, as sacreBLEU does.
 *
 * @example writeSignature('bleu', { tok: '13a', case: 'lc' }) // 'bleu|tok:13a|case:lc|v:1'
 */
export function writeSignature(metric: string, choices: Choices): string {
  const named = Object.entries({ ...choices, v: METRICS_VERSION });
  return [metric, ...named.map(([name, value]) => `${name}:${value}`)].join('|');
}

/**
 * Parses a signature of `writeSignature`.
 *
 * @example readSignature('bleu|tok:13a|v:1').choices.tok // '13a'
 */
export function readSignature(signature: string): Signature {
  const [metric, ...named] = signature.trim().split('|');
  const choices: Record<string, string> = {};
  for (const choice of named) {
    const colon = choice.indexOf(':');
    if (colon < 1) throw malformed(signature, `"${choice}" is not in the form name:value`);
    const name = choice.slice(0, colon);
    if (Object.hasOwn(choices, name)) throw malformed(signature, `"${name}" occurs twice`);
    choices[name] = choice.slice(colon + 1);
  }
  if (!/^[a-z][a-z0-9.-]*$/.test(metric))
    throw malformed(signature, 'it does not start with a metric');
  return { metric, choices };
}

/**
 * The choices in which two scores differ; empty when they can be compared.
 *
 * @example differences('bleu|tok:13a|v:1', 'bleu|tok:intl|v:1') // ['tok: 13a / intl']
 */
export function differences(one: string, other: string): string[] {
  const [a, b] = [readSignature(one), readSignature(other)];
  const found = a.metric === b.metric ? [] : [`metric: ${a.metric} / ${b.metric}`];
  const names = new Set([...Object.keys(a.choices), ...Object.keys(b.choices)]);
  for (const name of names) {
    const [left, right] = [a.choices[name] ?? '–', b.choices[name] ?? '–'];
    if (left !== right) found.push(`${name}: ${left} / ${right}`);
  }
  return found;
}

function malformed(signature: string, why: string): KlartextError {
  return new KlartextError(
    'bad-option',
    `"${signature}" is not a signature: ${why}.`,
    'Copy a complete signature from a result, such as "sari|del:f1|agg:easse|tok:13a|case:lc|lang:en|refs:8|v:1".',
  );
}
