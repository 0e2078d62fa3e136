/** Returns the log probabilities of the next token. All prefixes of a call have the same length. */
export type NextTokens = (
  prefixes: readonly (readonly number[])[],
  /** The text to which each prefix belongs. */
  texts: readonly number[],
) => Promise<readonly Float32Array[]>;

export interface BeamOptions {
  readonly beams: number;
  /** The number of finished texts to return, the best first. */
  readonly best: number;
  /** The prefix of every text; not part of the result. */
  readonly start: readonly number[];
  readonly end: number;
  /** The maximum and minimum number of tokens before the end, for each text. */
  readonly most: (text: number) => number;
  readonly least?: (text: number) => number;
  /** The sum of log probabilities is divided by the length to this power; 1 is the mean. */
  readonly lengthPenalty: number;
  /** No run of this many tokens occurs twice; 0 for no limit. */
  readonly noRepeat?: number;
  readonly banned?: readonly number[];
}

export interface Hypothesis {
  readonly tokens: readonly number[];
  readonly score: number;
  /** False if it reached the maximum length. */
  readonly isWhole: boolean;
}

interface Beam {
  readonly tokens: readonly number[];
  readonly sum: number;
}

interface Search {
  beams: Beam[];
  readonly finished: Hypothesis[];
  isDone: boolean;
}

/**
 * Beam search over several texts at once. In each step, the best `beams` continuations are kept; one
 * that ends is finished. It stops early only if no open one can still win, so the
 * result is that of a search to the limit.
 */
export async function beamSearch(
  texts: number,
  next: NextTokens,
  options: BeamOptions,
): Promise<Hypothesis[][]> {
  const searches = Array.from(
    { length: texts },
    (): Search => ({ beams: [{ tokens: [], sum: 0 }], finished: [], isDone: false }),
  );
  for (let length = 0; ; length++) {
    const open: { text: number; beam: Beam }[] = [];
    for (const [text, search] of searches.entries()) {
      if (search.isDone) continue;
      if (length >= options.most(text)) finish(search, options);
      else for (const beam of search.beams) open.push({ text, beam });
    }
    if (open.length === 0) break;
    const rows = await next(
      open.map(({ beam }) => [...options.start, ...beam.tokens]),
      open.map(({ text }) => text),
    );
    for (let i = 0; i < open.length; ) {
      const { text } = open[i];
      let count = 1;
      while (open[i + count]?.text === text) count++;
      step(searches[text], rows.slice(i, i + count), text, length, options);
      i += count;
    }
  }
  return searches.map(({ finished }) => ranked(finished).slice(0, options.best));
}

function step(
  search: Search,
  rows: readonly Float32Array[],
  text: number,
  length: number,
  options: BeamOptions,
): void {
  const { beams, end, lengthPenalty } = options;
  const mayEnd = length >= (options.least?.(text) ?? 0);
  const extended = search.beams.flatMap((beam, at) =>
    bestTokens(beam, rows[at], mayEnd ? undefined : end, options).map((token) => ({
      beam,
      at,
      token,
      sum: beam.sum + rows[at][token],
    })),
  );
  extended.sort((a, b) => b.sum - a.sum || a.at - b.at || a.token - b.token);
  search.beams = [];
  for (const { beam, token, sum } of extended.slice(0, 2 * beams)) {
    if (search.beams.length === beams) break;
    if (token !== end) search.beams.push({ tokens: [...beam.tokens, token], sum });
    else {
      const score = sum / (length + 1) ** lengthPenalty;
      search.finished.push({ tokens: beam.tokens, score, isWhole: true });
    }
  }
  if (search.beams.length === 0) search.isDone = true;
  else if (search.finished.length >= Math.max(beams, options.best)) {
    search.isDone = !canStillWin(search, options.most(text), length + 1, options);
  }
}

/** Sums only decrease, so the best score of an open one is its sum over the most favourable length. */
function canStillWin(search: Search, most: number, length: number, options: BeamOptions): boolean {
  const { best, lengthPenalty } = options;
  const worst = ranked(search.finished)[best - 1].score;
  const longest = lengthPenalty > 0 ? most + 1 : length + 1;
  return search.beams.some(({ sum }) => sum / longest ** lengthPenalty > worst);
}

function finish(search: Search, { lengthPenalty }: BeamOptions): void {
  for (const { tokens, sum } of search.beams) {
    const score = sum / Math.max(1, tokens.length) ** lengthPenalty;
    search.finished.push({ tokens, score, isWhole: false });
  }
  search.isDone = true;
}

/** Best first; complete ones before truncated ones. */
function ranked(hypotheses: readonly Hypothesis[]): Hypothesis[] {
  return [...hypotheses].sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score);
}

/** Twice as many tokens as beams are enough: each beam can fill all places, and the end one more. */
function bestTokens(
  { tokens }: Beam,
  row: Float32Array,
  forbidden: number | undefined,
  { beams, noRepeat = 0, banned = [] }: BeamOptions,
): number[] {
  const out = new Set([...banned, ...(forbidden === undefined ? [] : [forbidden])]);
  if (noRepeat > 0) for (const token of repeating(tokens, noRepeat)) out.add(token);
  const best: number[] = [];
  const most = 2 * beams;
  for (let token = 0; token < row.length; token++) {
    const value = row[token];
    if (value === Number.NEGATIVE_INFINITY || out.has(token)) continue;
    if (best.length === most && value <= row[best[most - 1]]) continue;
    let place = best.length;
    while (place > 0 && value > row[best[place - 1]]) place--;
    best.splice(place, 0, token);
    if (best.length > most) best.pop();
  }
  return best;
}

/** Tokens that would complete a run that already occurs. */
function repeating(tokens: readonly number[], size: number): number[] {
  const found: number[] = [];
  const tail = tokens.slice(tokens.length - size + 1).join(' ');
  if (tokens.length < size) return found;
  for (let i = 0; i + size <= tokens.length; i++) {
    if (tokens.slice(i, i + size - 1).join(' ') === tail) found.push(tokens[i + size - 1]);
  }
  return found;
}
