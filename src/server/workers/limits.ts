import { CallError } from '../http/failure.ts';
import type { TaskName } from './tasks.ts';

interface Limits {
  /** Tasks that an editor waits for come first; long ones never take the last free worker. */
  readonly isLong: boolean;
  /** Seconds after which a task is given up, its worker with it. */
  readonly seconds: number;
}

/** What each task may take of the time. */
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

/** Texts up to this length are worked on while someone types: they do not count as long. */
const SHORT_TEXT = 5_000;
const BY_LENGTH = new Set<TaskName>(['analyse', 'segment']);

/** Is this a task that others must not have to wait for? */
export function isLongTask(name: TaskName, length: number): boolean {
  return BY_LENGTH.has(name) ? length > SHORT_TEXT : LIMITS[name].isLong;
}

const READS_FILE = new Set<TaskName | undefined>(['importFile', 'fileText']);

/** What is said when a task takes more time than it may. */
export function tooSlow(name: TaskName): CallError {
  const { seconds } = LIMITS[name];
  return READS_FILE.has(name)
    ? new CallError(
        413,
        'too-large',
        `The file takes longer than ${seconds} seconds to read.`,
        'Save it anew with the program it is from, or cut it into several.',
      )
    : new CallError(503, 'too-slow', 'This took too long and was given up.', 'Try a shorter text.');
}

/** What is said when a task takes more memory than it may. */
export function tooLarge(name: TaskName | undefined, megabytes: number): CallError {
  return READS_FILE.has(name)
    ? new CallError(
        413,
        'too-large',
        `The file unpacks to more than ${megabytes} MB and was not read.`,
        'Check where it is from. If it is yours, save it anew, or cut it into several.',
      )
    : new CallError(
        413,
        'too-large',
        'This needs more memory than is allowed.',
        'Try a smaller one.',
      );
}
