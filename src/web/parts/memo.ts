import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

/** A part of the page that is drawn again only when one of its properties is another value. */
export function memo<Properties extends object>(
  part: (properties: Properties) => ComponentChildren,
): FunctionComponent<Properties> {
  class Remembered extends Component<Properties> {
    override shouldComponentUpdate(next: Properties): boolean {
      // Compared for hundreds of sentences at every letter: no lists are made.
      const last = this.props;
      for (const name in next) if (next[name] !== last[name]) return true;
      for (const name in last) if (!(name in next)) return true;
      return false;
    }
    render(properties: Properties) {
      return part(properties);
    }
  }
  return Remembered as unknown as FunctionComponent<Properties>;
}
