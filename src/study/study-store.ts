import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { KlartextError } from '../core/index.ts';
import { type Database, migrate, type Statements } from '../store/index.ts';
import type { StudyData } from './analyse.ts';
import { Design } from './design.ts';
import type { ImportedStudy } from './imported.ts';
import { insertRows } from './insert-rows.ts';
import type { Item } from './item.ts';
import type { Answer, Participant, ParticipantState } from './records.ts';
import { SCHEMA } from './schema.ts';
import { type Part, type Unit, unitsOf } from './unit.ts';
import { forgetWordsOf, readDecisions } from './word-review.ts';

/** A stored study. */
export interface Study {
  readonly id: string;
  readonly design: Design;
  readonly seed: number;
  readonly made: string;
}

/** Secrets shown once to the author of a study; the database stores only their hashes. */
export interface Created {
  readonly study: Study;
  readonly key: string;
  readonly codes: readonly string[];
}

/** Letters and digits that are not easily confused on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function secret(length: number): string {
  // 248 is the largest multiple of 31 in a byte; larger values would favour some letters.
  const bytes = [...randomBytes(length * 3)].filter((byte) => byte < 248);
  return bytes
    .slice(0, length)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isSame(text: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash));
}

/** Studies in a database: their designs, participants and answers. */
export class StudyStore {
  readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  static async open(database: Database): Promise<StudyStore> {
    await migrate(database, 'study', SCHEMA);
    return new StudyStore(database);
  }

  /** Stores a new study; returns its key and codes, which cannot be read again. */
  async create(design: Design, items: readonly Item[], codes: number, now: Date): Promise<Created> {
    const study = {
      id: secret(8),
      design,
      seed: randomBytes(4).readInt32BE(),
      made: now.toISOString(),
    };
    const units = unitsOf(design, items);
    const key = secret(24);
    const given = Array.from({ length: codes }, () => secret(8));
    await this.database.transaction(async (statements) => {
      const { id, seed, made } = study;
      const row = { id, design: JSON.stringify(design), key_hash: hashOf(key), seed, made };
      await insertRows(statements, 'studies', [row]);
      const codeRows = given.map((code) => ({ study: id, code_hash: hashOf(code) }));
      await insertRows(statements, 'study_codes', codeRows);
      await insertRows(
        statements,
        'study_units',
        units.map(({ id: unit, part, item, ...rest }, place) => ({
          study: id,
          id: unit,
          part,
          item: item.id,
          place,
          content: JSON.stringify({ item, ...rest }),
        })),
      );
    });
    return { study, key, codes: given };
  }

  async list(): Promise<Study[]> {
    const rows = await this.database.all<StudyRow>('SELECT * FROM studies ORDER BY made');
    return rows.map(studyFrom);
  }

  /** The study with this id; without an id, the only study. */
  async study(id: string | undefined): Promise<Study> {
    const all = await this.list();
    const found =
      id === undefined && all.length === 1 ? all[0] : all.find((each) => each.id === id);
    if (found) return found;
    throw new KlartextError(
      'unknown-name',
      id === undefined ? `There are ${all.length} studies here.` : `There is no study "${id}".`,
      all.length > 0
        ? `Choose one of: ${all.map(({ id, design }) => `${id} (${design.name})`).join(', ')}`
        : 'Create one: klartext study create DESIGN --items FILE --db FILE',
    );
  }

  /** Whether this is the researcher's key. */
  async isKey(study: string, key: string): Promise<boolean> {
    const row = await this.database.get<{ key_hash: string }>(
      'SELECT key_hash FROM studies WHERE id = ?',
      study,
    );
    return row !== undefined && isSame(key, row.key_hash);
  }

  async units(study: string): Promise<Unit[]> {
    const rows = await this.database.all<{ id: string; part: Part; content: string }>(
      'SELECT id, part, content FROM study_units WHERE study = ? ORDER BY place',
      study,
    );
    return rows.map(({ id, part, content }) => ({ id, part, ...JSON.parse(content) }));
  }

  async participants(study: string): Promise<Participant[]> {
    return this.database.all(
      'SELECT id, state, joined FROM study_participants WHERE study = ? ORDER BY joined, id',
      study,
    );
  }

  /** The participant with this token. */
  async participant(study: string, token: string): Promise<Participant | undefined> {
    return this.database.get(
      'SELECT id, state, joined FROM study_participants WHERE study = ? AND token_hash = ?',
      study,
      hashOf(token),
    );
  }

  /** Records a reviewer's decision about a participant's test. */
  async decide(study: string, participant: string, state: ParticipantState): Promise<void> {
    const changed = await this.database.run(
      'UPDATE study_participants SET state = ? WHERE study = ? AND id = ?',
      state,
      study,
      participant,
    );
    if (changed === 0) throw unknownParticipant(participant);
  }

  /** Deletes all data of a participant; their items are assigned again. */
  async remove(study: string, participant: string): Promise<void> {
    await this.database.transaction(async (statements) => {
      await forgetWordsOf(statements, study, participant);
      await deleteFrom(statements, 'study_answers', study, participant);
      await deleteFrom(statements, 'study_assignments', study, participant);
      const deleted = await statements.run(
        'DELETE FROM study_participants WHERE study = ? AND id = ?',
        study,
        participant,
      );
      if (deleted === 0) throw unknownParticipant(participant);
      // The code remains used, but without a link to the participant.
      await statements.run(
        "UPDATE study_codes SET participant = '' WHERE study = ? AND participant = ?",
        study,
        participant,
      );
    });
  }

  /** All data of a study. */
  async data({ id, design }: Study): Promise<StudyData> {
    return {
      design,
      units: await this.units(id),
      participants: await this.participants(id),
      answers: await this.answers(id),
      decisions: await readDecisions(this.database, id),
    };
  }

  /** Stores answers collected elsewhere, and their participants. */
  async keep(study: string, answers: ImportedStudy['answers'], now: Date): Promise<void> {
    await this.database.transaction(async (statements) => {
      const people = [...new Set(answers.map(({ participant }) => participant))];
      await insertRows(
        statements,
        'study_participants',
        people.map((id) => ({
          study,
          id,
          token_hash: hashOf(secret(32)),
          state: 'working',
          joined: now.toISOString(),
        })),
      );
      await insertRows(
        statements,
        'study_answers',
        answers.map(({ systems, values, ...rest }) => ({
          study,
          ...rest,
          round: 0,
          systems: JSON.stringify(systems),
          answer: JSON.stringify(values),
          counted: 1,
        })),
      );
    });
  }

  async answers(study: string): Promise<Answer[]> {
    const rows = await this.database.all<AnswerRow>(
      `SELECT a.*, u.part FROM study_answers a
       JOIN study_units u ON u.study = a.study AND u.id = a.unit
       WHERE a.study = ? ORDER BY u.place, a.participant, a.round`,
      study,
    );
    return rows.map(({ participant, unit, part, round, systems, answer, counted, ...rest }) => ({
      participant,
      unit,
      part,
      round: Number(round),
      systems: JSON.parse(systems),
      values: JSON.parse(answer),
      counted: Number(counted) === 1,
      seconds: Number(rest.seconds),
      answered: rest.answered,
    }));
  }
}

interface StudyRow {
  readonly id: string;
  readonly design: string;
  readonly seed: number;
  readonly made: string;
}

interface AnswerRow {
  readonly participant: string;
  readonly unit: string;
  readonly part: Part;
  readonly round: number;
  readonly systems: string;
  readonly answer: string;
  readonly counted: number;
  readonly seconds: number;
  readonly answered: string;
}

function studyFrom({ id, design, seed, made }: StudyRow): Study {
  return { id, design: Design.parse(JSON.parse(design)), seed: Number(seed), made };
}

function deleteFrom(statements: Statements, table: string, study: string, participant: string) {
  return statements.run(
    `DELETE FROM ${table} WHERE study = ? AND participant = ?`,
    study,
    participant,
  );
}

function unknownParticipant(id: string): KlartextError {
  return new KlartextError(
    'unknown-name',
    `There is no participant "${id}".`,
    'To list participants, run: klartext study review',
  );
}
