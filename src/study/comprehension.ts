import { wordsIn } from './form.ts';
import type { Answer } from './records.ts';
import type { Unit } from './unit.ts';

/** How well a text was understood. */
export interface Comprehension {
  readonly item: string;
  /** The system that wrote the text, if there are several versions. */
  readonly system?: string;
  readonly readers: number;
  /** Correct answers, of those with a known answer. */
  readonly right: number;
  readonly asked: number;
  /** Mean seconds on the page. */
  readonly seconds: number;
  /** Mean seconds until the questions were opened, and words per minute; unknown without script. */
  readonly reading?: number;
  readonly wordsPerMinute?: number;
}

export function comprehensionOf(
  answers: readonly Answer[],
  units: ReadonlyMap<string, Unit>,
  language: string,
): Comprehension[] {
  return [...units.values()].flatMap(({ id, item, systems: [system] }) => {
    const own = answers.filter(({ unit }) => unit === id);
    if (own.length === 0) return [];
    const known = item.questions.flatMap(({ answer }, at) =>
      answer === undefined
        ? []
        : own.map(({ values }) => (values[`question-${at + 1}`] === answer ? 1 : 0)),
    );
    const readings = own.flatMap(({ values: { reading } }) =>
      typeof reading === 'number' ? [reading] : [],
    );
    const text = system === undefined ? item.source : item.outputs[system];
    const reading = sum(readings) / readings.length;
    return [
      {
        item: item.id,
        ...(system !== undefined && { system }),
        readers: own.length,
        right: sum(known),
        asked: known.length,
        seconds: sum(own.map(({ seconds }) => seconds)) / own.length,
        ...(readings.length > 0 && {
          reading,
          wordsPerMinute: (60 * wordsIn(text, language).length) / reading,
        }),
      },
    ];
  });
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
