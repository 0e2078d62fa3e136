import { badContent, linesOf } from './text.ts';

/** A JSON file. */
export function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badContent(file, lineOfJsonError(text, error as Error), 'This is not valid JSON.');
  }
}

function lineOfJsonError(text: string, error: Error): number {
  const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}

/** One JSON value for each line that is not empty. */
export function* readJsonLines(
  text: string,
  file: string,
): Generator<{ readonly line: number; readonly value: unknown }> {
  let line = 0;
  for (const each of linesOf(text)) {
    line++;
    if (each.trim() === '') continue;
    try {
      yield { line, value: JSON.parse(each) };
    } catch {
      throw badContent(file, line, 'This is not valid JSON.');
    }
  }
}

/** The fields of a JSON object that must be strings. */
export function stringFields<Name extends string>(
  value: unknown,
  names: readonly Name[],
  file: string,
  line: number,
): Record<Name, string> {
  const fields = {} as Record<Name, string>;
  for (const name of names) {
    const field = (value as Record<string, unknown> | null)?.[name];
    if (typeof field !== 'string') throw badContent(file, line, `The string "${name}" is missing.`);
    fields[name] = field;
  }
  return fields;
}
