import type { Span } from '../../core/index.ts';

/** Splits a run of characters into words by the usual state of each character: begin, middle, end, single. */
export interface CharacterModel {
  cut(units: Uint16Array, start: number, end: number, spans: Span[]): void;
}

/** jieba's substitute for the logarithm of zero. */
const NEVER = -3.14e100;

// The states in the order of the file: begin, middle, end of a word, or a single-character word.
const BEGIN = 0;
const MIDDLE = 1;
const END = 2;
const SINGLE = 3;

/**
 * The states that may precede a state. On equal scores jieba keeps the state whose letter
 * (B, E, M, S) comes last in the alphabet, so that one is first here.
 */
const BEFORE = [
  [SINGLE, END],
  [MIDDLE, BEGIN],
  [MIDDLE, BEGIN],
  [SINGLE, END],
];

/**
 * Reads the model: a line `start`, four lines with the transitions from each state, then one
 * line per character with four log probabilities in thousandths; `-` is never.
 */
export function readCharacterModel(text: string): CharacterModel {
  const lines = text.split('\n');
  const [start, ...transition] = lines.slice(0, 5).map((line) => {
    const row = new Float64Array(4);
    readRow(line, row, 0);
    return row;
  });
  const emission = new Float64Array((LAST_HAN - FIRST_HAN + 1) * 4).fill(NEVER);
  for (let i = 5; i < lines.length; i++) {
    const unit = lines[i].charCodeAt(0);
    if (isHan(unit)) readRow(lines[i], emission, (unit - FIRST_HAN) * 4);
  }
  return {
    cut(units, from, to, spans) {
      let i = from;
      while (i < to) {
        let end = i + 1;
        if (isHan(units[i])) {
          while (end < to && isHan(units[end])) end++;
          cutHan(emission, start, transition, units, i, end, spans);
        } else {
          while (end < to && !isHan(units[end])) end++;
          cutOther(units, i, end, spans);
        }
        i = end;
      }
    },
  };
}

/** The four numbers of a line, after its name. Parsed by hand, because splitting 7,000 lines would take 30 ms. */
function readRow(line: string, row: Float64Array, at: number): void {
  let cell = line.indexOf('\t') + 1;
  for (let state = 0; state < 4; state++) {
    const tab = line.indexOf('\t', cell);
    const end = tab < 0 ? line.length : tab;
    row[at + state] =
      end - cell === 1 && line[cell] === '-' ? NEVER : +line.slice(cell, end) / 1000;
    cell = end + 1;
  }
}

const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fd5;

function isHan(unit: number): boolean {
  return unit >= FIRST_HAN && unit <= LAST_HAN;
}

/** Viterbi over the four states; the last one must end a word. */
function cutHan(
  emission: Float64Array,
  startScores: Float64Array,
  transition: readonly Float64Array[],
  units: Uint16Array,
  start: number,
  end: number,
  spans: Span[],
): void {
  const length = end - start;
  const from = new Uint8Array(length * 4);
  let scores = [0, 1, 2, 3].map(
    (state) => startScores[state] + emission[(units[start] - FIRST_HAN) * 4 + state],
  );
  for (let i = 1; i < length; i++) {
    const next = [0, 0, 0, 0];
    for (let state = 0; state < 4; state++) {
      const emitted = emission[(units[start + i] - FIRST_HAN) * 4 + state];
      const [first, second] = BEFORE[state];
      const one = scores[first] + transition[first][state] + emitted;
      const two = scores[second] + transition[second][state] + emitted;
      from[i * 4 + state] = one >= two ? first : second;
      next[state] = Math.max(one, two);
    }
    scores = next;
  }
  const states = new Uint8Array(length);
  states[length - 1] = scores[SINGLE] >= scores[END] ? SINGLE : END;
  for (let i = length - 1; i > 0; i--) states[i - 1] = from[i * 4 + states[i]];
  let begin = 0;
  let done = 0;
  for (let i = 0; i < length; i++) {
    if (states[i] === BEGIN) begin = i;
    if (states[i] === END || states[i] === SINGLE) {
      spans.push({ start: start + (states[i] === END ? begin : i), end: start + i + 1 });
      done = i + 1;
    }
  }
  if (done < length) spans.push({ start: start + done, end });
}

/**
 * Latin letters and digits: `[a-zA-Z0-9]+(\.[0-9]+)?%?` is a word, and so is any text
 * between two of these.
 */
function cutOther(units: Uint16Array, start: number, end: number, spans: Span[]): void {
  let i = start;
  while (i < end) {
    let next = i;
    if (isAlphanumeric(units[i])) {
      while (next < end && isAlphanumeric(units[next])) next++;
      let digits = next + 1;
      while (digits < end && isDigit(units[digits])) digits++;
      if (next < end && units[next] === FULL_STOP && digits > next + 1) next = digits;
      if (next < end && units[next] === PER_CENT) next++;
    } else {
      while (next < end && !isAlphanumeric(units[next])) next++;
    }
    spans.push({ start: i, end: next });
    i = next;
  }
}

const FULL_STOP = 46;
const PER_CENT = 37;

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

function isAlphanumeric(unit: number): boolean {
  return isDigit(unit) || (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}
