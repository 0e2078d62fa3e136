import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

interface MenuProperties {
  readonly label: ComponentChildren;
  readonly icon?: IconName;
  /** The accessible name, if the label alone does not suffice. */
  readonly name?: string;
  readonly align?: 'start' | 'end';
  readonly primary?: boolean;
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a list of actions. Arrow keys move in it; Esc or a click outside closes it. */
export function Menu(properties: MenuProperties) {
  const { label, icon, name, align = 'start', primary = false, onOpen, children } = properties;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('.menu :is(button, a, input)')?.focus();
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    addEventListener('focusin', outside);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('focusin', outside);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const items = [...root.current!.querySelectorAll<HTMLElement>('.menu :is(button, a)')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % items.length]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events of the buttons bubble up
    <div class="menu-root" ref={root} onKeyDown={isOpen ? onKeyDown : undefined}>
      <button
        type="button"
        ref={button}
        class={primary ? 'primary' : 'quiet'}
        aria-expanded={isOpen}
        aria-label={name}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="down" size={12} />
      </button>
      {isOpen && <div class={`menu menu-${align}`}>{children(close)}</div>}
    </div>
  );
}
