import type { EXPORT_FORMATS, EXPORT_LAYOUTS } from '../../contract/index.ts';
import { DATA_POLICY } from './headers.ts';

const TYPES: Readonly<Record<(typeof EXPORT_FORMATS)[number], string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

/** A file to download, never displayed in the page. */
export function fileAnswer(
  bytes: Uint8Array,
  title: string,
  format: (typeof EXPORT_FORMATS)[number],
  layout: (typeof EXPORT_LAYOUTS)[number],
): Response {
  const ending =
    layout === 'easy' && format !== 'json' ? '' : `-${format === 'json' ? 'changes' : layout}`;
  const name = `${fileName(title)}${ending}.${format}`;
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`,
      'Content-Security-Policy': DATA_POLICY,
    },
  });
}

/** A title as a file name that is valid on any system. */
function fileName(title: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\p{Cs}\u200e\u200f\u202a-\u202e]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...clean].slice(0, 80).join('').trim() || 'document';
}
