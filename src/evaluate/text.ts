/** A way to look at a text: its tokens, its sentences, its trees. Made once per call. */
export interface View<T> {
  readonly slot: number;
  readonly make: (raw: string, text: Text) => T;
}

let slots = 0;

/**
 * A view; whatever several metrics need of a text is made once and kept with it. A view that
 * stands on another takes it from the text.
 *
 * @example const words = view((raw) => raw.split(' '));
 * @example const length = view((_raw, text) => text.through(words).length);
 */
export function view<T>(make: View<T>['make']): View<T> {
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
    const made = view.make(this.raw, this);
    this.seen[view.slot] = made;
    return made;
  }
}
