import { readFileSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { differences } from '../../evaluate/signature.ts';
import type { ResultScore, Results } from './results.ts';

/** Results of an earlier call, and the reasons why they are not comparable with these. */
export interface Earlier {
  readonly systems: Readonly<Record<string, Readonly<Record<string, ResultScore>>>>;
  readonly warnings: readonly string[];
}

/** Reads earlier output of `--json`; prefixes the file name to the names of its systems. */
export function earlierResults(file: string, now: Results): Earlier {
  const { systems } = parsed(file);
  const signatures = new Map<string, string>();
  for (const scores of Object.values(now.systems)) {
    for (const [metric, { signature }] of Object.entries(scores)) signatures.set(metric, signature);
  }
  const warnings = new Set<string>();
  for (const scores of Object.values(systems)) {
    for (const [metric, { signature }] of Object.entries(scores)) {
      const ours = signatures.get(metric);
      const differ = ours === undefined ? [] : differences(signature, ours);
      if (differ.length > 0) {
        warnings.add(`${metric} in ${file} cannot be compared with ours: ${differ.join(', ')}`);
      }
    }
  }
  const named = Object.entries(systems).map(([name, scores]) => [`${file}: ${name}`, scores]);
  return { systems: Object.fromEntries(named), warnings: [...warnings] };
}

function parsed(file: string): Results {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    for (const scores of Object.values(results.systems)) {
      for (const { value, signature } of Object.values(scores)) {
        if (typeof value !== 'number' || typeof signature !== 'string') throw new TypeError();
      }
    }
    return results;
  } catch (error) {
    throw new KlartextError(
      'bad-input',
      `${file}: the file does not contain results of klartext evaluate.`,
      'Create them with: klartext evaluate … --json > FILE',
      { cause: error },
    );
  }
}
