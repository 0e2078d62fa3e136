import { LONGEST_TEXT } from '../../contract/index.ts';
import { KlartextError } from '../../core/index.ts';
import type { ReadFile } from '../../formats/draft.ts';
import { textOf } from '../../formats/inline.ts';
import { readHtml } from '../../formats/read-html.ts';
import { plainText, readMarkdown, readText } from '../../formats/read-text.ts';
import { blocksOf } from '../../formats/segment.ts';
import { namedLanguage } from '../../language/ids.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import { runningText } from '../../simplify/document/clues.ts';
import { Recent } from '../recent.ts';
import { languageOf } from './resources.ts';
import type { SegmentResult, SegmentTask } from './segment-task.ts';

/** A text, split into blocks and sentences. */
export async function segment({ text, format, language }: SegmentTask): Promise<SegmentResult> {
  return cut(READERS[format](text), language);
}

const READERS: Readonly<Record<SegmentTask['format'], (text: string) => ReadFile>> = {
  text: plainText,
  markdown: readMarkdown,
  html: readHtml,
};

/** The content of a file, split into blocks and sentences. */
export async function cut(read: ReadFile, asked: string | undefined): Promise<SegmentResult> {
  refuseTooLong(read);
  const sample = sampleOf(read);
  const language = await languageOf(sample, asked ?? namedLanguage(read.language)).catch(
    (error) => {
      // An empty document has no language yet.
      if (sample.trim() === '') return 'en';
      throw error;
    },
  );
  const segmenter = await segmenterOf(language);
  const { title, drafts } = read.isPlain ? readText(wholeOf(read), segmenter) : read;
  const blocks = blocksOf(drafts, segmenter);
  return { language, ...(title !== undefined && { title }), blocks };
}

const segmenters = new Recent<string, Promise<Language>>(14);

/** A language with sentence segmentation only, which loads quickly. */
function segmenterOf(id: string): Promise<Language> {
  const load = () => loadLanguage(id, undefined, { without: ['analysis', 'inflection'] });
  return segmenters.get(id, load);
}

/** The text of a file has the same length limit as a call. */
function refuseTooLong({ drafts }: ReadFile): void {
  let length = 0;
  for (const { runs } of drafts) for (const { text } of runs) length += text.length;
  if (length <= LONGEST_TEXT) return;
  throw new KlartextError(
    'bad-input',
    `The document has more than ${LONGEST_TEXT.toLocaleString('en')} characters of text.`,
    'Split it into several documents.',
  );
}

const wholeOf = ({ drafts }: ReadFile) => drafts.map(({ runs }) => textOf(runs)).join('\n\n');

/** The part of a document from which its language is detected. */
function sampleOf({ drafts }: ReadFile): string {
  return runningText(drafts.map(({ kind, runs }) => ({ kind, text: textOf(runs) })));
}
