import {
  applyScript,
  type EditScript,
  formatScript,
} from '../../src/language/inflection/edit-script.ts';

/** A stretch of the lemma and what stands for it in the form. */
interface Block {
  start: number;
  end: number;
  insert: string;
}

/**
 * The simplest script that turns a lemma into a form; both in lower case.
 *
 * @example findScript('haus', 'häuser') // inside a → ä, end '' → 'er'
 */
export function findScript(lemma: string, form: string): EditScript {
  let best: EditScript | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { move, word, target } of arrangements(lemma, form)) {
    const script = scriptOf(move, word, alignedBlocks(word, target));
    const cost = costOf(script);
    if (cost < bestCost && applyScript(script, lemma) === form) {
      best = script;
      bestCost = cost;
    }
  }
  return best ?? endingScript(lemma, form);
}

/** The last resort: everything after the common start is the ending; words before stay words before. */
function endingScript(lemma: string, form: string): EditScript {
  let best = { same: commonStart(lemma, form), before: '' };
  for (let space = form.indexOf(' '); space >= 0; space = form.indexOf(' ', space + 1)) {
    const same = commonStart(lemma, form.slice(space + 1));
    if (same > best.same + 1) best = { same, before: form.slice(0, space + 1) };
  }
  const { same, before } = best;
  const end = { remove: lemma.slice(same), insert: form.slice(before.length + same) };
  const start = { at: 0, remove: '', insert: before };
  return { move: 0, ...(before === '' ? {} : { start }), inside: [], end };
}

function commonStart(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same;
}

/** The parts of lemma and form that correspond when a piece of the lemma may stand behind. */
function* arrangements(
  lemma: string,
  form: string,
): Generator<{ move: number; word: string; target: string }> {
  yield { move: 0, word: lemma, target: form };
  if (!form.includes(' ')) return;
  const lastSpace = form.lastIndexOf(' ');
  const particle = form.slice(lastSpace + 1);
  if (lemma.startsWith(particle) && lemma.length > particle.length + 2) {
    const word = lemma.slice(particle.length);
    // "si senti" from sentirsi is no particle verb: what is left must still be the same word.
    if (word[0] === form[0] || VOWEL.test(word[0]))
      yield { move: particle.length, word, target: form.slice(0, lastSpace) };
  }
  if (!lemma.includes(' ')) return;
  const cut = lemma.lastIndexOf(' ');
  const before = lemma.slice(0, cut);
  if (form.endsWith(` ${before}`)) {
    yield {
      move: -1,
      word: lemma.slice(cut + 1),
      target: form.slice(0, form.length - before.length - 1),
    };
  }
  const first = lemma.indexOf(' ');
  const rest = lemma.slice(first + 1);
  if (form.endsWith(` ${rest}`)) {
    yield {
      move: -2,
      word: lemma.slice(0, first),
      target: form.slice(0, form.length - rest.length - 1),
    };
  }
}

const VOWEL = /[aeiouäöü]/;

function costOf(script: EditScript): number {
  const changed =
    script.end.remove.length +
    script.end.insert.length +
    (script.start ? 2 + script.start.insert.length + script.start.remove.length : 0);
  const inside = script.inside.reduce((sum, c) => sum + 2 + c.remove.length + c.insert.length, 0);
  return changed + inside + (script.move === 0 ? 0 : 1);
}

const OPEN = 1.6;
const STEP = 1;
const LATE = 0.02;
const FAR = 1e9;
let copied = new Float64Array(1024);
let changed = new Float64Array(1024);

/** Global alignment with affine gaps: few, contiguous changes. Scripts are read off its blocks. */
function alignedBlocks(lemma: string, form: string): Block[] {
  const n = lemma.length;
  const m = form.length;
  const width = m + 1;
  const size = (n + 1) * width;
  // `copied`: the last step copied a character; `changed`: it was inside a changed block.
  if (copied.length < size) {
    copied = new Float64Array(2 * size);
    changed = new Float64Array(2 * size);
  }
  copied.fill(FAR, 0, size);
  changed.fill(FAR, 0, size);
  copied[0] = 0;
  for (let i = 0; i <= n; i++) {
    // A change that starts later in the word is cheaper: most inflection is at the end.
    const open = OPEN + STEP + LATE * (n - i);
    for (let j = 0; j <= m; j++) {
      const at = i * width + j;
      if (i > 0 && j > 0 && lemma.charCodeAt(i - 1) === form.charCodeAt(j - 1)) {
        const before = at - width - 1;
        copied[at] = Math.min(copied[at], copied[before], changed[before]);
      }
      if (i > 0) {
        const before = at - width;
        changed[at] = Math.min(changed[at], copied[before] + open, changed[before] + STEP);
      }
      if (j > 0) {
        const before = at - 1;
        changed[at] = Math.min(changed[at], copied[before] + open, changed[before] + STEP);
      }
    }
  }
  const blocks: Block[] = [];
  let i = n;
  let j = m;
  let inBlock = changed[n * width + m] < copied[n * width + m];
  let end = inBlock ? [n, m] : undefined;
  while (i > 0 || j > 0) {
    const at = i * width + j;
    if (!inBlock) {
      const before = at - width - 1;
      i--;
      j--;
      if (changed[before] < copied[before]) {
        inBlock = true;
        end = [i, j];
      }
      continue;
    }
    const open = OPEN + STEP + LATE * (n - i);
    let moved = false;
    for (const [di, dj] of [
      [1, 0],
      [0, 1],
    ]) {
      if (i < di || j < dj) continue;
      const before = at - di * width - dj;
      if (Math.abs(changed[at] - (changed[before] + STEP)) < 1e-9) {
        i -= di;
        j -= dj;
        moved = true;
        break;
      }
      if (Math.abs(changed[at] - (copied[before] + open)) < 1e-9) {
        i -= di;
        j -= dj;
        inBlock = false;
        moved = true;
        blocks.push({ start: i, end: end![0], insert: form.slice(j, end![1]) });
        break;
      }
    }
    if (!moved) throw new Error(`No way back through the alignment of ${lemma} and ${form}.`);
  }
  return blocks.reverse();
}

function scriptOf(move: number, word: string, blocks: Block[]): EditScript {
  let end = { remove: '', insert: '' };
  let stemEnd = word.length;
  const rest = withEnding(word, blocks);
  const last = rest.at(-1);
  if (last && last.end === word.length) {
    rest.pop();
    end = { remove: word.slice(last.start), insert: last.insert };
    stemEnd = last.start;
  }
  const first = rest[0];
  if (first && first.start === first.end) shiftToStart(word, first);
  let start: EditScript['start'];
  const inside: { remove: string; insert: string; nth: number }[] = [];
  for (const block of rest) {
    const remove = word.slice(block.start, block.end);
    if (!start && (block.start === 0 || remove === '')) {
      start = { at: block.start, remove, insert: block.insert };
    } else {
      inside.push({ remove, insert: block.insert, nth: nthFromRight(word, stemEnd, block) });
    }
  }
  // Applied one after the other on the changed stem, so the rightmost goes first.
  inside.reverse();
  return { move, ...(start ? { start } : {}), inside, end };
}

/** How many copied letters may stand between an insertion or deletion and the ending it belongs to. */
const ENDING_GAP = 2;

/** vend·er → vend·ieres is one change of the ending, not "i" before and "es" after a copied "er". */
function withEnding(word: string, blocks: readonly Block[]): Block[] {
  const merged = blocks.map((block) => ({ ...block }));
  const last = merged.at(-1);
  // Letters that happen to be copied at the very end belong to the ending too.
  if (last && last.start > 0 && last.end < word.length && word.length - last.end <= ENDING_GAP) {
    last.insert += word.slice(last.end);
    last.end = word.length;
  }
  while (merged.length >= 2) {
    const end = merged[merged.length - 1];
    const before = merged[merged.length - 2];
    if (end.end !== word.length || end.start - before.end > ENDING_GAP || before.start === 0) break;
    // One letter for another is a vowel change of the stem: Hof → Höfe.
    if (before.end - before.start === 1 && before.insert.length === 1) break;
    const between = word.slice(before.end, end.start);
    const insert = before.insert + between + end.insert;
    merged.splice(-2, 2, { start: before.start, end: end.end, insert });
  }
  return merged;
}

/**
 * "si sveglia" from svegliarsi is "si " before s… as well as "i s" after it: prefer the start,
 * or words that begin with the last letter of the insertion would have scripts of their own.
 */
function shiftToStart(word: string, block: Block): void {
  let at = block.start;
  let insert = block.insert;
  while (at > 0 && insert.at(-1) === word[at - 1]) {
    insert = word[at - 1] + insert.slice(0, -1);
    at--;
  }
  if (at > 0) return;
  block.start = 0;
  block.end = 0;
  block.insert = insert;
}

function nthFromRight(word: string, stemEnd: number, block: Block): number {
  const remove = word.slice(block.start, block.end);
  let nth = 0;
  let at = word.slice(0, stemEnd).lastIndexOf(remove);
  while (at > block.start) {
    nth++;
    at = word.lastIndexOf(remove, at - 1);
  }
  return nth;
}

/** For maps keyed by script. */
export function scriptKey(lemma: string, form: string): string {
  return formatScript(findScript(lemma, form));
}
