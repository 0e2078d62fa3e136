import { CallError } from '../http/failure.ts';
import type { TaskName } from './tasks.ts';

interface Limits {
  /** Tasks for which an editor waits come first; long ones never take the last free worker. */
  readonly isLong: boolean;
  /** Seconds after which a task and its worker are terminated. */
  readonly seconds: number;
}

/** The time limit of each task. */
export const LIMITS: Readonly<Record<TaskName, Limits>> = {
  candidates: { isLong: false, seconds: 60 },
  modelCandidates: { isLong: false, seconds: 200 },
  words: { isLong: false, seconds: 60 },
  segment: { isLong: false, seconds: 60 },
  analyse: { isLong: true, seconds: 60 },
  lint: { isLong: false, seconds: 60 },
  rewrite: { isLong: false, seconds: 300 },
  compare: { isLong: true, seconds: 60 },
  verify: { isLong: true, seconds: 60 },
  simplify: { isLong: true, seconds: 600 },
  evaluate: { isLong: true, seconds: 300 },
  corpus: { isLong: true, seconds: 60 },
  corpusRecords: { isLong: true, seconds: 60 },
  importFile: { isLong: true, seconds: 30 },
  fileText: { isLong: true, seconds: 30 },
  writeFile: { isLong: true, seconds: 60 },
};

/** A letter, or a text that is processed while the user types, does not count as long. */
const SHORT_TEXT = 5_000;
const BY_LENGTH = new Set<TaskName>(['analyse', 'compare', 'segment', 'simplify', 'verify']);

/** Is this a long task, for which others must not wait? */
export function isLongTask(name: TaskName, length: number): boolean {
  return BY_LENGTH.has(name) ? length > SHORT_TEXT : LIMITS[name].isLong;
}

const READS_FILE = new Set<TaskName | undefined>(['importFile', 'fileText']);

/** The error for a task that exceeds its time limit. */
export function tooSlow(name: TaskName): CallError {
  const { seconds } = LIMITS[name];
  return READS_FILE.has(name)
    ? new CallError(
        413,
        'too-large',
        `Reading the file took longer than ${seconds} seconds.`,
        'Save it again with the program that created it, or split it into several files.',
      )
    : new CallError(
        503,
        'too-slow',
        'This took too long and was cancelled.',
        'Try a shorter text.',
      );
}

/** The error for a task that exceeds its memory limit. */
export function tooLarge(name: TaskName | undefined, megabytes: number): CallError {
  return READS_FILE.has(name)
    ? new CallError(
        413,
        'too-large',
        `The file expands to more than ${megabytes} MB and was not read.`,
        'Check its origin. If it is yours, save it again, or split it into several files.',
      )
    : new CallError(413, 'too-large', 'This exceeds the memory limit.', 'Try a smaller text.');
}
