import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { taughtEstimator } from '../../src/run/models/taught.ts';
import type { Estimator } from '../../src/simplify/index.ts';
import { type EstimatedEdit, estimatePage } from './estimate-page.ts';

/**
 * Estimates each edit of a run by itself and prints a page by rule and by pair of words: how often
 * it was made, the mean estimate, and the edits estimated lowest.
 */
const USAGE = `Usage: npm run estimate -- FILES [-l LANGUAGE] [--most N] [--worst 10] [--json]
FILES are documents, or what "klartext simplify --json" printed (.json, .jsonl).`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', short: 'l' },
    /** At most so many edits. */
    most: { type: 'string', default: '1000' },
    worst: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

/** One sentence of `klartext simplify --json`. */
interface Sentence {
  readonly start: number;
  readonly source: string;
  readonly edits: readonly Edit[];
}
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly source: string;
}
interface Run {
  readonly language: string;
  readonly sentences: readonly Sentence[];
}

function runs(path: string): Run[] {
  if (/\.jsonl?$/.test(path)) {
    const text = readFileSync(path, 'utf8').trim();
    return text.includes('\n{')
      ? text.split('\n').map((line) => JSON.parse(line))
      : [JSON.parse(text)];
  }
  const wanted = values.language === undefined ? [] : ['-l', values.language];
  const { stdout, stderr } = spawnSync(
    'node',
    ['bin/klartext.js', 'simplify', path, '--json', ...wanted],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (stdout.trim() === '') throw new Error(`${path}: ${stderr}`);
  return [JSON.parse(stdout)];
}

/** The sentence with this edit alone. */
function alone({ source, start }: Sentence, edit: Edit) {
  const [from, to] = [edit.start - start, edit.end - start];
  return {
    before: source.slice(from, to),
    candidate: source.slice(0, from) + edit.replacement + source.slice(to),
  };
}

const byLanguage = new Map<string, Estimator>();
const estimated: EstimatedEdit[] = [];
for (const run of positionals.flatMap(runs)) {
  const estimator = byLanguage.get(run.language) ?? (await taughtEstimator(run.language));
  if (!estimator) throw new Error(`No model was taught ${run.language}, or it was not pulled.`);
  byLanguage.set(run.language, estimator);
  for (const sentence of run.sentences) {
    if (estimated.length >= Number(values.most)) break;
    const changes = sentence.edits.map((edit) => ({ edit, ...alone(sentence, edit) }));
    if (changes.length === 0) continue;
    const estimates = await estimator.estimate(
      sentence.source,
      changes.map(({ candidate }) => candidate),
    );
    changes.forEach(({ edit, before, candidate }, at) => {
      const { source: rule, replacement } = edit;
      const pair = `${before} → ${replacement}`.toLowerCase();
      estimated.push({ rule, pair, source: sentence.source, candidate, estimate: estimates[at] });
    });
    process.stderr.write(`\r${estimated.length} edits`);
  }
}
process.stderr.write('\n');
if (values.json) for (const edit of estimated) console.log(JSON.stringify(edit));
else console.log(estimatePage(estimated, Number(values.worst)));
process.exit(0);
