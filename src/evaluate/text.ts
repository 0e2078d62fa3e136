/** A view of a text: its tokens, its sentences, its trees. Create each view once. */
export interface View<T> {
  readonly make: (raw: string, text: Text) => T;
}

/**
 * Creates a view. A text caches its views, so that several metrics share them. A view that depends
 * on another gets it from the text.
 *
 * @example const words = view((raw) => raw.split(' '));
 * @example const length = view((_raw, text) => text.through(words).length);
 */
export function view<T>(make: View<T>['make']): View<T> {
  return { make };
}

/** A text and its cached views, so that nothing is tokenised twice. */
export class Text {
  readonly raw: string;
  // The first view has its own field, because most texts have only one view.
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
