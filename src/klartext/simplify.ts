import { type Edit, KlartextError, LEVELS, type Level } from '../core/index.ts';
import { type Engine, PRESETS, type Preset } from '../simplify/engine.ts';
import type { LintFinding } from '../simplify/lint/index.ts';
import { AUDIENCES, type Audience } from '../simplify/words/identify/audiences.ts';
import type { LanguageParts } from './loaded.ts';
import { stillHardIn } from './still-hard.ts';
import { checkName, type FormattedTextOptions, partsForText } from './text.ts';

export interface SimplifyOptions extends FormattedTextOptions {
  /** The reader's level; default: that of the audience, or B1. */
  readonly level?: Level;
  /** The readers; default: `learner`. */
  readonly audience?: Audience;
  /** How much to change; default: `balanced`. */
  readonly preset?: Preset;
  /** The name of an engine (`engines.names()` of `klartext/simplify`), or a loaded engine. */
  readonly engine?: string | Engine;
}

/** A simplified text. */
export interface Simplified {
  readonly text: string;
  /** The id of its language. */
  readonly language: string;
  /** The changes and their reasons, with places in the source: `applyEdits` produces `text` from them. */
  readonly edits: readonly Edit[];
  /** Sentences that are too long and words that are too hard for the level, with places in `text`. */
  readonly stillHard: readonly LintFinding[];
}

/**
 * Makes a text easier to read. Every rewritten sentence has passed the judge of `verify` (baselines,
 * which only serve as a comparison, are not judged). What cannot be changed safely is left unchanged
 * and listed in `stillHard`. Headings and quotations are kept, as is the markup of Markdown and HTML
 * if `format` names it.
 *
 * @example
 * import { simplify } from 'klartext';
 *
 * const { text, edits, stillHard } = await simplify(
 *   'You must submit the form in order to obtain a permit.',
 *   { level: 'A2' },
 * );
 * console.log(text); // You must send in the form to get a permit.
 * console.log(edits[1].reason); // "to" is a shorter or more common way to say "in order to".
 * console.log(stillHard.length); // 0
 */
export async function simplify(text: string, options: SimplifyOptions = {}): Promise<Simplified> {
  const { level, audience, preset = 'balanced', format = 'text' } = options;
  checkName('level', level, LEVELS);
  checkName('audience', audience, AUDIENCES);
  checkName('preset', preset, PRESETS);
  if (text.trim() === '') return untouched(text, options.language);
  const [{ openDocument, simplifyDocument }, { usualDocumentOptions }, { controlsFor }] =
    await Promise.all([
      import('../simplify/document/index.ts'),
      import('../simplify/document/usual.ts'),
      import('../simplify/controls/levels.ts'),
    ]);
  const controls = controlsFor({ ...(level && { level }), ...(audience && { audience }) });
  const parts = await partsForText(text, { ...options, ...languageOf(options) });
  const engine = await engineFor(parts, options.engine);
  const blocks = [
    ...simplifyDocument(await openDocument(text, format, engine.language), {
      engine,
      controls,
      options: { preset, ...(audience && { audience }) },
      ...(await usualDocumentOptions(engine, {
        preset,
        level: controls.level,
        files: parts.files,
      })),
    }),
  ];
  const output = blocks.map((block) => block.output).join('');
  return {
    text: output,
    language: parts.id,
    edits: blocks.flatMap((block) => block.changes),
    stillHard: await stillHardIn(output, format, parts, controls.level, audience),
  };
}

const untouched = (text: string, language = 'und'): Simplified => ({
  text,
  language,
  edits: [],
  stillHard: [],
});

/** A loaded engine works only for its own language. */
function languageOf({ engine, language }: SimplifyOptions): { language?: string } {
  if (engine === undefined || typeof engine === 'string') return {};
  const { id } = engine.language;
  if (language === undefined || language === id) return { language: id };
  throw new KlartextError(
    'bad-option',
    `The engine was loaded for "${id}", not for "${language}".`,
    'Load an engine for the language of the text, or name the engine.',
  );
}

async function engineFor(
  parts: LanguageParts,
  asked: string | Engine = 'default',
): Promise<Engine> {
  if (typeof asked !== 'string') return asked;
  const { engines } = await import('../simplify/engines.ts');
  const { needsAnalysis } = engines.get(asked);
  const { offers, profile } = await parts.language();
  if (needsAnalysis && !offers.analysis) {
    throw new KlartextError(
      'not-supported',
      `${profile.name} cannot be rewritten yet: it has no analysis.`,
      'You can check it with lint or verify.',
    );
  }
  return parts.engine(asked);
}
