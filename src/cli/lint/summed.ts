import { SEVERITIES, type Severity } from '../../simplify/lint/index.ts';
import type { CheckedFile, FileEnd, PlacedFinding } from './result.ts';

/** Counts the findings of all files. */
export class Summary {
  private readonly counts = new Map<Severity, number>();
  private readonly titles = new Set<string>();
  private fixed = 0;
  private files = 0;

  startFile({ profile }: CheckedFile): void {
    this.files++;
    this.titles.add(profile.title);
  }

  add({ severity }: PlacedFinding): void {
    this.counts.set(severity, this.count(severity) + 1);
  }

  endFile({ fixed = 0 }: FileEnd): void {
    this.fixed += fixed;
  }

  get hasFiles(): boolean {
    return this.files > 0;
  }

  /** Is there a finding at least this severe? */
  reaches(least: Severity): boolean {
    return SEVERITIES.slice(SEVERITIES.indexOf(least)).some((each) => this.count(each) > 0);
  }

  /** The number of findings of each severity. */
  toString(): string {
    const done = this.fixed > 0 ? `${this.fixed} fixed. ` : '';
    const counts = [...SEVERITIES].reverse().flatMap((severity) => {
      const count = this.count(severity);
      return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
    });
    if (counts.length === 0) return `${done}No findings.`;
    return `${done}${counts.join(', ')} (${[...this.titles].join('; ')}).`;
  }

  private count(severity: Severity): number {
    return this.counts.get(severity) ?? 0;
  }
}
