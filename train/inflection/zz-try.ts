import {
  collect,
  DATA,
  grammarOf,
  SOURCES,
  trainingPair,
} from '/work/main/train/inflection/collect.ts';
import { Analogy } from '/work/main/train/inflection/complete.ts';
import { prepare } from '/work/main/train/inflection/perceptron.ts';
import { readUnimorph } from '/work/main/train/inflection/unimorph.ts';

for (const l of process.argv.slice(2)) {
  const c = await collect(l);
  const g = grammarOf(l);
  const shared = new Set<string>();
  console.log(l, c.pairs.length);
  let t = Date.now();
  const p = prepare(c.pairs, {
    tableBits: 19,
    epochs: 6,
    minimumScriptCount: 3,
    maximumCandidates: 250,
  });
  console.log('prepare', Date.now() - t);
  t = Date.now();
  const a = new Analogy(p);
  console.log('index', Date.now() - t);
  t = Date.now();
  const cells = new Map(p.cells.map((x) => [x.paradigm + ' ' + x.key, x.id]));
  const buckets: number[][] = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let right = 0,
    n = 0,
    none = 0;
  for (const ex of readUnimorph(DATA + '/' + SOURCES[l].development[0], l)) {
    const q = trainingPair(ex, g)!;
    if (!q) continue;
    n++;
    const cell = cells.get(q.paradigm + ' ' + q.key);
    if (cell === undefined) {
      none++;
      continue;
    }
    const r = a.infer(q.paradigm, q.lemma, cell);
    if (!r) {
      none++;
      continue;
    }
    const k = Math.min(5, Math.floor(r.confidence * 5));
    buckets[k][0]++;
    if (r.form === q.form) {
      right++;
      buckets[k][1]++;
    } else if (n < 400)
      console.log(
        '  ',
        q.lemma,
        q.key,
        r.form,
        q.form,
        r.confidence.toFixed(2),
        a.known(q.paradigm, q.lemma),
      );
  }
  console.log(l, 'dev', right, n, none, JSON.stringify(buckets), Date.now() - t);
}
