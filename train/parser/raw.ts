import { readFileSync } from 'node:fs';
import type { Language } from '../../src/language/index.ts';
import { type Format, openDocument } from '../../src/simplify/document/index.ts';
import { DATA } from '../analysis/paths.ts';
import type { GoldSentence } from '../analysis/treebank.ts';

/** Shorter ones teach nothing, longer ones are lists. */
const SHORTEST = 5;
const LONGEST = 60;
const COMPLETE = /[.!?…。！？؟۔]["'”’»«)\]]*$/u;

/** Licences that would bind the weights further than the treebanks do, and missing ones. */
const BINDING = /(?<!L)GPL|NC|no licence/;
export const isBinding = (licence: string): boolean =>
  BINDING.test(licence) && !/ or (?:CC|MIT)/.test(licence);

/** Sentences without trees, of the documents at hand, for teachers to annotate (`label.py`). */
export async function rawSentences(language: Language): Promise<GoldSentence[]> {
  const found = new Map<string, GoldSentence>();
  for (const line of readFileSync(`${DATA}documents/SOURCE.tsv`, 'utf8').split('\n')) {
    const [file, id, , , , , licence = ''] = line.split('\t');
    const format = FORMATS[/\.\w+$/.exec(file)?.[0] ?? ''];
    if (id !== language.id || format === undefined || isBinding(licence)) continue;
    const source = readFileSync(DATA + file, 'utf8');
    for (const forms of await completeSentences(source, format, language)) {
      found.set(forms.join(' '), withoutTree(forms));
    }
  }
  return [...found.values()];
}

/** The words of what ends as a sentence does; headings, items and fragments are left out. */
export async function completeSentences(
  source: string,
  format: Format,
  language: Language,
): Promise<string[][]> {
  const { document } = await openDocument(source, format, language);
  const sentences = document.paragraphs.flatMap((paragraph) => paragraph.sentences);
  return sentences
    .filter(({ start, end, tokens: { length } }) => {
      const text = document.text.slice(start, end).trim();
      return length >= SHORTEST && length <= LONGEST && COMPLETE.test(text);
    })
    .map(({ tokens }) => tokens.map(({ form }) => form));
}

const FORMATS: Readonly<Record<string, Format>> = {
  '.md': 'markdown',
  '.html': 'html',
  '.txt': 'text',
};

export function withoutTree(forms: string[]): GoldSentence {
  const unknown = forms.map(() => '_');
  return {
    forms,
    lemmas: unknown,
    upos: unknown,
    xpos: unknown,
    features: unknown,
    heads: undefined,
    relations: unknown,
    language: '',
  };
}
