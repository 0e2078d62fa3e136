/**
 * The government of verbs, from a dictionary (`train/words/government.ts`): lines of a complement and the verbs, with
 * tabs and spaces between. `obj`, `bare` (no object), `dative`, `+auf`; `perfect sein` where that is how they
 * are perfect.
 */
export class Government {
  private readonly verbs = new Map<string, ReadonlySet<string>>();
  private readonly known = new Set<string>();

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [complement, words] = line.split('\t');
      if (!words) continue;
      const list = words.split(' ');
      this.verbs.set(complement, new Set(list));
      for (const word of list) this.known.add(word);
    }
  }

  /** With what verbs are perfect, as it is listed. */
  get helpers(): readonly string[] {
    return [...this.verbs.keys()].filter((complement) => complement.startsWith('perfect '));
  }

  knows(verb: string): boolean {
    return this.known.has(verb);
  }

  takes(verb: string, complement: string): boolean {
    return this.verbs.get(complement)?.has(verb) === true;
  }
}
