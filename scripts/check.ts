// `npm test`: runs all checks, two at a time; prints one line per check, and the output of failed ones.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

interface Check {
  readonly name: string;
  /** A script of package.json, with its arguments. */
  readonly script: string;
}

const { values } = parseArgs({ options: { report: { type: 'string' } } });
// `.ci/run` sums up the reports in this folder.
const report = values.report
  ? ` -- --reporter=default --reporter=json --outputFile.json="${values.report}/unit.json"`
  : '';

const BUILD: Check = { name: 'build', script: 'build' };
const CHECKS: Check[] = [
  { name: 'tests', script: `unit${report}` },
  { name: 'types', script: 'types' },
  { name: 'lint and format', script: 'lint' },
  { name: 'dead code', script: 'dead-code' },
  { name: 'layering', script: 'layers' },
  { name: 'package exports', script: 'exports' },
];

const ENVIRONMENT = { ...process.env, NO_COLOR: '1' };

/** Runs a check; prints its output if it fails. */
function run({ name, script }: Check): Promise<boolean> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${script}`, { shell: true, env: ENVIRONMENT });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const text = Buffer.concat(output).toString();
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${summaryOf(text)}`);
      if (code !== 0) console.log(`\n$ npm run ${script}\n${text}`);
      resolve(code === 0);
    });
  });
}

/** The line in which vitest counts its tests. */
function summaryOf(output: string): string {
  const line = output.split('\n').find((each) => each.trimStart().startsWith('Tests '));
  return line ? `: ${line.replace('Tests', '').trim()}` : '';
}

/** The tests start first, because they take longest; one check per core runs at a time. */
async function runAll(checks: readonly Check[]): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await run(check))) failed++;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return failed;
}

const started = Date.now();
// The rest needs the build: the tests run the command, and the package check reads the types.
const failed = (await run(BUILD)) ? await runAll(CHECKS) : CHECKS.length + 1;
const seconds = ((Date.now() - started) / 1000).toFixed(0);
const passed = CHECKS.length + 1 - failed;
console.log(`checks: ${passed} passed, ${failed} failed (${seconds} s)`);
if (values.report) {
  const counted = JSON.stringify({ numPassedTests: passed, numFailedTests: failed });
  writeFileSync(`${values.report}/checks.json`, counted);
}
process.exitCode = failed > 0 ? 1 : 0;
