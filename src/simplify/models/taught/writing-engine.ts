import type { Candidate } from '../../../core/index.ts';
import type { Language } from '../../../language/index.ts';
import type { Engine } from '../../engine.ts';
import { DEFAULT_LEVEL, levelProfile } from '../../profile/index.ts';
import type { Writings } from './writings.ts';

const NAME = 'taught';
/** Readers find shorter sentences cut for nothing; for rules, see `rewrite/driver.ts`. */
const A_THIRD_OVER = 4 / 3;

/**
 * An engine, and a model that writes where the engine leaves a sentence a third too long for the level. What
 * the model writes comes first if its longest sentence is shorter; the judge decides.
 */
export function withWriter(engine: Engine, writings: Writings): Engine {
  const { language } = engine;
  return {
    ...engine,
    name: NAME,
    simplify(document, sentence, controls = {}, options = {}) {
      const versions = engine.simplify(document, sentence, controls, options);
      const limit = levelProfile(controls.level ?? DEFAULT_LEVEL).words;
      const longest = longestSentence(versions[0].text, language);
      if (longest < limit * A_THIRD_OVER) return versions;
      const source = document.text.slice(sentence.start, sentence.end);
      const written = writings
        .of(source)
        .filter((text) => longestSentence(text, language) < longest)
        .map((text): Candidate => ({ text, edits: [], engine: NAME, checks: [] }));
      return [...written, ...versions];
    },
  };
}

/** The words of the longest sentence; an item of a list is a sentence of its own. */
export function longestSentence(text: string, language: Language): number {
  const words = text.split('\n').flatMap((line) =>
    language.sentences(line).map(({ start, end }) => {
      const sentence = line.slice(start, end);
      return language.words(sentence).filter((word) => /[\p{L}\p{N}]/u.test(sentence[word.start]))
        .length;
    }),
  );
  return Math.max(0, ...words);
}
