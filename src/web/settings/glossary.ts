import type { Settings } from '../../contract/index.ts';

type Glossary = NonNullable<Settings['glossary']>;

/**
 * Reads a handwritten glossary: `word = easier word`, one per line; brackets contain explanations.
 *
 * @example readGlossary('levy = tax\nlevy = (money for the city)')
 */
export function readGlossary(text: string): Glossary {
  const entries = new Map<string, Glossary[number]>();
  for (const line of text.split('\n')) {
    const at = line.search(/[=→\t]/);
    const term = (at < 0 ? line : line.slice(0, at)).trim().slice(0, 200);
    const value = at < 0 ? '' : line.slice(at + 1).trim();
    if (!term || !value) continue;
    const explained = /^\((.*)\)$/.exec(value)?.[1]?.trim();
    entries.set(term, {
      ...entries.get(term),
      term,
      ...(explained
        ? { explanation: explained.slice(0, 1000) }
        : { replacement: value.slice(0, 200) }),
    });
  }
  return [...entries.values()].slice(0, 2000);
}

export function writeGlossary(glossary: Glossary): string {
  return glossary
    .flatMap(({ term, replacement, explanation }) => [
      ...(replacement ? [`${term} = ${replacement}`] : []),
      ...(explanation ? [`${term} = (${explanation})`] : []),
    ])
    .join('\n');
}

/** Terms, one per line, without duplicates. */
export function readTerms(text: string): string[] {
  const terms = text.split('\n').map((line) => line.trim().slice(0, 200));
  return [...new Set(terms.filter(Boolean))].slice(0, 2000);
}
