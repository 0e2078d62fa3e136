/**
 * The government of verbs, from a dictionary (`train/words/government.ts`): lines of a complement and the verbs, separated by
 * tabs and spaces. `obj`, `bare` (no object), `dative`, `+auf`; `perfect sein` where they form
 * the perfect with it.
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

  /** The auxiliary with which verbs form the perfect, as listed. */
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
