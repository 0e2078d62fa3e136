import type { Candidate } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';
import { type Reason, reasonIn } from './reasons.ts';

/** Counts the operations on a sentence: "2 words replaced", "split". */
export function operationsOf(translate: Translate, { edits, operations }: Candidate): string[] {
  const counts = new Map<string, number>(operations.map((name) => [name, 0]));
  for (const { operation } of edits) counts.set(operation, (counts.get(operation) ?? 0) + 1);
  return [...counts].map(([name, count]) => {
    const key = `operation.${name}`;
    return translate.has(key) ? translate(key, { count: Math.max(1, count) }) : name;
  });
}

/** The reasons for the edits, each once. One edit may contain several in a row. */
export function reasonsOf(translate: Translate, { reasons }: Candidate): Reason[] {
  const sentences = reasons.flatMap((reason) => reason.split(/(?<=\.) (?=[A-Z"])/));
  return [...new Set(sentences)].filter(Boolean).map((sentence) => reasonIn(translate, sentence));
}

export function engineName(translate: Translate, engine: string): string {
  const key = `engine.${engine}`;
  return translate.has(key) ? translate(key) : engine;
}
