import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

/** A part of the page that is drawn again only when one of its properties is another value. */
export function memo<Properties extends object>(
  part: (properties: Properties) => ComponentChildren,
): FunctionComponent<Properties> {
  class Remembered extends Component<Properties> {
    override shouldComponentUpdate(next: Properties): boolean {
      const last = this.props as Record<string, unknown>;
      const now = next as Record<string, unknown>;
      const names = new Set([...Object.keys(last), ...Object.keys(now)]);
      return [...names].some((name) => last[name] !== now[name]);
    }
    render(properties: Properties) {
      return part(properties);
    }
  }
  return Remembered as unknown as FunctionComponent<Properties>;
}
