import { mosesCharacters } from './moses-characters.ts';
import { NONBREAKING_PREFIXES, NUMERIC_PREFIXES } from './nonbreaking-prefixes.ts';
import { eachPythonWord } from './python-text.ts';
import type { Step } from './tracked-text.ts';

/**
 * The step of Moses that splits off a word's final full stop unless the word looks like an
 * abbreviation: it has another stop and a letter, is a known prefix, or precedes lower case.
 * A word of stops only is split as well, unless runs are kept whole.
 */
export function splitFullStops({ keepRuns = false } = {}): Step {
  const prefixes = new Set(NONBREAKING_PREFIXES.trim().split(/\s+/));
  const numericPrefixes = new Set(NUMERIC_PREFIXES.split(' '));
  const { alpha, lower } = mosesCharacters();
  const anyAlpha = new RegExp(`[${alpha}]`, 'u');
  const startsLower = new RegExp(`^[${lower}]`, 'u');

  const keepsStop = (prefix: string, next: string | undefined) =>
    (prefix.includes('.') && anyAlpha.test(prefix)) ||
    prefixes.has(prefix) ||
    (next !== undefined &&
      (startsLower.test(next) || (numericPrefixes.has(prefix) && /^[0-9]/.test(next))));

  return {
    spaceAt(text) {
      const places: number[] = [];
      let start = -1;
      let end = -1;
      const decide = (next: string | undefined) => {
        if (end - start < 2 || text[end - 1] !== '.') return;
        const prefix = text.slice(start, end - 1);
        const isRun = keepRuns && /^\.+$/.test(prefix);
        if (!isRun && !keepsStop(prefix, next)) places.push(end - 1);
      };
      eachPythonWord(text, (nextStart, nextEnd) => {
        if (end > 0) decide(text.slice(nextStart, nextStart + 2));
        start = nextStart;
        end = nextEnd;
      });
      if (end > 0) decide(undefined);
      return places;
    },
  };
}
