/** Strokes on a grid of 16 by 16; text next to an icon states its meaning. */
const STROKES = {
  undo: 'M4 6h6a3.5 3.5 0 0 1 0 7H7M6.5 3 3.5 6l3 3',
  redo: 'M12 6H6a3.5 3.5 0 0 0 0 7h3M9.5 3l3 3-3 3',
  settings: 'M2 5h6M12 5h2M2 11h2M8 11h6M10 3v4M6 9v4',
  export: 'M8 2v8M5 7l3 3 3-3M3 13h10',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  plus: 'M8 3v10M3 8h10',
  check: 'M3 8.5 6.5 12 13 4.5',
  alert: 'M8 2.5 14.5 13.5h-13zM8 6.5v3.5M8 11.8v.2',
  cross: 'M4 4l8 8M12 4l-8 8',
  pencil: 'M3 13l.8-3L11 2.8l2.2 2.2L6 12.2zM9.5 4.3l2.2 2.2',
  keep: 'M4 6h8M4 10h8',
  remove: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5',
  down: 'M4 6l4 4 4-4',
  up: 'M4 10l4-4 4 4',
  keyboard: 'M1.5 4h13v8h-13zM4 7h.1M6.7 7h.1M9.3 7h.1M12 7h.1M5 9.8h6',
  lock: 'M4 7.5h8V13H4zM5.5 7.5V5.3a2.5 2.5 0 0 1 5 0v2.2',
  globe:
    'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM2 8h12M8 2c-4 4-4 8 0 12M8 2c4 4 4 8 0 12',
  draft: 'M8 2v2M8 12v2M2 8h2M12 8h2M4 4l1.3 1.3M10.7 10.7 12 12M12 4l-1.3 1.3M5.3 10.7 4 12',
  stop: 'M4.5 4.5h7v7h-7z',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 5v3.3l2.2 1.4',
  'hard-words': 'M5 5.8a3 3 0 1 1 4.3 2.7C8.3 9 8 9.4 8 10.5M8 13v.2',
  'long-sentences': 'M2 8h12M4.8 5 2 8l2.8 3M11.2 5 14 8l-2.8 3',
  structure: 'M8 2v4M3 14v-4h10v4M8 6v8',
  passives: 'M12.5 5.5a5.3 5.3 0 1 0 1 3.5M13 2v3.7H9.3',
  negations: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM4 12l8-8',
  numbers: 'M6 2.5 5 13.5M11 2.5l-1 11M3 6h11M2.5 10.5h11',
  idioms: 'M2.5 3.5h11v7.5H8L5 13.7V11H2.5z',
  abbreviations: 'M3 11.5v.1M8 11.5v.1M13 11.5v.1M2.5 8 5 3h1l2.500 5M3.500 6.300h4',
  terms: 'M3 6h10M3 10h10M10.500 3l-5 10',
  signs: 'M8 2.500v11M3.200 5.200l9.600 5.600M12.800 5.200l-9.600 5.600',
  layout: 'M3 3.500h10M3 7h10M3 12h6',
  address:
    'M8 2.500a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400zM3 14c0-2.800 2-4.500 5-4.500s5 1.700 5 4.500',
} as const;

export type IconName = keyof typeof STROKES;

/** Decoration next to text, hidden from screen readers. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class={`icon icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
