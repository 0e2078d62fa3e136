/** A run of text with uniform formatting. */
export interface Run {
  readonly text: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly code?: boolean;
  readonly href?: string;
}

type Look = Omit<Run, 'text'>;

interface Sign {
  readonly kind: 'text' | 'code' | 'strong' | 'emphasis' | 'link-open' | 'link-close';
  readonly text: string;
  readonly href?: string;
  partner?: number;
}

/**
 * Reads inline Markdown: emphasis, code and links; all other characters are literal. Linear time.
 *
 * @example readInline('a **big** cat') // [{ text: 'a ' }, { text: 'big', strong: true }, { text: ' cat' }]
 */
export function readInline(markdown: string): Run[] {
  const signs = signsOf(markdown);
  const runs: Run[] = [];
  const look = { strong: 0, emphasis: 0, href: undefined as string | undefined };
  for (const [at, sign] of signs.entries()) {
    const { kind, text, partner } = sign;
    if (kind === 'text' || partner === undefined) {
      add(runs, text, { ...lookOf(look), ...(kind === 'code' && { code: true }) });
    } else if (kind === 'link-open') look.href = signs[partner].href;
    else if (kind === 'link-close') look.href = undefined;
    else if (kind === 'strong' || kind === 'emphasis') look[kind] += partner > at ? 1 : -1;
  }
  return runs;
}

function lookOf({
  strong,
  emphasis,
  href,
}: {
  strong: number;
  emphasis: number;
  href: string | undefined;
}): Look {
  return {
    ...(strong > 0 && { strong: true }),
    ...(emphasis > 0 && { emphasis: true }),
    ...(href !== undefined && { href }),
  };
}

function add(runs: Run[], text: string, look: Look): void {
  if (text === '') return;
  const last = runs.at(-1);
  if (last && sameLook(last, look)) runs[runs.length - 1] = { ...last, text: last.text + text };
  else runs.push({ text, ...look });
}

const sameLook = (a: Look, b: Look) =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.code === b.code && a.href === b.href;

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;

function signsOf(source: string): Sign[] {
  const signs: Sign[] = [];
  const open: number[] = [];
  let plain = '';
  // Lengths of unclosed backticks and places of open brackets, each searched only once.
  const unclosed = new Set<number>();
  const brackets: number[] = [];
  const flush = () => {
    if (plain !== '') signs.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < source.length; ) {
    const sign = source[at];
    if (sign === '\\' && PUNCTUATION.test(source[at + 1] ?? '')) {
      plain += source[at + 1];
      at += 2;
    } else if (sign === '`') {
      const ticks = runLength(source, at, '`');
      const end = unclosed.has(ticks) ? -1 : closingTicks(source, at + ticks, ticks);
      if (end < 0) {
        plain += '`'.repeat(ticks);
        at += ticks;
        unclosed.add(ticks);
        continue;
      }
      flush();
      signs.push({
        kind: 'code',
        text: source.slice(at + ticks, end).replace(/^ (.*\S.*) $/s, '$1'),
      });
      at = end + ticks;
    } else if (sign === '*' || sign === '_') {
      const length = runLength(source, at, sign);
      flush();
      stress(source, at, length, signs, open);
      at += length;
    } else if (sign === '[') {
      flush();
      brackets.push(open.length);
      open.push(signs.length);
      signs.push({ kind: 'link-open', text: '[' });
      at++;
    } else if (sign === ']') {
      flush();
      const opener = brackets.pop() ?? -1;
      const target = opener < 0 ? undefined : targetAt(source, at + 1);
      if (!target) {
        if (opener >= 0) open.length = opener;
        plain += ']';
        at++;
        continue;
      }
      const index = open[opener];
      open.length = opener;
      signs[index].partner = signs.length;
      signs.push({ kind: 'link-close', text: ']', href: target.href, partner: index });
      at = target.end;
    } else {
      plain += sign;
      at++;
    }
  }
  flush();
  return signs;
}

function runLength(source: string, at: number, sign: string): number {
  let end = at;
  while (source[end] === sign) end++;
  return end - at;
}

function closingTicks(source: string, from: number, ticks: number): number {
  for (let at = source.indexOf('`', from); at >= 0; at = source.indexOf('`', at)) {
    const length = runLength(source, at, '`');
    if (length === ticks) return at;
    at += length;
  }
  return -1;
}

/** Asterisks open before a word and close after one; underscores never occur inside a word. */
function stress(source: string, at: number, length: number, signs: Sign[], open: number[]): void {
  const [before, after] = [source[at - 1] ?? ' ', source[at + length] ?? ' '];
  const isInside = source[at] === '_' && WORD.test(before) && WORD.test(after);
  const canOpen = /\S/.test(after) && !isInside && !(PUNCTUATION.test(after) && WORD.test(before));
  const canClose =
    /\S/.test(before) && !isInside && !(PUNCTUATION.test(before) && WORD.test(after));
  let left = length;
  while (left > 0 && canClose) {
    const last = signs[open.at(-1) ?? -1];
    const size = last?.kind === 'strong' ? 2 : last?.kind === 'emphasis' ? 1 : 0;
    if (size === 0 || size > left || last.text[0] !== source[at]) break;
    const index = open.pop() as number;
    signs[index].partner = signs.length;
    signs.push({ kind: last.kind, text: last.text, partner: index });
    left -= size;
  }
  while (left > 0) {
    const size = left >= 2 ? 2 : 1;
    const text = source[at].repeat(size);
    if (canOpen) open.push(signs.length);
    signs.push(
      canOpen ? { kind: size === 2 ? 'strong' : 'emphasis', text } : { kind: 'text', text },
    );
    left -= size;
  }
}

const LONGEST_ADDRESS = 2_000;

/** `(address)` or `(<address>)` at a place. */
function targetAt(source: string, at: number): { href: string; end: number } | undefined {
  if (source[at] !== '(') return undefined;
  const found = /^\((?:<([^<>\n]*)>|([^\s()<>]*))\)/.exec(source.slice(at, at + LONGEST_ADDRESS));
  return found ? { href: found[1] ?? found[2], end: at + found[0].length } : undefined;
}

/**
 * Writes runs as inline Markdown with as few backslashes as possible.
 *
 * @example writeInline([{ text: 'big', strong: true }]) // '**big**'
 */
export function writeInline(runs: readonly Run[]): string {
  const parts: string[] = [];
  for (let at = 0; at < runs.length; at++) {
    const { href } = runs[at];
    if (href === undefined) {
      parts.push(stressed(runs[at]));
      continue;
    }
    let text = '';
    for (; at < runs.length && runs[at].href === href; at++) text += stressed(runs[at]);
    at--;
    parts.push(`[${text}](${address(href)})`);
  }
  return atStart(parts.join(''));
}

function stressed({ text, strong, emphasis, code }: Run): string {
  if (code) {
    const ticks = '`'.repeat(
      1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)),
    );
    return text.startsWith('`') || text.endsWith('`')
      ? `${ticks} ${text} ${ticks}`
      : `${ticks}${text}${ticks}`;
  }
  const safe = escaped(text);
  // Emphasis does not start or end with a space.
  const [, before, inside, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(safe) as RegExpExecArray;
  if (inside === '' || (!strong && !emphasis)) return safe;
  const mark = strong && emphasis ? '***' : strong ? '**' : '*';
  return `${before}${mark}${inside}${mark}${after}`;
}

function escaped(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[`*[\]]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<');
}

/** At the start of a line these would begin a heading, a list or a quotation. */
function atStart(text: string): string {
  return text
    .replace(/^(#{1,6}|[+-]|>)(?=\s|$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

function address(href: string): string {
  return href.replace(
    /[\s()<>\\[\]*_`]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

/** The visible text of runs. */
export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The runs of a range of the text. */
export function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, run.text.length);
    if (from < to) found.push({ ...run, text: run.text.slice(from, to) });
    at += run.text.length;
    if (at >= end) break;
  }
  return found;
}
