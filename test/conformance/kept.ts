import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Edit, sentencesOf, type Token } from '../../src/core/index.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import { names, quotations } from '../../src/language/protect/index.ts';
import {
  type BlockResult,
  type Format,
  loadEngine,
  loadWording,
  type ReadDocument,
  readDocument,
  simplifyDocument,
} from '../../src/simplify/index.ts';
import { describeConformance, referencePath } from './reference-data.ts';

const LISTS_FROM = 5;
const CONTENT = /^(?:NOUN|PROPN|NUM|VERB|ADJ|ADV)$/;

export function documentsOf(id: string): string[] {
  const filesUnder = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(path).isDirectory() ? filesUnder(path) : [path];
    });
  return filesUnder(referencePath(`documents/${id}`)).filter((file) => /\.(?:md|html)$/.test(file));
}

/** What a simplified document must still hold, word for word, and how often. */
function facts({ structure, document }: ReadDocument, { profile }: Language): string[] {
  const { text, blocks } = structure;
  // Names in a row may become a list: "Uganda and Vietnam".
  const joiners = new Set(profile.facts?.joiners ?? []);
  const parts = (name: string) => {
    const words = name.split(' ');
    const at = words.findIndex((word) => joiners.has(word));
    return at < 0
      ? [name]
      : [words.slice(0, at), words.slice(at + 1)].map((each) => each.join(' '));
  };
  const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return [
    ...quotations(text, blocks).map(slice),
    ...sentencesOf(document)
      .flatMap((each) => names(each, profile.capitalNouns ?? false))
      .map(slice)
      .flatMap(parts),
  ];
}

const MARKS = /\p{Nd}(?:[\p{Nd}.,:/-]*\p{Nd})?|[[\]]/gu;
const BRACKETS = /[(（]([^()（）]*)[)）]/gu;

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The figures and brackets, names and quotations of a source that its output has less often. */
function lost(read: ReadDocument, output: string, language: Language): string[] {
  const marks = counted(output.match(MARKS) ?? []);
  const fewer = [...counted(read.structure.text.match(MARKS) ?? [])].filter(
    ([mark, count]) => (marks.get(mark) ?? 0) < count,
  );
  fewer.push(
    ...lostBrackets(read.structure.text, output).map((text): [string, number] => [text, 1]),
  );
  const times = (fact: string) => output.split(fact).length - 1;
  const gone = [...counted(facts(read, language))].filter(([fact, count]) => times(fact) < count);
  return [...fewer, ...gone].map(([fact]) => fact);
}

/** What stood in brackets may have become a sentence; all other brackets must still be there. */
function lostBrackets(source: string, output: string): string[] {
  const inside = (text: string) => [...text.matchAll(BRACKETS)].map(([, words]) => words);
  const [before, after] = [inside(source), inside(output)];
  const kept = new Set(after);
  const changed = before.filter((words) => !kept.has(words));
  const said = output.toLowerCase();
  const isSentence = (words: string) => said.includes(words.toLowerCase().replace(/[.!?]$/, ''));
  const freed = changed.filter(isSentence);
  const gone = before.length - after.length - freed.length;
  return gone > 0 ? changed.filter((words) => !isSentence(words)).slice(0, gone) : [];
}

/** Edits that belong together: they have one source and one reason, and are not the same twice. */
function groups(edits: readonly Edit[], text: string): Edit[][] {
  const found = new Map<string, Edit[]>();
  const seen = new Map<string, number>();
  for (const edit of edits) {
    const { source, reason, replacement, span } = edit;
    const what = `${source} ${reason}`;
    const own = `${what} ${text.slice(span.start, span.end)} ${replacement}`;
    const times = seen.get(own) ?? 0;
    seen.set(own, times + 1);
    const key = `${what} ${times}`;
    found.set(key, [...(found.get(key) ?? []), edit]);
  }
  return [...found.values()];
}

/** Groups of words that a sentence has lost, and for which nothing else stands. */
function deleted(
  result: BlockResult['sentences'][number],
  tokens: readonly Token[],
  text: string,
): string[] {
  return groups(result.edits, text).flatMap((edits) => {
    const written = result.text.toLowerCase();
    const inside = tokens.filter(({ start, end }) =>
      edits.some(({ span }) => start < span.end && end > span.start),
    );
    const gone = inside.filter(
      ({ form, analysis }) =>
        CONTENT.test(analysis?.upos ?? '') && !written.includes(form.toLowerCase()),
    );
    const forms = new Set(inside.map(({ form }) => form.toLowerCase()));
    const isNew = (word: string) => !forms.has(word.toLowerCase());
    const said = edits.flatMap(({ replacement }) => replacement.match(/[\p{L}\p{N}]+/gu) ?? []);
    const isDeletion = edits.some(({ operation }) => operation === 'delete');
    if (!isDeletion && (gone.length < 2 || said.some(isNew))) return [];
    return [`${edits[0].source}: ${gone.map(({ form }) => form).join(' ')}`];
  });
}

/** Simplifies every document of some languages as the command does; nothing may be missing after it. */
export function keepsDocuments(ids: readonly string[]): void {
  describeConformance('a simplified document keeps all facts and words', ['documents'], () => {
    it.each(ids)('%s', async (id) => {
      const language = await loadLanguage(id);
      const { analysis } = language.offers;
      const engine = await loadEngine(analysis ? 'default' : 'identity', language);
      const wording = await loadWording(id);
      const missing: string[] = [];
      let changed = 0;
      for (const file of documentsOf(id)) {
        const format: Format = file.endsWith('.html') ? 'html' : 'markdown';
        const read = readDocument(readFileSync(file, 'utf8'), format, language);
        // The names of a document are known by its tags, which are made as it is simplified.
        const blocks = [...simplifyDocument(read, { engine, wording, lists: LISTS_FROM })];
        const output = blocks.map((block) => block.output).join('');
        const after = readDocument(output, format, language).structure.text;
        const report = (what: string) => missing.push(`${file}: ${what}`);
        lost(read, after, language).forEach(report);
        const tokens = sentencesOf(read.document).flatMap((each) => each.tokens);
        for (const result of blocks.flatMap((block) => block.sentences)) {
          if (result.edits.length === 0) continue;
          changed++;
          const { start, end } = result.span;
          const own = tokens.filter((token) => token.start >= start && token.end <= end);
          deleted(result, own, read.structure.text).forEach(report);
        }
      }
      expect(missing).toEqual([]);
      if (analysis) expect(changed).toBeGreaterThan(0);
    });
  });
}
