import type { Rating } from '../evaluate/statistics/ratings.ts';
import type { Design } from './design.ts';
import { fieldOf } from './forms.ts';
import type { Item } from './item.ts';
import type { Answer } from './records.ts';
import { unitsOf } from './unit.ts';

/** A study built from ratings collected elsewhere. */
export interface ImportedStudy {
  readonly design: Design;
  readonly items: readonly Item[];
  readonly answers: readonly Omit<Answer, 'part' | 'counted' | 'round'>[];
}

/** The name of the system if the file has none. */
const ONLY = 'output';
const UNKNOWN = '(not in the file)';

/** Ratings as a study of the kind "rate"; `textsOf` returns source and output if the file has them. */
export function importedStudy(
  ratings: readonly Rating[],
  name: string,
  language: string,
  textsOf: (item: string, system: string) => { source?: string; output?: string },
): ImportedStudy {
  const dimensions = [...new Set(ratings.map(({ dimension }) => dimension ?? 'rating'))];
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const outputs = new Map<string, Record<string, string>>();
  const perUnit = new Map<string, number>();
  const given = new Map<
    string,
    { rater: string; item: string; system: string; values: Record<string, number> }
  >();
  for (const { item, system = ONLY, dimension = 'rating', rater, value } of ratings) {
    [from, to] = [Math.min(from, value), Math.max(to, value)];
    const own = outputs.get(item) ?? {};
    own[system] ??= textsOf(item, system).output ?? UNKNOWN;
    outputs.set(item, own);
    const key = JSON.stringify([rater, item, system]);
    const answer = given.get(key) ?? { rater, item, system, values: {} };
    if (!given.has(key)) {
      const unit = JSON.stringify([item, system]);
      perUnit.set(unit, (perUnit.get(unit) ?? 0) + 1);
    }
    answer.values[fieldOf(0, identifier(dimension))] = value;
    given.set(key, answer);
  }
  const items = [...outputs].map(([id, texts]): Item => {
    const { source } = textsOf(id, Object.keys(texts)[0]);
    return { id, source: source ?? UNKNOWN, outputs: texts, references: [], questions: [] };
  });
  const design: Design = {
    kind: 'rate',
    name,
    language,
    instructions: 'These ratings were collected elsewhere.',
    examples: [],
    consent: 'See the origin of the ratings.',
    access: 'code',
    judgements: Math.max(1, ...perUnit.values()),
    perTask: 10,
    minutes: 60,
    checks: [],
    fakes: [],
    repeats: 0,
    everySystem: false,
    together: false,
    scale: { from, to, labels: {} },
    dimensions: dimensions.map((text) => ({ id: identifier(text), text })),
  };
  const unitIds = new Map(
    unitsOf(design, items).map(({ id, item, systems }) => [
      JSON.stringify([item.id, systems[0]]),
      id,
    ]),
  );
  const answers = [...given.values()].map(({ rater, item, system, values }) => ({
    participant: rater,
    unit: unitIds.get(JSON.stringify([item, system])) ?? '',
    systems: [system],
    values,
    seconds: 0,
    answered: new Date(0).toISOString(),
  }));
  return { design, items, answers };
}

/** Converts a dimension to a field name. */
function identifier(dimension: string): string {
  return dimension.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'rating';
}
