import type { GuidelineProfile, LintFinding } from '../../simplify/lint/index.ts';
import type { Failure } from '../failure.ts';
import type { Place } from './places.ts';

/** A file that is checked. */
export interface CheckedFile {
  /** As given; `-` is standard input. */
  readonly file: string;
  readonly language: string;
  readonly profile: GuidelineProfile;
}

export interface PlacedFinding extends LintFinding {
  readonly from: Place;
  readonly to: Place;
}

/** How the check of a file ended. */
export interface FileEnd {
  /** The number of findings that `--fix` removed. */
  readonly fixed?: number;
  /** The file could be checked only in part. */
  readonly failure?: Failure;
}

/** Writes findings as soon as they are known. */
export interface FindingsWriter {
  startFile(file: CheckedFile): void;
  write(finding: PlacedFinding): void;
  endFile(end: FileEnd): void;
  end(): void;
}
