import { readFileSync, writeFileSync } from 'node:fs';

/** Megabytes that a process held at most since the last call of `forgetPeak`; 0 when it has gone. */
export function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** From now on the peak is counted anew. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

/** The highest peak of all children of a process while `work` runs. */
export async function peakOfChildren(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...childrenOf(pid).map(peakOf));
  }, 20);
  await work.finally(() => clearInterval(timer));
  return peak;
}
