import { type Language, loadLanguage } from '../../language/index.ts';
import type { ReadFile } from '../formats/draft.ts';
import { textOf } from '../formats/inline.ts';
import { readHtml } from '../formats/read-html.ts';
import { readMarkdown, readText } from '../formats/read-text.ts';
import { blocksOf } from '../formats/segment.ts';
import { Recent } from '../recent.ts';
import { languageOf } from './resources.ts';
import type { SegmentResult, SegmentTask } from './segment-task.ts';

/** A text or a file that was read, cut into blocks and sentences. */
export async function segment({ source, language: asked }: SegmentTask): Promise<SegmentResult> {
  const whole = 'text' in source ? source.text : sample(source);
  const language = await languageOf(whole, asked).catch((error) => {
    // An empty document has no language yet.
    if (whole.trim() === '') return 'en';
    throw error;
  });
  const segmenter = await segmenterOf(language);
  const read =
    'text' in source
      ? readAs(source.format, source.text, segmenter)
      : source.isPlain
        ? readText(source.drafts.map(({ runs }) => textOf(runs)).join('\n\n'), segmenter)
        : source;
  return {
    language,
    ...(read.title !== undefined && { title: read.title }),
    blocks: blocksOf(read.drafts, segmenter),
  };
}

const segmenters = new Recent<string, Promise<Language>>(14);

/** A language that only knows where sentences end: quickly loaded. */
function segmenterOf(id: string): Promise<Language> {
  const load = () => loadLanguage(id, undefined, { without: ['analysis', 'inflection'] });
  return segmenters.get(id, load);
}

function readAs(format: 'text' | 'markdown' | 'html', text: string, language: Language): ReadFile {
  if (format === 'html') return readHtml(text);
  return format === 'markdown' ? readMarkdown(text) : readText(text, language);
}

const LOOKED_AT = 5_000;

/** Enough of a document to tell its language. */
function sample({ drafts }: ReadFile): string {
  let text = '';
  for (const { runs } of drafts) {
    text += `${textOf(runs)}\n`;
    if (text.length > LOOKED_AT) break;
  }
  return text;
}
