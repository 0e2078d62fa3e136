/** Text that is already HTML. Only `markup` makes it, so nothing gets in without being escaped. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Piece = Markup | string | number | undefined | readonly Piece[];

/**
 * HTML from a template; whatever stands in `${…}` is escaped unless it is markup itself.
 *
 * @example markup`<b>${'a < b'}</b>`.html // '<b>a &lt; b</b>'
 */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(strings.reduce((html, text, at) => html + written(pieces[at - 1]) + text));
}

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.html;
  if (typeof piece === 'object') return piece.map(written).join('');
  return piece === undefined ? '' : escaped(String(piece));
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters have no place in HTML; lone surrogates would break UTF-8. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, (sign) => SIGNS[sign])
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Cs}/gu, '�');
}
