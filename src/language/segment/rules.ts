import { type LanguageFiles, readList } from '../files.ts';
import type { Profile, TokenProfile } from '../profile.ts';
import { type Abbreviations, abbreviations } from './abbreviations.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import { type TokenTables, tokenTables } from './token-tables.ts';

/** A language's profile and lists, prepared for the scanners. */
export interface SegmentRules {
  readonly language: string;
  readonly abbreviations: Abbreviations;
  /** Code units of every mark that may end a sentence. */
  readonly marks: ReadonlySet<number>;
  /** Those that do so without a space after them. */
  readonly spaceless: ReadonlySet<number>;
  readonly starters: ReadonlySet<string>;
  readonly alwaysCapital: ReadonlySet<string>;
  readonly continuations: readonly string[];
  readonly lowerCaseStarts: boolean;
  readonly ordinalDots: boolean;
  readonly pairs: Pairs;
  readonly tokens: TokenTables;
}

/** The lists beside a profile: the lines of `abbreviations.txt` and `tokens.txt`. */
export interface SegmentLists {
  readonly abbreviations?: readonly string[];
  readonly tokens?: readonly string[];
}

const PLAIN_TOKENS: TokenProfile = { contractions: 'keep' };

/**
 * Prepares the rules for `splitSentences`, `spacedWords` and `segmentDocument`.
 *
 * @example const rules = segmentRules(profile, { abbreviations: ['[never]', 'dr.'] });
 */
export function segmentRules(profile: Profile, lists: SegmentLists = {}): SegmentRules {
  const { sentences } = profile;
  const spaceless = units(sentences.spaceless ?? '');
  return {
    language: profile.id,
    abbreviations: abbreviations(lists.abbreviations ?? []),
    marks: new Set([...units(sentences.stops + sentences.terminators), ...spaceless]),
    spaceless,
    starters: new Set(sentences.starters),
    alwaysCapital: new Set(sentences.alwaysCapital ?? []),
    continuations: sentences.continuations ?? [],
    lowerCaseStarts: sentences.lowerCaseStarts ?? false,
    ordinalDots: sentences.ordinalDots ?? false,
    pairs: pairsOf(sentences.wholePairs, sentences.wholePairLimit),
    tokens: tokenTables(profile.tokens ?? PLAIN_TOKENS, lists.tokens ?? []),
  };
}

/** Reads `abbreviations.txt` and `tokens.txt` of a language and prepares its rules. */
export async function readSegmentRules(
  files: LanguageFiles,
  profile: Profile,
): Promise<SegmentRules> {
  const [abbreviationLines, tokenLines] = await Promise.all([
    readList(files, `${profile.id}/abbreviations.txt`),
    readList(files, `${profile.id}/tokens.txt`),
  ]);
  return segmentRules(profile, { abbreviations: abbreviationLines, tokens: tokenLines });
}

function units(characters: string): Set<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)));
}
