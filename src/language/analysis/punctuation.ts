const OPENING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
  ['"', '"'],
  ["'", "'"],
]);

/**
 * Attaches punctuation by the rules of UD 2: a pair to the head of what it encloses, a mark before a
 * conjunct or clause to that conjunct or clause, one after a fronted phrase to that phrase, the last
 * one to the root.
 */
export function attachPunctuation(
  forms: readonly string[],
  heads: ArrayLike<number>,
  isMark: (index: number) => boolean,
): number[] {
  const attached = Array.from(heads);
  const isPunct = forms.map((_, i) => isMark(i));
  const carries = new Set(attached);
  const root = attached.indexOf(-1);
  const partner = pairsOf(forms, isPunct);
  for (let i = 0; i < forms.length; i++) {
    // A mark that carries words (a dash before a list) stays where it is: moving it could close a circle.
    if (!isPunct[i] || heads[i] < 0 || carries.has(i)) continue;
    const pairEnd = partner.get(i);
    const inside =
      pairEnd === undefined
        ? -1
        : topOf(attached, isPunct, Math.min(i, pairEnd) + 1, Math.max(i, pairEnd));
    attached[i] = inside >= 0 ? inside : place(attached, isPunct, i, root);
  }
  return attached;
}

function place(
  heads: readonly number[],
  isPunct: readonly boolean[],
  i: number,
  root: number,
): number {
  const right = climb(heads, isPunct, i, 1);
  const left = climb(heads, isPunct, i, -1);
  if (right < 0) return left < 0 ? root : topAncestor(heads, left);
  const opensRight = heads[right] >= 0 && heads[right] < i;
  // A phrase at the head of a conjunct is closed by the mark: "…, baina zorionez, nahikoa da".
  if (left >= 0 && heads[left] > i && !(opensRight && below(heads, right, left))) return left;
  if (opensRight) return right;
  return left >= 0 && heads[left] < 0 ? left : right;
}

/** The highest word on one side of i whose subtree starts next to i and does not cross it. */
function climb(
  heads: readonly number[],
  isPunct: readonly boolean[],
  i: number,
  step: 1 | -1,
): number {
  let at = i + step;
  while (at >= 0 && at < heads.length && isPunct[at]) at += step;
  if (at < 0 || at >= heads.length) return -1;
  while (heads[at] >= 0 && Math.sign(heads[at] - i) === step) at = heads[at];
  return at;
}

function below(heads: readonly number[], word: number, ancestor: number): boolean {
  let at = word;
  while (at >= 0 && at !== ancestor) at = heads[at];
  return at >= 0;
}

function topAncestor(heads: readonly number[], word: number): number {
  let at = word;
  while (heads[at] >= 0) at = heads[at];
  return at;
}

/** The word between two places whose head lies outside them; −1 when there is not exactly one. */
function topOf(
  heads: readonly number[],
  isPunct: readonly boolean[],
  from: number,
  to: number,
): number {
  let top = -1;
  for (let word = from; word < to; word++) {
    if (isPunct[word] || (heads[word] >= from && heads[word] < to)) continue;
    if (top >= 0) return -1;
    top = word;
  }
  return top;
}

function pairsOf(forms: readonly string[], isPunct: readonly boolean[]): Map<number, number> {
  const partner = new Map<number, number>();
  const open: number[] = [];
  forms.forEach((form, i) => {
    if (!isPunct[i]) return;
    const last = open.at(-1);
    if (last !== undefined && OPENING.get(forms[last]) === form) {
      partner.set(last, i);
      partner.set(i, last);
      open.pop();
    } else if (OPENING.has(form)) open.push(i);
  });
  return partner;
}
