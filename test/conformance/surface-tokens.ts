import type { Span } from '../../src/core/index.ts';

/** A sentence of a treebank with the places of its surface tokens. */
export interface SurfaceSentence {
  readonly text: string;
  readonly tokens: readonly Span[];
}

/**
 * The sentences of a CoNLL-U file with their surface tokens: a multi-word token counts once, unless
 * `cut` is set and its words spell it (do + n't), in which case its words count.
 */
export function surfaceSentences(conllu: string, cut: boolean): SurfaceSentence[] {
  return conllu
    .split(/\n\n+/)
    .map((block) => sentence(block.split('\n'), cut))
    .filter((found) => found !== undefined);
}

function sentence(lines: readonly string[], cut: boolean): SurfaceSentence | undefined {
  const text = lines
    .find((line) => line.startsWith('# text ='))
    ?.slice(8)
    .trim();
  if (text === undefined) return undefined;
  const forms = surfaceForms(lines, cut);
  const tokens: Span[] = [];
  let position = 0;
  for (const form of forms) {
    const start = text.indexOf(form, position);
    if (start < 0 || text.slice(position, start).trim() !== '') return undefined;
    position = start + form.length;
    tokens.push({ start, end: position });
  }
  return { text, tokens };
}

function surfaceForms(lines: readonly string[], cut: boolean): string[] {
  const rows = lines.filter((line) => /^\d/.test(line)).map((line) => line.split('\t'));
  const forms: string[] = [];
  let covered = 0;
  for (const [id, form] of rows) {
    const range = /^(\d+)-(\d+)$/.exec(id);
    if (range) {
      covered = Number(range[2]);
      const parts = rows
        .filter(([other]) => /^\d+$/.test(other) && +other >= +range[1] && +other <= covered)
        .map((row) => row[1]);
      const spelled = parts.join('').toLowerCase() === form.toLowerCase();
      if (cut && spelled) forms.push(...piecesOf(form, parts));
      else forms.push(form);
    } else if (/^\d+$/.test(id) && Number(id) > covered) forms.push(form);
  }
  return forms;
}

/** The parts as the surface form writes them. */
function piecesOf(form: string, parts: readonly string[]): string[] {
  let position = 0;
  return parts.map((part) => {
    const piece = form.slice(position, position + part.length);
    position += part.length;
    return piece;
  });
}
