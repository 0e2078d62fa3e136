/**
 * Makes a tree projective by lifting the shortest crossing arcs to the head's head (Nivre & Nilsson
 * 2005), so that an arc-eager parser can learn it.
 */
export function projective(heads: readonly number[]): number[] {
  const lifted = [...heads];
  for (;;) {
    const arc = shortestCrossing(lifted);
    if (arc < 0) return lifted;
    lifted[arc] = lifted[lifted[arc]];
  }
}

function shortestCrossing(heads: number[]): number {
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (let word = 0; word < heads.length; word++) {
    const head = heads[word];
    if (head < 0) continue;
    const [from, to] = head < word ? [head, word] : [word, head];
    if (to - from >= shortest) continue;
    for (let between = from + 1; between < to; between++) {
      if (!descends(heads, between, head)) {
        best = word;
        shortest = to - from;
        break;
      }
    }
  }
  return best;
}

function descends(heads: number[], word: number, ancestor: number): boolean {
  for (let at = word; at >= 0; at = heads[at]) if (at === ancestor) return true;
  return false;
}
