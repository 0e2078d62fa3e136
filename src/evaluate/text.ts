/** A way to look at a text: its tokens, its sentences, its trees. Made once per call. */
export interface View<T> {
  readonly slot: number;
  readonly make: (raw: string) => T;
}

let slots = 0;

/**
 * A view; whatever several metrics need of a text is made once and kept with it.
 *
 * @example const words = view((raw) => raw.split(' '));
 */
export function view<T>(make: (raw: string) => T): View<T> {
  return { slot: slots++, make };
}

/** A text and the views taken of it so far: nothing is tokenised twice. */
export class Text {
  readonly raw: string;
  private readonly seen: unknown[] = [];

  constructor(raw: string) {
    this.raw = raw;
  }

  through<T>(view: View<T>): T {
    const known = this.seen[view.slot];
    if (known !== undefined) return known as T;
    const made = view.make(this.raw);
    this.seen[view.slot] = made;
    return made;
  }
}
