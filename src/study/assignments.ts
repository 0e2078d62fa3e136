import type { Statements } from '../store/index.ts';
import type { Open } from './draw.ts';
import type { Study } from './study-store.ts';
import type { Unit } from './unit.ts';

/** The items that still need judgements, with the number each has, including open assignments. */
export async function openUnits(
  statements: Statements,
  { id, design }: Study,
  units: readonly Unit[],
  now: Date,
): Promise<Open[]> {
  const rows = await statements.all<{ unit: string; taken: number }>(
    `SELECT unit, COUNT(*) AS taken FROM study_assignments
     WHERE study = ? AND part = 'item' AND round = 0
       AND (state = 'answered' OR (state = 'open' AND lease > ?)) GROUP BY unit`,
    id,
    now.getTime(),
  );
  const taken = new Map(rows.map((row) => [row.unit, Number(row.taken)]));
  return units
    .filter(({ part }) => part === 'item')
    .map((unit) => ({
      id: unit.id,
      item: unit.item.id,
      group: groupOf(unit),
      taken: taken.get(unit.id) ?? 0,
    }))
    .filter((unit) => unit.taken < design.judgements);
}

/** How many other participants judged an item, or may still do so. */
export async function takenBesides(
  statements: Statements,
  { study, unit }: { readonly study: string; readonly unit: string },
  participant: string,
  now: Date,
): Promise<number> {
  const row = await statements.get<{ taken: number }>(
    `SELECT COUNT(*) AS taken FROM study_assignments
     WHERE study = ? AND unit = ? AND participant <> ? AND round = 0
       AND (state = 'answered' OR (state = 'open' AND lease > ?))`,
    study,
    unit,
    participant,
    now.getTime(),
  );
  return Number(row?.taken ?? 0);
}

/** Whether a participant was assigned an item. */
export async function hasWorked(
  statements: Statements,
  study: string,
  participant: string,
): Promise<boolean> {
  const row = await statements.get(
    `SELECT unit FROM study_assignments
     WHERE study = ? AND participant = ? AND part = 'item' LIMIT 1`,
    study,
    participant,
  );
  return row !== undefined;
}

/** The number of participants in a study. */
export async function participantsOf(statements: Statements, study: string): Promise<number> {
  const row = await statements.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM study_participants WHERE study = ?',
    study,
  );
  return Number(row?.count ?? 0);
}

/** Units with the same systems form a group. */
export function groupOf(unit: Unit | undefined): string {
  return unit?.systems.join('\t') ?? '';
}
