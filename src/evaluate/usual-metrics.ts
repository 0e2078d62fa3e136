import { KlartextError } from '../core/index.ts';
import type { Settings } from './metric.ts';
import { metrics } from './metrics/index.ts';

const READABILITY = ['fkgl', 'fre'];
const REFERENCE_LESS = ['easse-compression', 'easse-similarity', 'easse-copies'];

/**
 * The default metrics: SARI and BLEU if there are references, and the first readability formula for
 * the language.
 */
export function usualMetrics(settings: Settings, hasReferences: boolean): string[] {
  const readable = READABILITY.find((name) => fits(name, settings));
  const names = hasReferences ? ['sari', 'bleu'] : REFERENCE_LESS;
  return readable ? [...names, readable] : [...names];
}

function fits(name: string, settings: Settings): boolean {
  try {
    metrics.get(name).prepare(settings);
    return true;
  } catch (error) {
    if (error instanceof KlartextError && error.code === 'not-supported') return false;
    throw error;
  }
}
