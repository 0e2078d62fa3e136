import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'node:util';
import * as klartext from 'klartext';
import * as language from 'klartext/language';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

// What an editor shows beside a public name: each example is run as it is written.
const ENTRIES: Readonly<Record<string, object>> = { klartext, 'klartext/language': language };

const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:abstract )?(?:function|class) (\w+)/g;

/** The example of every function and class of these folders, by name. */
function examplesIn(...folders: string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8')),
  );
  const found = new Map<string, string>();
  for (const [, comment, name] of files.flatMap((source) => [...source.matchAll(DOCUMENTED)])) {
    const [, example] = comment.split('@example');
    if (example !== undefined) found.set(name, example.replace(/^ *\* ?/gm, '').trim());
  }
  return found;
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Runs an example; what `console.log(…); // …` writes must be what stands beside it. */
async function run(example: string): Promise<number> {
  let compared = 0;
  const shows = (expected: string, ...values: unknown[]) => {
    compared++;
    expect(format(...values)).toBe(expected);
  };
  const code = example
    .replace(
      /^import (\{[^}]*\}) from '([^']+)';$/gm,
      (_, names, entry) => `const ${names} = entries['${entry}'];`,
    )
    .replace(
      /^( *)console\.log\((.*)\); \/\/ (.*)$/gm,
      (_, indent, values, expected) => `${indent}shows(${JSON.stringify(expected)}, ${values});`,
    );
  await new AsyncFunction('entries', 'shows', code)(ENTRIES, shows);
  return compared;
}

describe('the examples of the root', () => {
  const examples = examplesIn('src/klartext', 'src/core');
  const functions = Object.entries(klartext).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );

  it.each(functions)('of %s runs and shows what it prints', async (name) => {
    const example = examples.get(name) ?? '';
    expect(example).toMatch(
      new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from 'klartext';$`, 'm'),
    );
    expect(await run(example)).toBeGreaterThan(0);
  });

  it('are compared: one that shows something else fails', async () => {
    await expect(run("console.log('a'); // b")).rejects.toThrow();
  });
});
