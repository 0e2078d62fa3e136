import { KlartextError } from '../../core/index.ts';
import { reportData, reportPage } from '../../evaluate/report/index.ts';
import { folderFiles, loadIdentifier } from '../../language/index.ts';
import { nothingThere, pipedText, sampleFilesOf } from '../evaluate/evaluate.ts';
import { type SampleFiles, samplesOf } from '../evaluate/samples.ts';
import { type SettingOptions, settingOf } from '../evaluate/setting.ts';
import type { Terminal } from '../terminal.ts';
import { writeWhole } from '../write-whole.ts';

export interface ReportCall extends SettingOptions {
  readonly source?: string;
  readonly references?: readonly string[];
  readonly output?: readonly string[];
  readonly documents?: boolean;
  readonly title?: string;
  readonly seed?: number;
  readonly out?: string;
}

/** `klartext report`: one HTML page about systems. */
export async function report(call: ReportCall, terminal: Terminal): Promise<number> {
  if (terminal.json && call.out === undefined) throw noPlace();
  const files = sampleFilesOf(call);
  const piped = await pipedText(files, terminal);
  const samples = [...samplesOf(files, piped)];
  if (samples.length === 0) throw nothingThere(files.source);
  const setting = await settingOf(call, samples[0]);
  const systems = files.outputs.map(([name]) => name);
  const data = reportData(samples, {
    ...setting,
    systems,
    identifier: await loadIdentifier(await folderFiles()),
    files: namesOf(files),
    ...(call.title !== undefined && { title: call.title }),
    ...(call.seed !== undefined && { seed: call.seed }),
  });
  const page = await reportPage(data);
  if (call.out === undefined) {
    terminal.write(page);
    return 0;
  }
  writeWhole(call.out, page);
  const { items, warnings } = data;
  if (terminal.json) terminal.writeJson({ file: call.out, items, systems, warnings });
  else terminal.notice(`${call.out}: ${items} items, ${warnings.length} warnings\n`);
  return 0;
}

function namesOf({ source, references, outputs }: SampleFiles): [string, string][] {
  return [
    ['source', source],
    ...references.map((file, at): [string, string] => [`reference ${at + 1}`, file]),
    ...outputs.map(([name, file]): [string, string] => [`output of ${name}`, file]),
  ];
}

function noPlace(): KlartextError {
  return new KlartextError(
    'bad-option',
    'The page and JSON cannot both go to standard output.',
    'Name a file for the page: -o report.html.',
  );
}
