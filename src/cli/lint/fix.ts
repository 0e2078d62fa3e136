import { realpathSync } from 'node:fs';
import { type Edit, KlartextError, overlaps } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import {
  type ReadDocument,
  type SentenceResult,
  simplifyDocument,
  sourceSpan,
} from '../../simplify/document/index.ts';
import { asEdits, changed, layEdits } from '../../simplify/document/lay.ts';
import { clearsPronoun } from '../../simplify/document/pronouns.ts';
import { loadEngine } from '../../simplify/engines.ts';
import { type GuidelineProfile, type LintFinding, loadWording } from '../../simplify/lint/index.ts';
import { isOfficeFile } from '../office-file.ts';
import { readerOf } from '../simplify/options.ts';
import { writeWhole } from '../write-whole.ts';

/**
 * Rewrites those sentences of a file for which the rewrite by `klartext simplify` fixes a finding.
 * The judge has passed each rewrite as a whole, so a sentence receives all of its edits or none.
 */
export async function fixFile(
  name: string,
  read: ReadDocument,
  findings: readonly LintFinding[],
  language: Language,
  profile: GuidelineProfile,
  words: readonly string[],
): Promise<string> {
  if (name === '-' || isOfficeFile(name)) throw notWritable(name);
  const { source } = read.structure;
  // A lone surrogate could not be written back.
  const isWhole = !/\p{Surrogate}/u.test(source);
  if (findings.length === 0 || !isWhole || !language.offers.analysis) return source;
  const edits = await answering(read, findings, language, profile, words);
  const changes = edits.map(({ span, replacement }) => ({ ...span, text: replacement }));
  const text = changed(source, changes, { start: 0, end: source.length });
  if (text !== source) writeWhole(realpathSync(name), text);
  return text;
}

async function answering(
  read: ReadDocument,
  findings: readonly LintFinding[],
  language: Language,
  profile: GuidelineProfile,
  words: readonly string[],
): Promise<Edit[]> {
  const { structure } = read;
  const { level, audience } = readerOf(profile);
  const engine = await loadEngine('default', language);
  const options = {
    engine,
    controls: controlsFor({ ...(level && { level }), ...(audience && { audience }) }),
    options: { preset: 'balanced' as const, ...(audience && { audience }) },
    wording: await loadWording(language.id),
    protected: words,
  };
  const results = [...simplifyDocument(read, options)].flatMap(({ sentences }) => sentences);
  const isChosen = results.map((result) => answersOne(result, read, findings));
  return results.flatMap((result, at) => {
    // The next sentence states what a split removes from a pronoun.
    const follows = at > 0 && isChosen[at - 1] && clearsPronoun(result.edits);
    if (!isChosen[at] && !follows) return [];
    return asEdits(structure, layEdits(structure, result.edits) ?? [], result.edits);
  });
}

/** A replaced word fixes a finding about that word; only a split fixes one about the whole sentence. */
function answersOne(
  { edits, span }: SentenceResult,
  { structure }: ReadDocument,
  findings: readonly LintFinding[],
): boolean {
  if (edits.length === 0) return false;
  const sentence = sourceSpan(structure, span);
  return edits.some((edit) => {
    const place = sourceSpan(structure, edit.span);
    return findings.some((finding) => {
      const isWhole = finding.span.start <= sentence.start && finding.span.end >= sentence.end;
      return isWhole
        ? edit.operation === 'split' && overlaps(finding.span, sentence)
        : overlaps(finding.span, place);
    });
  });
}

function notWritable(name: string): KlartextError {
  return new KlartextError(
    'bad-option',
    name === '-'
      ? 'Standard input cannot be fixed, because there is no file to write to.'
      : `${name} cannot be fixed, because Klartext fixes only text, Markdown and HTML files.`,
    'Name such a file, or use klartext simplify, which writes to standard output.',
  );
}
