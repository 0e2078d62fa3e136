import type { Engine } from '../../simplify/engine.ts';
import type { Terminal } from '../terminal.ts';
import { type SimplifyOptions, wishesOf } from './options.ts';

/** The options that say who reads and how much to dare, and what each is without it. */
const STEERING = {
  level: undefined,
  audience: undefined,
  profile: undefined,
  preset: 'balanced',
} as const;

/** Watches an engine at work, and knows which options have made no difference. */
export interface WatchedOptions {
  watch(engine: Engine): Engine;
  /** One line for each option that changed nothing. */
  tell(terminal: Pick<Terminal, 'notice' | 'json'>): void;
}

/**
 * Holds each sentence against what the engine makes of it without an option, until that is
 * something else; only options that were given on the command line. An option that changes nothing says so: nobody should trust it unseen.
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
