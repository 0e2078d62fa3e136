// Adds up the reports of .ci/run and prints "N passed, M failed"; fails when a report is missing.
import { existsSync, readFileSync } from 'node:fs';

const folder = process.argv[2];
let passed = 0;
let failed = 0;
for (const name of ['checks.json', 'unit.json', 'conformance.json', 'end-to-end.json']) {
  if (!existsSync(`${folder}/${name}`)) {
    failed++;
    continue;
  }
  const report = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A test file that could not even be loaded has failed without having a test.
  failed += (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
