import { KlartextError } from '../core/index.ts';
import type { Design, KnownItem } from './design.ts';
import type { Item } from './item.ts';

/** Why a unit is shown: to be judged, or to see how well a participant judges. */
export type Part = 'item' | 'qualification' | 'check' | 'fake';

/** What a participant judges at once: an item and the systems whose texts are shown with it. */
export interface Unit {
  readonly id: string;
  readonly part: Part;
  readonly item: Item;
  readonly systems: readonly string[];
  /** The known answer of a unit that is no item of the study. */
  readonly expected?: Readonly<Record<string, unknown>>;
}

/** Everything that a study shows. */
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

/** How many participants it takes at least until all has been judged as often as it should be. */
export function participantsNeeded(design: Design, items: readonly Item[]): number {
  const groups = items.map(({ outputs }) => groupsOf(design, Object.keys(outputs)).length);
  const most = groups.reduce((most, count) => Math.max(most, count), 1);
  return design.judgements * (design.everySystem ? 1 : most);
}

/** Which systems are shown together. */
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

/** The fewest texts of systems that a kind of study is about. */
const FEWEST: Readonly<Partial<Record<Design['kind'], number>>> = { rate: 1, prefer: 2, rank: 2 };

function check(design: Design, item: Item): void {
  const systems = Object.keys(item.outputs).length;
  const wrong = (what: string, hint: string) =>
    new KlartextError('bad-input', `Item "${item.id}" ${what}.`, hint);
  const fewest = FEWEST[design.kind] ?? 0;
  if (systems < fewest) {
    throw wrong(
      `has texts of ${systems} systems, and "${design.kind}" needs ${fewest}`,
      'Give each system a column with its outputs.',
    );
  }
  if (design.kind === 'substitute' && wordPlace(item) < 0) {
    throw wrong('has no word to replace', 'Name it in "word", as it stands in the source.');
  }
  if (design.kind === 'comprehend' && item.questions.length === 0) {
    throw wrong('has no questions', 'Give items as JSON lines, with "questions".');
  }
}

/** Where the word to replace stands in its source; −1 when it does not. */
export function wordPlace({ source, word, start }: Item): number {
  if (!word) return -1;
  if (start !== undefined) return source.startsWith(word, start) ? start : -1;
  return source.indexOf(word);
}
