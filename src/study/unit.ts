import { KlartextError } from '../core/index.ts';
import type { Design, KnownItem } from './design.ts';
import type { Item } from './item.ts';

/** The purpose of a unit: an item to judge, or a test of the participant. */
export type Part = 'item' | 'qualification' | 'check' | 'fake';

/** What a participant judges at once: an item and the systems whose texts are shown with it. */
export interface Unit {
  readonly id: string;
  readonly part: Part;
  readonly item: Item;
  readonly systems: readonly string[];
  /** The known answer of a unit that tests the participant. */
  readonly expected?: Readonly<Record<string, unknown>>;
}

/** All units of a study. */
export function unitsOf(design: Design, items: readonly Item[]): Unit[] {
  for (const item of items) check(design, item);
  const known = (part: Part, list: readonly KnownItem[]): Unit[] =>
    list.map(({ expected, ...item }, at) => ({
      id: `${part}-${at + 1}`,
      part,
      item: { ...item, id: `${part}-${item.id}` },
      systems: Object.keys(item.outputs),
      expected,
    }));
  return [
    ...known('qualification', design.qualification?.items ?? []),
    ...known('check', design.checks),
    ...known('fake', design.fakes),
    ...items.flatMap((item) =>
      groupsOf(design, Object.keys(item.outputs)).map(
        (systems, at): Unit => ({ id: `${item.id}/${at + 1}`, part: 'item', item, systems }),
      ),
    ),
  ];
}

/** The minimum number of participants for the required judgements of all units. */
export function participantsNeeded(design: Design, items: readonly Item[]): number {
  const groups = items.map(({ outputs }) => groupsOf(design, Object.keys(outputs)).length);
  const most = groups.reduce((most, count) => Math.max(most, count), 1);
  return design.judgements * (design.everySystem ? 1 : most);
}

/** The groups of systems shown together. */
function groupsOf(design: Design, systems: readonly string[]): string[][] {
  switch (design.kind) {
    case 'rate':
      return design.together ? [[...systems]] : systems.map((system) => [system]);
    case 'prefer':
      return systems.flatMap((one, at) => systems.slice(at + 1).map((other) => [one, other]));
    case 'mark':
    case 'comprehend':
      return systems.length === 0 ? [[]] : systems.map((system) => [system]);
    case 'rank':
      return [[...systems]];
    default:
      return [[]];
  }
}

/** The minimum number of systems for each kind of study. */
const FEWEST: Readonly<Partial<Record<Design['kind'], number>>> = { rate: 1, prefer: 2, rank: 2 };

function check(design: Design, item: Item): void {
  const systems = Object.keys(item.outputs).length;
  const wrong = (what: string, hint: string) =>
    new KlartextError('bad-input', `Item "${item.id}" ${what}.`, hint);
  const fewest = FEWEST[design.kind] ?? 0;
  if (systems < fewest) {
    throw wrong(
      `has texts of ${systems} systems, but "${design.kind}" needs at least ${fewest}`,
      'Add a column with the outputs of each system.',
    );
  }
  if (design.kind === 'substitute' && wordPlace(item) < 0) {
    throw wrong(
      'has no word to replace',
      'Set "word" to the word exactly as it occurs in the source.',
    );
  }
  if (design.kind === 'comprehend' && item.questions.length === 0) {
    throw wrong('has no questions', 'Write items as JSON Lines, with "questions".');
  }
}

/** The position of the word to replace in its source; −1 if it is missing. */
export function wordPlace({ source, word, start }: Item): number {
  if (!word) return -1;
  if (start !== undefined) return source.startsWith(word, start) ? start : -1;
  return source.indexOf(word);
}
