import { onceFor } from '../../core/once-for.ts';

/** Patterns of a language's rules, made once for each list; they are global, so ask by `search` or `match`. */
export const patternsOf = onceFor((sources: readonly string[]): readonly RegExp[] =>
  sources.map((each) => new RegExp(each, 'gu')),
);
