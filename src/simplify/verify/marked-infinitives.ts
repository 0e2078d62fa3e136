import type { Sentence, Token } from '../../core/index.ts';
import type { Fault } from './fault.ts';
import type { Reading } from './reading.ts';
import { lemmaOf } from './scope.ts';

/** Infinitives with their mark behind a verb that takes them without: "must to pay", "kann zu gehen". */
export function markedInfinitives({ tokens }: Sentence, reading: Reading): Fault[] {
  const { infinitives } = reading.language.closedClasses ?? {};
  if (!infinitives) return [];
  const { mark, bareAfter } = infinitives;
  return tokens.flatMap(({ analysis, start }, modal) => {
    if (analysis?.relation !== 'aux' || !bareAfter.includes(lemmaOf(tokens[modal]))) return [];
    if (analysis.features.VerbForm === 'Inf') return [];
    const at = analysis.head;
    const verb = tokens[at];
    if (at < modal || verb?.analysis?.features.VerbForm !== 'Inf') return [];
    const between = tokens.slice(modal + 1, at);
    const isParted = between.some(
      (each) =>
        /^[,;:]$/.test(each.form) ||
        each.analysis?.upos === 'CCONJ' ||
        /^(?:Inf|Part)$/.test(each.analysis?.features.VerbForm ?? ''),
    );
    const isMarked = tokens[at - 1]?.form.toLowerCase() === mark && isMark(tokens[at - 1]);
    if (isParted || !(isMarked || hasMarkInside(verb, mark, reading))) return [];
    const because = `“${reading.text.slice(start, verb.end)}”: the infinitive takes no marker here.`;
    return [{ kind: 'infinitive', start, end: verb.end, because }];
  });
}

const isMark = ({ analysis }: Token) => analysis?.upos === 'PART';

/** "aufzuräumen": a mark within the word, which is commoner without it. */
function hasMarkInside({ form }: Token, mark: string, { language }: Reading): boolean {
  const lower = form.toLowerCase();
  const at = lower.indexOf(mark, LEAST_PREFIX);
  if (at < 0) return false;
  const bare = lower.slice(0, at) + lower.slice(at + mark.length);
  return language.frequency.zipf(bare) > language.frequency.zipf(lower);
}

const LEAST_PREFIX = 2;
