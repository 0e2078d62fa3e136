import { badContent } from './text.ts';
import { readXml, unescapeXml } from './xml.ts';

/** One edit of Simpitiki (Tonelli et al., 2016). */
export interface SimpitikiEdit {
  readonly before: string;
  readonly after: string;
  /** `itwiki` or `tn` (the municipality of Trento). */
  readonly origin: string;
  /** The name of its type of simplification. */
  readonly type: string;
  readonly line: number;
}

/** The edits of Simpitiki; the marks `<del>` and `<ins>`, written as entities, are removed. */
export function readSimpitiki(text: string, file: string): SimpitikiEdit[] {
  const types = new Map<string, string>();
  const edits: SimpitikiEdit[] = [];
  const texts: Record<string, string> = {};
  let current = '';
  let edit: { type: string; origin: string; line: number } | undefined;
  let typeId = '';
  for (const piece of readXml(text, file)) {
    if (piece.kind === 'text') {
      if (current) texts[current] = (texts[current] ?? '') + piece.text;
      continue;
    }
    if (piece.kind === 'open') {
      current =
        ['before', 'after', 'type'].includes(piece.name) && !piece.empty ? piece.name : current;
      if (piece.name === 'type') typeId = piece.attributes.id ?? '';
      if (piece.name === 'simplification') {
        const { type = '', origin = '' } = piece.attributes;
        edit = { type, origin, line: piece.line };
      }
      continue;
    }
    if (piece.name === current) current = '';
    if (piece.name === 'type') types.set(typeId, texts.type.trim());
    if (piece.name === 'type' || piece.name !== 'simplification') {
      if (piece.name === 'type') texts.type = '';
      continue;
    }
    if (!edit) throw badContent(file, piece.line, 'A simplification ends here without a start.');
    edits.push({
      before: withoutMarks(texts.before ?? ''),
      after: withoutMarks(texts.after ?? ''),
      origin: edit.origin,
      type: types.get(edit.type) ?? edit.type,
      line: edit.line,
    });
    texts.before = texts.after = '';
    edit = undefined;
  }
  return edits;
}

function withoutMarks(text: string): string {
  return unescapeXml(text.replace(/<\/?(?:del|ins)>/g, '')).trim();
}
