/**
 * How a lemma becomes a form, independent of the word: a part that moves behind the word
 * (abholen → hole … ab), a change near the start (holen → geholt), vowel changes inside
 * (Haus → Häus…) and a change of the ending (…us → …user). A flattened edit tree
 * (Chrupała 2008, "Towards a machine-learning architecture for lexical functional grammar
 * parsing", §5): internal changes are located by the letters that they replace, not by position, so that
 * Haus and Kraut share one script.
 */
export interface EditScript {
  /** Characters moved behind the word, after a space; -1: all words before the last; -2: the first word inflects. */
  readonly move: number;
  readonly start?: { readonly at: number; readonly remove: string; readonly insert: string };
  /** Each replaces an occurrence of `remove`, counted from the right (0 is the last). */
  readonly inside: readonly {
    readonly remove: string;
    readonly insert: string;
    readonly nth: number;
  }[];
  readonly end: { readonly remove: string; readonly insert: string };
}

const FIELD = '\t';
const PART = '>';

/** The script as one line of text; `parseScript` reads it back. */
export function formatScript(script: EditScript): string {
  const { move, start, inside, end } = script;
  return [
    move === 0 ? '' : String(move),
    start ? `${start.at}${PART}${start.remove}${PART}${start.insert}` : '',
    inside.map((change) => [change.nth, change.remove, change.insert].join(PART)).join(PART),
    `${end.remove}${PART}${end.insert}`,
  ].join(FIELD);
}

export function parseScript(line: string): EditScript {
  const [move = '', start = '', inside = '', end = ''] = line.split(FIELD);
  const changes: { remove: string; insert: string; nth: number }[] = [];
  const insideParts = inside === '' ? [] : inside.split(PART);
  for (let i = 0; i + 2 < insideParts.length; i += 3) {
    changes.push({
      nth: Number(insideParts[i]),
      remove: insideParts[i + 1],
      insert: insideParts[i + 2],
    });
  }
  const startParts = start.split(PART);
  const [remove = '', insert = ''] = end.split(PART);
  return {
    move: Number(move),
    ...(start === ''
      ? {}
      : { start: { at: Number(startParts[0]), remove: startParts[1], insert: startParts[2] } }),
    inside: changes,
    end: { remove, insert },
  };
}

/**
 * The form that a script derives from a lower-case lemma; undefined if it does not apply.
 *
 * @example applyScript(parseScript('\t\t\ty>ies'), 'city') // 'cities'
 */
export function applyScript(script: EditScript, lemma: string): string | undefined {
  const parts = splitMoved(script.move, lemma);
  if (!parts) return undefined;
  const word = parts.word;
  const { start, inside, end } = script;
  if (!word.endsWith(end.remove)) return undefined;
  let stem = word.slice(0, word.length - end.remove.length);
  for (const change of inside) {
    const at = occurrenceFromRight(stem, change.remove, change.nth);
    if (at < 0) return undefined;
    stem = stem.slice(0, at) + change.insert + stem.slice(at + change.remove.length);
  }
  if (start) {
    if (start.at > stem.length || !stem.startsWith(start.remove, start.at)) return undefined;
    stem = stem.slice(0, start.at) + start.insert + stem.slice(start.at + start.remove.length);
  }
  const form = stem + end.insert;
  return parts.behind === '' ? form : `${form} ${parts.behind}`;
}

function splitMoved(move: number, lemma: string): { word: string; behind: string } | undefined {
  if (move === 0) return { word: lemma, behind: '' };
  if (move > 0) {
    // Something must remain to be inflected.
    if (lemma.length < move + 2) return undefined;
    return { word: lemma.slice(move), behind: lemma.slice(0, move) };
  }
  const space = move === -1 ? lemma.lastIndexOf(' ') : lemma.indexOf(' ');
  if (space <= 0 || space === lemma.length - 1) return undefined;
  const before = lemma.slice(0, space);
  const after = lemma.slice(space + 1);
  return move === -1 ? { word: after, behind: before } : { word: before, behind: after };
}

function occurrenceFromRight(text: string, part: string, nth: number): number {
  let at = text.length;
  for (let i = 0; i <= nth; i++) {
    at = at <= 0 ? -1 : text.lastIndexOf(part, at - 1);
    if (at < 0) return -1;
  }
  return at;
}
