import { packageVersion } from '../../server/version.ts';
import { lintRules } from '../../simplify/lint/index.ts';
import type { Terminal } from '../terminal.ts';
import type { FindingsWriter, PlacedFinding } from './result.ts';

/**
 * Findings as SARIF 2.1.0 (OASIS 2020), which code hosts and editors read. Results come first, so
 * that they can be written while files are checked; the tool and its rules follow.
 */
export function sarifFindings(terminal: Terminal): FindingsWriter {
  const rules: string[] = [];
  const artifacts: string[] = [];
  let results = 0;
  terminal.write(
    '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",' +
      '"runs":[{"columnKind":"utf16CodeUnits","results":[',
  );
  return {
    startFile({ file, profile }) {
      artifacts.push(uriOf(file));
      for (const rule of profile.rules.keys()) if (!rules.includes(rule)) rules.push(rule);
    },
    write(finding) {
      const location = { uri: artifacts[artifacts.length - 1], index: artifacts.length - 1 };
      const result = resultOf(finding, location, rules);
      terminal.write(`${results++ === 0 ? '\n' : ',\n'}${JSON.stringify(result)}`);
    },
    endFile() {},
    end() {
      const rest = {
        artifacts: artifacts.map((uri) => ({ location: { uri } })),
        tool: {
          driver: {
            name: 'klartext',
            version: packageVersion(),
            rules: rules.map((id) => ({
              id,
              shortDescription: { text: lintRules.get(id).summary },
            })),
          },
        },
      };
      terminal.write(`],\n${JSON.stringify(rest).slice(1)}]}\n`);
    },
  };
}

function resultOf(
  { rule, severity, message, advice, span, from, to, suggestions }: PlacedFinding,
  artifactLocation: { readonly uri: string; readonly index: number },
  rules: readonly string[],
) {
  const region = {
    startLine: from.line,
    startColumn: from.column,
    endLine: to.line,
    endColumn: to.column,
    charOffset: span.start,
    charLength: span.end - span.start,
  };
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
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
}

function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  return file.split(/[\\/]/).map(encodeURIComponent).join('/');
}
