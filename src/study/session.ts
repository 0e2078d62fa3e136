import { KlartextError } from '../core/index.ts';
import { seededRandom, shuffled } from '../evaluate/statistics/random.ts';
import type { Statements } from '../store/index.ts';
import { groupOf, hasWorked, openUnits, participantsOf, takenBesides } from './assignments.ts';
import { drawUnits, freshUnits, mixTask } from './draw.ts';
import type { Values } from './form.ts';
import { insertRows } from './insert-rows.ts';
import { isRight } from './known-answers.ts';
import type { Participant, ParticipantState } from './records.ts';
import { hashOf, type Study, type StudyStore, secret } from './study-store.ts';
import type { Part, Unit } from './unit.ts';

/** What a participant should do next. */
export type Step =
  | {
      readonly state: 'answer';
      readonly unit: Unit;
      readonly round: number;
      /** Replaces unit and round on the page, whose names would reveal systems and checks. */
      readonly ticket: string;
      readonly order: readonly string[];
      readonly done: number;
      readonly all: number;
    }
  | { readonly state: 'waiting' | 'refused' | 'done' | 'full' };

export interface Joined {
  readonly participant: string;
  /** Kept in the participant's browser; the database stores only its hash. */
  readonly token: string;
}

/** A participant's path through a study: admission, assignments, answers. */
export class Session {
  private readonly store: StudyStore;
  private readonly study: Study;
  private readonly units: ReadonlyMap<string, Unit>;

  private constructor(store: StudyStore, study: Study, units: readonly Unit[]) {
    this.store = store;
    this.study = study;
    this.units = new Map(units.map((unit) => [unit.id, unit]));
  }

  static async open(store: StudyStore, study: Study): Promise<Session> {
    return new Session(store, study, await store.units(study.id));
  }

  /** Admits a participant, unless the code is wrong or the study is full. */
  join(code: string | undefined, now: Date): Promise<Joined | 'wrong-code' | 'full'> {
    const { id: study, design } = this.study;
    return this.store.database.transaction(async (statements) => {
      const joined = { participant: secret(8), token: secret(32) };
      const here = await participantsOf(statements, study);
      if (design.participants !== undefined && here >= design.participants) return 'full';
      if (design.access === 'code') {
        const taken = await statements.run(
          'UPDATE study_codes SET participant = ? WHERE study = ? AND code_hash = ? AND participant IS NULL',
          joined.participant,
          study,
          hashOf((code ?? '').trim()),
        );
        if (taken === 0) return 'wrong-code';
      }
      const row = {
        study,
        id: joined.participant,
        token_hash: hashOf(joined.token),
        state: design.qualification ? 'testing' : 'working',
        joined: now.toISOString(),
      };
      await insertRows(statements, 'study_participants', [row]);
      return joined;
    });
  }

  /** The next step: a test, an open item, or a new task. */
  next(participant: Participant, now: Date): Promise<Step> {
    return this.store.database.transaction(async (statements) => {
      if (participant.state === 'waiting' || participant.state === 'refused')
        return { state: participant.state };
      const part = participant.state === 'testing' ? 'qualification' : 'item';
      const open = await this.openStep(statements, participant.id);
      if (open) return open;
      if (part === 'qualification') await this.giveTest(statements, participant.id, now);
      else if (!(await this.giveTask(statements, participant.id, now)))
        return {
          state: (await hasWorked(statements, this.study.id, participant.id)) ? 'done' : 'full',
        };
      return (await this.openStep(statements, participant.id)) ?? { state: 'done' };
    });
  }

  /**
   * Stores an answer, without changing earlier ones. An answer that arrives after its item was
   * reassigned and judged by others is stored, but not counted.
   */
  answer(
    participant: Participant,
    given: { unit: string; round: number; values: Values; seconds: number },
    now: Date,
  ): Promise<void> {
    const { id: study, design } = this.study;
    return this.store.database.transaction(async (statements) => {
      const key = [study, participant.id, given.unit, given.round] as const;
      const where = 'study = ? AND participant = ? AND unit = ? AND round = ?';
      const assigned = await statements.get<{ state: string; part: Part }>(
        `SELECT state, part FROM study_assignments WHERE ${where}`,
        ...key,
      );
      if (!assigned) {
        throw new KlartextError(
          'bad-input',
          'This item is not assigned to you.',
          'Continue with the page that the study shows.',
        );
      }
      if (assigned.state !== 'open') return;
      const others =
        assigned.part === 'item' && given.round === 0
          ? await takenBesides(statements, { study, unit: given.unit }, participant.id, now)
          : 0;
      const counted = others < design.judgements;
      const row = {
        ...{ study, participant: participant.id, unit: given.unit, round: given.round },
        systems: JSON.stringify(this.orderOf(participant.id, given.unit)),
        answer: JSON.stringify(given.values),
        counted: counted ? 1 : 0,
        seconds: given.seconds,
        answered: now.toISOString(),
      };
      await insertRows(statements, 'study_answers', [row]);
      await statements.run(
        `UPDATE study_assignments SET state = ? WHERE ${where}`,
        counted ? 'answered' : 'late',
        ...key,
      );
      if (assigned.part === 'qualification') await this.judgeTest(statements, participant.id);
    });
  }

  private async openStep(statements: Statements, participant: string): Promise<Step | undefined> {
    const { id: study } = this.study;
    const rows = await statements.all<{ unit: string; round: number; task: number; state: string }>(
      `SELECT unit, round, task, state FROM study_assignments
       WHERE study = ? AND participant = ? ORDER BY task, place`,
      study,
      participant,
    );
    const at = rows.findIndex(({ state }) => state === 'open');
    if (at < 0) return undefined;
    const task = rows.filter((row) => row.task === rows[at].task);
    const unit = this.units.get(rows[at].unit);
    if (!unit) return undefined;
    return {
      state: 'answer',
      unit,
      round: Number(rows[at].round),
      ticket: this.ticketOf(participant, unit.id, Number(rows[at].round)),
      order: this.orderOf(participant, unit.id),
      done: task.filter(({ state }) => state !== 'open').length,
      all: task.length,
    };
  }

  /** Constant for a participant and unit, but different for each participant. */
  private orderOf(participant: string, unit: string): string[] {
    return shuffled(
      this.units.get(unit)?.systems ?? [],
      seededRandom(this.seedOf(participant, unit)),
    );
  }

  private ticketOf(participant: string, unit: string, round: number): string {
    return hashOf(JSON.stringify([this.study.seed, participant, unit, round])).slice(0, 20);
  }

  private seedOf(...names: string[]): number {
    return Number.parseInt(hashOf(JSON.stringify([this.study.seed, ...names])).slice(0, 8), 16);
  }

  private async giveTest(statements: Statements, participant: string, now: Date): Promise<void> {
    const test = [...this.units.values()].filter(({ part }) => part === 'qualification');
    await this.give(
      statements,
      participant,
      test.map(({ id }) => ({ id, round: 0 })),
      0,
      now,
    );
  }

  /** Assigns a new task; false if nothing is left for this participant. */
  private async giveTask(statements: Statements, participant: string, now: Date): Promise<boolean> {
    const { id: study, design } = this.study;
    const seen = await statements.all<{ unit: string; item: string; task: number; part: Part }>(
      'SELECT unit, item, task, part FROM study_assignments WHERE study = ? AND participant = ? AND round = 0',
      study,
      participant,
    );
    const judged = seen.filter(({ part }) => part === 'item').length;
    const left = (design.perParticipant ?? Number.POSITIVE_INFINITY) - judged;
    const groups = new Map<string, number>();
    for (const { unit } of seen) {
      const group = groupOf(this.units.get(unit));
      groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    const task = 1 + Math.max(0, ...seen.map((each) => Number(each.task)));
    const seed = this.seedOf(participant, `task ${task}`);
    const open = await openUnits(statements, this.study, [...this.units.values()], now);
    const fresh = freshUnits(open, seen, design.everySystem);
    const units = drawUnits(fresh, groups, Math.min(design.perTask, left), seed);
    if (units.length === 0) return false;
    const extras = (['check', 'fake'] as const).flatMap((part) => {
      const all = [...this.units.values()].filter((unit) => unit.part === part);
      // Each only once, because participants recognise a check.
      const fresh = all.filter(({ id }) => !seen.some(({ unit }) => unit === id));
      return shuffled(fresh, seededRandom(seed))
        .slice(0, 1)
        .map(({ id, item }) => ({ id, item: item.id }));
    });
    await this.give(
      statements,
      participant,
      mixTask(units, extras, design.repeats, seed),
      task,
      now,
    );
    return true;
  }

  private async give(
    statements: Statements,
    participant: string,
    drawn: readonly { id: string; round: number }[],
    task: number,
    now: Date,
  ): Promise<void> {
    const lease = now.getTime() + this.study.design.minutes * 60_000;
    const rows = drawn.map(({ id, round }, place) => {
      const { item, part } = this.units.get(id) as Unit;
      return {
        ...{ study: this.study.id, participant, unit: id, round, item: item.id, part, task, place },
        ...{ given: now.getTime(), lease, state: 'open' },
      };
    });
    await insertRows(statements, 'study_assignments', rows);
  }

  /** Once the whole test is answered, it is passed, failed or left to a reviewer. */
  private async judgeTest(statements: Statements, participant: string): Promise<void> {
    const { id: study, design } = this.study;
    if (!design.qualification) return;
    const rows = await statements.all<{ unit: string; answer: string; systems: string }>(
      'SELECT unit, answer, systems FROM study_answers WHERE study = ? AND participant = ?',
      study,
      participant,
    );
    const test = [...this.units.values()].filter(({ part }) => part === 'qualification');
    if (rows.length < test.length) return;
    const right = rows.filter(({ unit, answer, systems }) =>
      isRight(this.units.get(unit) as Unit, JSON.parse(answer), JSON.parse(systems)),
    );
    const passed = right.length / test.length >= design.qualification.pass;
    const state: ParticipantState = design.qualification.review
      ? 'waiting'
      : passed
        ? 'working'
        : 'refused';
    await statements.run(
      'UPDATE study_participants SET state = ? WHERE study = ? AND id = ?',
      state,
      study,
      participant,
    );
  }
}
