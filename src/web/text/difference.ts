/** A stretch that occurs in both texts, or in only one. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

// In scripts without spaces, each letter is compared separately.
const STEP =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[\s\S]/gu;

/** Larger tables are not computed: such texts are shown as replaced. */
const LARGEST = 4_000_000;

/**
 * What changed from one text to the other, word by word.
 *
 * @example difference('He endeavoured.', 'He tried.')[1] // { kind: 'gone', text: 'endeavoured' }
 */
export function difference(before: string, after: string): Stretch[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const a = before.match(STEP) ?? [];
  const b = after.match(STEP) ?? [];
  let first = 0;
  while (first < a.length && first < b.length && a[first] === b[first]) first++;
  let last = 0;
  while (
    last < Math.min(a.length, b.length) - first &&
    a[a.length - 1 - last] === b[b.length - 1 - last]
  ) {
    last++;
  }
  const steps: Stretch[] = [];
  for (let i = 0; i < first; i++) steps.push({ kind: 'same', text: a[i] });
  steps.push(...middle(a.slice(first, a.length - last), b.slice(first, b.length - last)));
  for (let i = a.length - last; i < a.length; i++) steps.push({ kind: 'same', text: a[i] });
  return joined(withoutIslands(joined(steps)));
}

/** By the longest common subsequence. */
function middle(a: readonly string[], b: readonly string[]): Stretch[] {
  const gone: Stretch[] = a.map((text) => ({ kind: 'gone', text }));
  const added: Stretch[] = b.map((text) => ({ kind: 'new', text }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > LARGEST) return [...gone, ...added];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1] + 1
          : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
    }
  }
  const steps: Stretch[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      steps.push({ kind: 'same', text: a[i] });
      i++;
      j++;
    } else if (longest[(i + 1) * width + j] >= longest[i * width + j + 1]) steps.push(gone[i++]);
    else steps.push(added[j++]);
  }
  return [...steps, ...gone.slice(i), ...added.slice(j)];
}

/** Joins neighbours of one kind; removed text comes before new text. */
function joined(steps: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  let gone = '';
  let added = '';
  const flush = () => {
    if (gone) result.push({ kind: 'gone', text: gone });
    if (added) result.push({ kind: 'new', text: added });
    gone = added = '';
  };
  for (const { kind, text } of steps) {
    if (kind === 'gone') gone += text;
    else if (kind === 'new') added += text;
    else {
      flush();
      const before = result.at(-1);
      if (before?.kind === 'same') result[result.length - 1] = { kind, text: before.text + text };
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}

/** A space between two changes belongs to both: whole phrases are easier to compare. */
function withoutIslands(steps: readonly Stretch[]): Stretch[] {
  return steps.flatMap((step, at): Stretch[] => {
    const isIsland =
      step.kind === 'same' &&
      /^\s+$/.test(step.text) &&
      isReplaced(steps, at - 1, -1) &&
      isReplaced(steps, at + 1, 1);
    return isIsland
      ? [
          { kind: 'gone', text: step.text },
          { kind: 'new', text: step.text },
        ]
      : [step];
  });
}

/** Whether removed and new text are neighbours in one direction. */
function isReplaced(steps: readonly Stretch[], at: number, by: number): boolean {
  const kinds = new Set([steps[at]?.kind, steps[at + by]?.kind]);
  return kinds.has('gone') && kinds.has('new');
}
