import { lintRules } from '../../simplify/lint/index.ts';
import { placesIn } from './places.ts';
import type { LintResult } from './result.ts';

/** Findings as SARIF 2.1.0 (OASIS 2020), which code hosts and editors read. */
export function sarifOf(results: readonly LintResult[], version: string): object {
  const used = [...new Set(results.flatMap(({ profile }) => [...profile.rules.keys()]))];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'klartext',
            version,
            rules: used.map((id) => ({
              id,
              shortDescription: { text: lintRules.get(id).summary },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        artifacts: results.map(({ file }) => ({ location: { uri: uriOf(file) } })),
        results: results.flatMap((result, artifact) => resultsOf(result, artifact, used)),
      },
    ],
  };
}

function resultsOf({ file, text, findings }: LintResult, artifact: number, used: string[]) {
  const placeOf = placesIn(text);
  return findings.map(({ rule, severity, message, advice, span, suggestions }) => {
    const [start, end] = [placeOf(span.start), placeOf(span.end)];
    const region = {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      charOffset: span.start,
      charLength: span.end - span.start,
    };
    const artifactLocation = { uri: uriOf(file), index: artifact };
    return {
      ruleId: rule,
      ruleIndex: used.indexOf(rule),
      level: severity,
      message: { text: advice === undefined ? message : `${message} ${advice}` },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      ...(suggestions.length > 0 && {
        fixes: suggestions.map((suggestion) => ({
          description: { text: `Write "${suggestion}".` },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: region, insertedContent: { text: suggestion } }],
            },
          ],
        })),
      }),
    };
  });
}

function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  return file.split(/[\\/]/).map(encodeURIComponent).join('/');
}
