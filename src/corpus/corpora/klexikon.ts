import type { CorpusEntry } from '../entry.ts';
import { readJsonLines, stringFields } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';

const PARTS = [
  ['train', 'train'],
  ['validation', 'dev'],
  ['test', 'test'],
] as const;

export const klexikon: CorpusEntry = {
  id: 'klexikon',
  name: 'Klexikon',
  language: 'de',
  task: 'document',
  domain: 'Wikipedia',
  readers: 'children of six to twelve',
  simplifiedBy: 'volunteers of Klexikon',
  strategy: 'automatic',
  alignment: 'document',
  licence: { name: 'CC BY-SA 4.0', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/dennlinger/klexikon',
  citation:
    'Aumiller and Gertz 2022, Klexikon: A German Dataset for Joint Summarization and Simplification, LREC',
  published: { all: 2898, train: 2346, dev: 273, test: 279, from: 'Aumiller and Gertz 2022' },
  note: 'Not compared: no copy at hand. Expects data/train.json, data/validation.json and data/test.json, one article a line.',
  files: [],
  async *load(files) {
    for (const [part, split] of PARTS) {
      const path = `data/${part}.json`;
      for (const { line, value } of readJsonLines(await readText(files, path), path)) {
        const article = value as Record<string, unknown>;
        const [source, target] = ['wiki_sentences', 'klexikon_sentences'].map((name) => {
          const sentences = article[name];
          if (!Array.isArray(sentences))
            throw badContent(path, line, `There is no list "${name}".`);
          return sentences
            .map((sentence) => String(sentence).trim())
            .filter((sentence) => sentence !== '')
            .join('\n');
        });
        const { title } = stringFields(value, ['title'], path, line);
        yield {
          id: `${split}-${line}`,
          source,
          references: [target],
          split,
          document: title,
          provenance: { corpus: 'klexikon', file: path, line },
        };
      }
    }
  },
};
