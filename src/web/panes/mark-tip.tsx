import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Finding } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { findingAt } from '../marks/finding-at.ts';
import { whyOf } from '../marks/wording.ts';
import { useStore } from '../state/store.ts';

/** A short delay, so that a mouse passing over a mark opens nothing. */
const WAIT = 250;

/** Explains why the place under the mouse or the focus is hard; Esc closes it. */
export function MarkTip({ grid }: { readonly grid: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  const store = useStore();
  const [shown, setShown] = useState<{ finding: Finding; box: DOMRect } | undefined>();
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = grid.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (target: EventTarget | null, wait: number) => {
      const element = (target as HTMLElement | null)?.closest?.<HTMLElement>('.mark[data-rule]');
      clearTimeout(timer);
      if (!element) {
        timer = setTimeout(() => setShown(undefined), 100);
        return;
      }
      timer = setTimeout(() => {
        const found = findingAt(store.get(), element);
        setShown(found && { finding: found[1], box: element.getClientRects()[0] });
      }, wait);
    };
    const over = (event: Event) => open(event.target, WAIT);
    const focused = (event: Event) => open(event.target, 0);
    const shut = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(undefined);
    };
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    area.addEventListener('pointerover', over);
    area.addEventListener('pointerleave', over);
    area.addEventListener('focusin', focused);
    area.addEventListener('click', hide);
    document.addEventListener('keydown', shut);
    document.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      area.removeEventListener('pointerover', over);
      area.removeEventListener('pointerleave', over);
      area.removeEventListener('focusin', focused);
      area.removeEventListener('click', hide);
      document.removeEventListener('keydown', shut);
      document.removeEventListener('scroll', hide, true);
    };
  }, [grid, store]);

  useEffect(() => {
    const element = tip.current;
    if (!element || !shown) return;
    const { box } = shown;
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = Math.min(Math.max(8, box.left), innerWidth - width - 8);
    const below = box.bottom + 8;
    const top = below + height > innerHeight ? box.top - height - 8 : below;
    element.style.insetInlineStart = 'auto';
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [shown]);

  if (!shown) return null;
  const [first] = shown.finding.suggestions;
  return (
    <div class="tip" role="tooltip" ref={tip}>
      <p>{whyOf(translate, shown.finding)}</p>
      {first !== undefined && (
        <p class="tip-fix">
          <kbd>f</kbd> {first}
        </p>
      )}
    </div>
  );
}
