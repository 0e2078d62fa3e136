import type { Engine } from '../../simplify/engine.ts';
import type { Terminal } from '../terminal.ts';
import { type SimplifyOptions, wishesOf } from './options.ts';

/** The options for the readers and the extent of changes, with their defaults. */
const STEERING = {
  level: undefined,
  audience: undefined,
  profile: undefined,
  preset: 'balanced',
} as const;

/** Finds the options that make no difference to the results of an engine. */
export interface WatchedOptions {
  watch(engine: Engine): Engine;
  /** One line for each option that changed nothing. */
  tell(terminal: Pick<Terminal, 'notice' | 'json'>): void;
}

/**
 * Compares each result with that of the engine without an option, until one differs; only for
 * options given on the command line. Reports options that changed nothing, so that users do not rely
 * on them.
 */
export function watchedOptions(
  options: SimplifyOptions,
  given: SimplifyOptions = options,
): WatchedOptions {
  const names = Object.keys(STEERING) as (keyof typeof STEERING)[];
  const asked = names.filter((name) => given[name] !== undefined && given[name] !== STEERING[name]);
  const idle = new Map(
    asked.map((name) => [name, wishesOf({ ...options, [name]: STEERING[name], candidates: '1' })]),
  );
  let sentences = 0;
  return {
    watch: (engine) =>
      idle.size === 0
        ? engine
        : {
            ...engine,
            simplify(document, sentence, controls, wishes) {
              const made = engine.simplify(document, sentence, controls, wishes);
              sentences++;
              for (const [name, without] of idle) {
                const [other] = engine.simplify(
                  document,
                  sentence,
                  without.controls,
                  without.engine,
                );
                if (other.text !== made[0].text) idle.delete(name);
              }
              return made;
            },
          },
    tell(terminal) {
      if (sentences === 0 || terminal.json) return;
      for (const name of idle.keys()) {
        terminal.notice(`--${name} ${options[name]} changed nothing in this text.\n`);
      }
    },
  };
}
