import type { Database, Statements } from '../store/index.ts';
import { insertRows } from './insert-rows.ts';
import { wordVotes } from './judgements.ts';
import type { Answer } from './records.ts';
import type { Unit } from './unit.ts';

/** A reviewer's decision about an answer: the word it counts as, or "" if it does not count. */
export interface WordDecision {
  readonly unit: string;
  readonly answer: string;
  readonly gold: string;
}

/** A word with its answers, for the reviewer. */
export interface WordToReview {
  readonly unit: Unit;
  readonly isReviewed: boolean;
  readonly answers: readonly { readonly answer: string; readonly votes: number; gold: string }[];
}

/** What an answer counts as; undecided answers count unchanged. */
export function goldOf(decisions: readonly WordDecision[]) {
  const golds = new Map(decisions.map(({ unit, answer, gold }) => [keyOf(unit, answer), gold]));
  return (unit: string, answer: string): string | undefined =>
    (golds.get(keyOf(unit, answer)) ?? answer) || undefined;
}

const keyOf = (unit: string, answer: string) => JSON.stringify([unit, answer]);

/**
 * The words of a study for the reviewer. For answers that differ only in case or a final full stop,
 * the most common form is proposed for all.
 */
export function wordsToReview(
  answers: readonly Answer[],
  units: ReadonlyMap<string, Unit>,
  decisions: readonly WordDecision[],
): WordToReview[] {
  const golds = new Map(decisions.map(({ unit, answer, gold }) => [keyOf(unit, answer), gold]));
  return wordVotes(answers, units).flatMap(({ unit: id, votes }) => {
    const unit = units.get(id);
    if (!unit) return [];
    // Ties go to the lower-case form.
    const commonest = new Map<string, readonly [answer: string, votes: number]>();
    for (const [answer, count] of votes) {
      const form = plainForm(answer);
      const [, most] = commonest.get(form) ?? [];
      if (most === undefined || (most === count && answer === form))
        commonest.set(form, [answer, count]);
    }
    return [
      {
        unit,
        isReviewed: votes.every(([answer]) => golds.has(keyOf(id, answer))),
        answers: votes.map(([answer, count]) => ({
          answer,
          votes: count,
          gold: golds.get(keyOf(id, answer)) ?? commonest.get(plainForm(answer))?.[0] ?? answer,
        })),
      },
    ];
  });
}

function plainForm(answer: string): string {
  return answer
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.。۔]+$/, '')
    .trim();
}

export function readDecisions(database: Statements, study: string): Promise<WordDecision[]> {
  return database.all('SELECT unit, answer, gold FROM study_words WHERE study = ?', study);
}

/** Stores a reviewer's decisions about a word, replacing earlier ones. */
export async function keepDecisions(
  database: Database,
  study: string,
  decisions: readonly WordDecision[],
  now: Date,
): Promise<void> {
  await database.transaction(async (statements) => {
    for (const { unit, answer } of decisions) await forgetDecision(statements, study, unit, answer);
    const decided = now.toISOString();
    await insertRows(
      statements,
      'study_words',
      decisions.map((decision) => ({ study, ...decision, decided })),
    );
  });
}

/** On withdrawal, also deletes decisions about words that no other participant gave. */
export async function forgetWordsOf(
  statements: Statements,
  study: string,
  participant: string,
): Promise<void> {
  const decisions = await readDecisions(statements, study);
  if (decisions.length === 0) return;
  const rows = await statements.all<{ unit: string; answer: string }>(
    'SELECT unit, answer FROM study_answers WHERE study = ? AND participant <> ?',
    study,
    participant,
  );
  const left = new Set(
    rows.map(({ unit, answer }) => keyOf(unit, String(JSON.parse(answer).word ?? '').trim())),
  );
  for (const { unit, answer } of decisions) {
    if (!left.has(keyOf(unit, answer))) await forgetDecision(statements, study, unit, answer);
  }
}

function forgetDecision(statements: Statements, study: string, unit: string, answer: string) {
  return statements.run(
    'DELETE FROM study_words WHERE study = ? AND unit = ? AND answer = ?',
    study,
    unit,
    answer,
  );
}
