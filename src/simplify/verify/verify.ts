import type { Identifier, Language } from '../../language/index.ts';
import { verdict } from './classes.ts';
import { loosened } from './loosened.ts';
import { added } from './points/added.ts';
import { antonyms } from './points/antonyms.ts';
import { attribution } from './points/attribution.ts';
import { comparison } from './points/comparison.ts';
import { condition } from './points/condition.ts';
import { dates } from './points/dates.ts';
import { figures } from './points/figures.ts';
import { language } from './points/language.ts';
import { markup } from './points/markup.ts';
import { modality } from './points/modality.ts';
import { names } from './points/names.ts';
import { negation } from './points/negation.ts';
import { omitted } from './points/omitted.ts';
import { preamble } from './points/preamble.ts';
import { quantity } from './points/quantity.ts';
import { quotations } from './points/quotations.ts';
import { references } from './points/references.ts';
import { roles } from './points/roles.ts';
import { tense } from './points/tense.ts';
import { terms } from './points/terms.ts';
import { timeOrder } from './points/time-order.ts';
import { units } from './points/units.ts';
import { wellFormed } from './points/well-formed.ts';
import { type Reading, reading } from './reading.ts';
import { type Replacement, replacementsIn } from './replacements.ts';
import { failed, type Verdict, type Verification } from './verdict.ts';

export interface VerifyOptions {
  readonly language: Language;
  /** Detects the language of the candidate; without it, the point `language` is skipped. */
  readonly identifier?: Pick<Identifier, 'identify'>;
  /** Terms with their explanations, which count as supported content. */
  readonly glossary?: Readonly<Record<string, string>>;
  /** Terms of the source that the candidate must keep. */
  readonly protected?: readonly string[];
}

type Verifier = (
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
) => readonly Verdict[];

const VERIFIERS: readonly Verifier[] = [
  preamble,
  markup,
  wellFormed,
  figures,
  dates,
  units,
  names,
  references,
  quotations,
  negation,
  modality,
  quantity,
  condition,
  timeOrder,
  comparison,
  roles,
  attribution,
  tense,
  antonyms,
  loosened,
];

/**
 * Verifies, point by point, that a candidate still says what its source says and is well-formed. It
 * analyses both texts independently and shares no code with the engine that wrote the candidate.
 *
 * @example verify('You may stay.', 'You must stay.', { language: english }).passed // false
 */
export function verify(source: string, candidate: string, options: VerifyOptions): Verification {
  if (source === candidate) return { passed: true, verdicts: [] };
  const missing = oneIsEmpty(source, candidate);
  if (missing) return { passed: false, verdicts: [missing] };
  const [before, after] = [reading(source, options.language), reading(candidate, options.language)];
  const replacements = replacementsIn(before, after);
  const glossed = withGlossary(before, options.glossary);
  const verdicts = [
    ...language(before, after, options.identifier),
    ...VERIFIERS.flatMap((point) => point(before, after, replacements)),
    ...terms(before, after, options.protected ?? []),
    ...added(glossed, after),
    ...omitted(before, after, replacements),
  ];
  return { passed: !verdicts.some(failed), verdicts };
}

/** Where only one of the texts says anything, there is nothing to compare. */
function oneIsEmpty(source: string, candidate: string): Verdict | undefined {
  const [isEmpty, isLost] = [isBlank(source), isBlank(candidate)];
  if (isEmpty === isLost) return undefined;
  const whole = (text: string) => [{ start: 0, end: text.length }];
  return isLost
    ? verdict('omitted', 'lost', 'The new text is empty.', whole(source))
    : verdict('added', 'added', 'The source is empty.', [], whole(candidate));
}

const isBlank = (text: string) => text.trim() === '';

/** The source with the explanations of its terms, which support what a candidate says. */
function withGlossary(source: Reading, glossary: Readonly<Record<string, string>> = {}): Reading {
  const text = source.text.toLowerCase();
  const said = Object.entries(glossary).filter(([term]) => text.includes(term.toLowerCase()));
  if (said.length === 0) return source;
  return reading([source.text, ...said.map(([, meaning]) => meaning)].join('\n'), source.language);
}
