import { krippendorffAlpha } from '../evaluate/statistics/alpha.ts';
import { type Place, wordsIn } from './form.ts';
import type { Answer } from './records.ts';
import type { Unit } from './unit.ts';

/** The marks in the texts under one heading, such as "hard to understand". */
export interface MarkedWords {
  readonly mark: string;
  /** Krippendorff's nominal alpha over the words. */
  readonly alpha: number;
  /** Marked words, with the share of participants who marked them. */
  readonly words: readonly (Place & {
    item: string;
    system?: string;
    word: string;
    share: number;
  })[];
}

export function markedWords(
  marks: readonly { id: string; in: 'source' | 'output' }[],
  answers: readonly Answer[],
  units: ReadonlyMap<string, Unit>,
  language: string,
): MarkedWords[] {
  return marks.map(({ id: mark, in: where }) => {
    const judged: number[][] = [];
    const found: MarkedWords['words'][number][] = [];
    for (const { id, item, systems } of units.values()) {
      const own = answers.filter(({ unit }) => unit === id);
      if (own.length === 0) continue;
      const [system] = systems;
      const text = where === 'source' || system === undefined ? item.source : item.outputs[system];
      for (const { start, end } of wordsIn(text, language)) {
        const votes = own.map(({ values }) =>
          ((values[mark] ?? []) as readonly Place[]).some(
            (place) => place.start < end && place.end > start,
          )
            ? 1
            : 0,
        );
        judged.push(votes);
        const share = votes.reduce((sum: number, each) => sum + each, 0) / votes.length;
        if (share === 0) continue;
        found.push({
          item: item.id,
          ...(system !== undefined && { system }),
          word: text.slice(start, end),
          start,
          end,
          share,
        });
      }
    }
    return { mark, alpha: krippendorffAlpha(judged, 'nominal'), words: found };
  });
}
