/** A way to look at a text: its tokens, its sentences, its trees. Made once per call. */
export interface View<T> {
  readonly make: (raw: string, text: Text) => T;
}

/**
 * A view; whatever several metrics need of a text is made once and kept with it. A view that
 * stands on another takes it from the text.
 *
 * @example const words = view((raw) => raw.split(' '));
 * @example const length = view((_raw, text) => text.through(words).length);
 */
export function view<T>(make: View<T>['make']): View<T> {
  return { make };
}

/** A text and the views taken of it so far: nothing is tokenised twice. */
export class Text {
  readonly raw: string;
  // The first view stands by itself: a million texts are looked at in one way only.
  private first: View<unknown> | undefined = undefined;
  private firstMade: unknown = undefined;
  private others: Map<View<unknown>, unknown> | undefined = undefined;

  constructor(raw: string) {
    this.raw = raw;
  }

  through<T>(view: View<T>): T {
    if (this.first === view) return this.firstMade as T;
    const known = this.others?.get(view);
    if (known !== undefined) return known as T;
    const made = view.make(this.raw, this);
    if (this.first === undefined) {
      this.first = view;
      this.firstMade = made;
    } else {
      this.others ??= new Map();
      this.others.set(view, made);
    }
    return made;
  }
}
