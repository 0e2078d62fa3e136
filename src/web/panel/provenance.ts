import type { Candidate } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';

/** What was done to a sentence, counted: "2 other words", "split". */
export function operationsOf(translate: Translate, { edits, operations }: Candidate): string[] {
  const counts = new Map<string, number>(operations.map((name) => [name, 0]));
  for (const { operation } of edits) counts.set(operation, (counts.get(operation) ?? 0) + 1);
  return [...counts].map(([name, count]) => {
    const key = `operation.${name}`;
    return translate.has(key) ? translate(key, { count: Math.max(1, count) }) : name;
  });
}

/** Why, as the engine says it. Its sentences are English; they are marked as such elsewhere. */
export function reasonsOf(
  _translate: Translate,
  { reasons }: Candidate,
): { text: string; language: string }[] {
  return [...new Set(reasons)].filter(Boolean).map((text) => ({ text, language: 'en' }));
}

export function engineName(translate: Translate, engine: string): string {
  const key = `engine.${engine}`;
  return translate.has(key) ? translate(key) : engine;
}
