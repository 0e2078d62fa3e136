import { type AlignedDocument, type AlignedGroup, alignedGroups } from './alignment.ts';
import { badContent, linesOf } from './text.ts';
import { readXml } from './xml.ts';

/** A sentence and the numbers of its counterparts in the other version. */
interface NumberedSentence {
  text: string;
  readonly counterparts: readonly number[];
  readonly line: number;
}

/** The notation of a corpus for its alignment. */
export interface Numbering {
  /** The attribute with the numbers of the counterparts, as in `frase_all="3;4"`. */
  readonly attribute: string;
  /** The number of the first sentence. */
  readonly from: 0 | 1;
  /** Whether the simple side's numbers count too, or only those of the original. */
  readonly both: boolean;
}

/** Terence and Teacher (Brunato et al., 2015) and CBST share one notation, with small differences. */
export const TEACHER: Numbering = { attribute: 'frase_all', from: 1, both: false };
export const TERENCE: Numbering = { attribute: 'frase_al', from: 1, both: false };
export const CBST: Numbering = { attribute: 'frase_all', from: 1, both: true };
export const SIMPLEXT: Numbering = { attribute: 'alignedSents', from: 0, both: true };

/**
 * Pairs from one file that holds two versions, one after the other, in elements of XML-like
 * text: there may be two roots, and lines with `//` are comments.
 */
export function readNumberedFile(text: string, file: string, how: Numbering): AlignedGroup[] {
  const versions = versionsOf(text, file, how);
  if (versions.length !== 2) {
    throw badContent(file, 1, `There are ${versions.length} versions of the text instead of 2.`);
  }
  return pairUp(versions[0], versions[1], file, file, how);
}

/** Pairs from two files, one for each version. */
export function readNumberedFiles(
  source: { readonly text: string; readonly file: string },
  target: { readonly text: string; readonly file: string },
  how: Numbering,
): AlignedGroup[] {
  const [sources, targets] = [source, target].map(({ text, file }) =>
    versionsOf(text, file, how).flat(),
  );
  return pairUp(sources, targets, source.file, target.file, how);
}

/** Sentences by the element around them. */
function versionsOf(text: string, file: string, { attribute }: Numbering): NumberedSentence[][] {
  const versions: NumberedSentence[][] = [];
  const stack: { name: string; version?: NumberedSentence[] }[] = [{ name: '' }];
  let current: NumberedSentence | undefined;
  for (const piece of readXml(withoutRemarks(text), file)) {
    if (piece.kind === 'text') {
      if (current) current.text += piece.text;
    } else if (piece.kind === 'close') {
      const open = stack.findLastIndex(({ name }) => name === piece.name);
      if (open > 0) stack.length = open;
      if (current) current.text = current.text.trim();
      current = undefined;
    } else {
      const numbers = piece.attributes[attribute];
      const around = stack[stack.length - 1];
      if (numbers !== undefined) {
        current = {
          text: '',
          counterparts: numbersIn(numbers, file, piece.line),
          line: piece.line,
        };
        if (!around.version) {
          around.version = [];
          versions.push(around.version);
        }
        around.version.push(current);
      }
      if (!piece.empty) stack.push({ name: piece.name });
    }
  }
  return versions;
}

function withoutRemarks(text: string): string {
  return linesOf(text)
    .map((line) => (/(^|[^:])\/\//.test(line) && !line.includes('<') ? '' : line))
    .join('\n');
}

function numbersIn(list: string, file: string, line: number): number[] {
  return list
    .split(';')
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .map((number) => {
      if (!/^\d+$/.test(number))
        throw badContent(file, line, `"${number}" is not a sentence number.`);
      return Number(number);
    });
}

function pairUp(
  sources: readonly NumberedSentence[],
  targets: readonly NumberedSentence[],
  sourceFile: string,
  targetFile: string,
  { from, both }: Numbering,
): AlignedGroup[] {
  const links: [number, number][] = [];
  const check = (number: number, among: number, file: string, line: number) => {
    if (number >= from && number < among + from) return number - from;
    throw badContent(file, line, `It refers to sentence ${number}, but there are ${among}.`);
  };
  sources.forEach(({ counterparts, line }, at) => {
    for (const each of counterparts)
      links.push([at, check(each, targets.length, sourceFile, line)]);
  });
  if (both) {
    targets.forEach(({ counterparts, line }, at) => {
      for (const each of counterparts)
        links.push([check(each, sources.length, targetFile, line), at]);
    });
  }
  const document: AlignedDocument = {
    sources: sources.map(({ text }) => text),
    targets: targets.map(({ text }) => text),
    links,
  };
  return alignedGroups(document);
}
