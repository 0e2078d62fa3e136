import type { Language } from '../../language/index.ts';
import type { ReadFile } from '../formats/draft.ts';
import { textOf } from '../formats/inline.ts';
import { readHtml } from '../formats/read-html.ts';
import { readMarkdown, readText } from '../formats/read-text.ts';
import { blocksOf } from '../formats/segment.ts';
import type { SegmentResult, SegmentTask } from '../workers/tasks.ts';
import { languageOf, resourcesOf } from './resources.ts';

/** A text or a file that was read, cut into blocks and sentences. */
export async function segment({ source, language: asked }: SegmentTask): Promise<SegmentResult> {
  const whole = 'text' in source ? source.text : sample(source);
  const language = await languageOf(whole, asked).catch((error) => {
    // An empty document has no language yet.
    if (whole.trim() === '') return 'en';
    throw error;
  });
  const resources = await resourcesOf(language);
  const read =
    'text' in source
      ? readAs(source.format, source.text, resources.language)
      : source.isPlain
        ? readText(source.drafts.map(({ runs }) => textOf(runs)).join('\n\n'), resources.language)
        : source;
  return {
    language,
    ...(read.title !== undefined && { title: read.title }),
    blocks: blocksOf(read.drafts, resources.language),
  };
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
