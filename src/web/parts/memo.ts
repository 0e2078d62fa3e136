import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

/** A component that is redrawn only when one of its properties changes. */
export function memo<Properties extends object>(
  part: (properties: Properties) => ComponentChildren,
): FunctionComponent<Properties> {
  class Remembered extends Component<Properties> {
    override shouldComponentUpdate(next: Properties): boolean {
      // Runs for hundreds of sentences at every keystroke, so it creates no lists.
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
