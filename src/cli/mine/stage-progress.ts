import { STAGES, type StageName } from '../../mine/index.ts';
import type { Terminal } from '../terminal.ts';

const DOING: Readonly<Record<StageName, string>> = {
  read: 'Reading',
  model: 'Counting words, placing cells',
  encode: 'Encoding sequences',
  gather: 'Sorting into cells',
  search: 'Searching neighbours',
  filter: 'Filtering',
  pairs: 'Measuring pairs',
};

/** A progress bar per stage on a terminal; elsewhere a line per stage on standard error. */
export function stageProgress(terminal: Terminal) {
  let bar: ReturnType<Terminal['progress']> | undefined;
  return {
    stage(stage: StageName, total: number): (done: number) => void {
      bar?.done();
      const label = `${STAGES.indexOf(stage) + 1}/${STAGES.length} ${DOING[stage]}`;
      bar = terminal.progress(label, total);
      const started = performance.now();
      let [first, last] = [-1, 0];
      return (done) => {
        if (first < 0) {
          first = done;
          const resumed = done > 0 ? `, ${done} done before` : '';
          if (!terminal.json) terminal.notice(`${label}: ${total} jobs${resumed}\n`);
        }
        bar?.advance(done - last);
        last = done;
        if (done === total && !terminal.json && total > first) {
          const seconds = (performance.now() - started) / 1000;
          terminal.notice(`${label}: done in ${seconds.toFixed(1)} s\n`);
        }
      };
    },
    done: () => bar?.done(),
  };
}
