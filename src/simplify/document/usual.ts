import type { Level } from '../../core/index.ts';
import {
  folderFiles,
  type Identifier,
  type LanguageFiles,
  loadIdentifier,
} from '../../language/index.ts';
import type { Engine, Preset } from '../engine.ts';
import { loadWording } from '../lint/wording.ts';
import type { DocumentOptions } from './options.ts';

/** The number of items from which a list is easier to read. */
const LISTS_FROM = 5;
/** Shorter texts are too little evidence of their language. */
const SURE_FROM = 60;
const LOOKED_AT = 400;
const SURE = 0.9;

/** Readers of these levels need abbreviations in full; others found “e.g. → for example” pointless. */
const SPELLED_OUT: ReadonlySet<Level> = new Set(['A1', 'A2']);

export interface UsualOptions {
  readonly preset?: Preset;
  /** The reader's level; default B1. */
  readonly level?: Level | undefined;
  readonly files?: LanguageFiles;
  /** Loaded from the files by default. */
  readonly identifier?: Pick<Identifier, 'identify'>;
}

/**
 * The changes of a whole document besides rewriting its sentences: abbreviations in full,
 * lists, and nothing in blocks of another language. A baseline makes only its own changes.
 *
 * @example simplifyDocument(read, { engine, ...(await usualDocumentOptions(engine)) })
 */
export async function usualDocumentOptions(
  engine: Engine,
  { preset, level, files, identifier }: UsualOptions = {},
): Promise<Pick<DocumentOptions, 'wording' | 'lists' | 'isForeign'>> {
  if (engine.isBaseline) return {};
  const { id } = engine.language;
  const from = files ?? (await folderFiles());
  const known = identifier ?? (await loadIdentifier(from));
  const wording = await loadWording(id, from);
  const isSpelledOut = level !== undefined && SPELLED_OUT.has(level);
  return {
    wording: isSpelledOut ? wording : { ...wording, abbreviations: {} },
    ...(!engine.makesLists && preset !== 'careful' && { lists: LISTS_FROM }),
    isForeign(text) {
      if (text.length < SURE_FROM) return false;
      const { language, confidence } = known.identify(text.slice(0, LOOKED_AT));
      return language !== id && language !== 'und' && confidence > SURE;
    },
  };
}
