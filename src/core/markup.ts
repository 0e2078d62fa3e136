/** Text that is already HTML. Only `html` and `embeddedJson` create it, so everything else is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | undefined | false | readonly Piece[];

/**
 * Builds HTML from a template: a value in `${…}` is escaped unless it is markup itself.
 *
 * @example html`<b>${'a < b'}</b>`.text // '<b>a &lt; b</b>'
 */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(strings.reduce((text, string, at) => text + written(pieces[at - 1]) + string));
}

/** A value for a `<script type="application/json">`: contains no `<` that could end it. */
export function embeddedJson(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replace(/</g, '\\u003c'));
}

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(written).join('');
  return piece === undefined || piece === false ? '' : escaped(String(piece));
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Lone surrogates would not survive UTF-8; control characters have no place in HTML. */
function escaped(text: string): string {
  return shownText(text).replace(/[&<>"'`]/g, (sign) => SIGNS[sign]);
}

/**
 * A text as a page can show it, character by character: control characters become their pictures, lone
 * surrogates the replacement character.
 *
 * @example shownText('a\u0007b') // 'a␇b'
 */
export function shownText(text: string): string {
  return text
    .replace(/[\x00-\x08\x0b-\x1f]/g, (sign) => String.fromCharCode(0x2400 + sign.charCodeAt(0)))
    .replace(/\p{Cs}/gu, '\ufffd');
}
