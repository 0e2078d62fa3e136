import { useTranslate } from '../i18n/translate.ts';

interface PlotProperties {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly small?: boolean;
}

/** More bars could not be distinguished: neighbours are drawn as the longest of them. */
const MOST_BARS = 60;

/** Words in each sentence as bars: before above after, on the same scale. */
export function LengthPlot({ before, after, small = false }: PlotProperties) {
  const translate = useTranslate();
  const longestBefore = Math.max(0, ...before);
  const longestAfter = Math.max(0, ...after);
  const scale = Math.max(1, longestBefore, longestAfter);
  const label = translate('stand.lengthsText', { longestBefore, longestAfter });
  return (
    <figure class={small ? 'plot plot-small' : 'plot'} role="img" aria-label={label}>
      <Bars lengths={before} scale={scale} name="before" />
      <Bars lengths={after} scale={scale} name="after" />
    </figure>
  );
}

interface BarsProperties {
  readonly lengths: readonly number[];
  readonly scale: number;
  readonly name: 'before' | 'after';
}

function Bars({ lengths, scale, name }: BarsProperties) {
  const translate = useTranslate();
  const bars = folded(lengths, MOST_BARS);
  const width = 100 / Math.max(12, bars.length);
  return (
    <div class={`bars bars-${name}`} aria-hidden="true">
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" focusable="false" aria-hidden="true">
        {bars.map((length, at) => {
          const height = (length / scale) * 24;
          return (
            <rect key={at} x={at * width} y={24 - height} width={width * 0.75} height={height} />
          );
        })}
      </svg>
      <span class="bars-label">
        {translate(`stand.${name}`)} · {translate.number(Math.max(0, ...lengths))}
      </span>
    </div>
  );
}

/** Limits the number of bars; each shows the longest of the sentences that it represents. */
export function folded(lengths: readonly number[], most: number): number[] {
  if (lengths.length <= most) return [...lengths];
  return Array.from({ length: most }, (_, at) =>
    Math.max(
      ...lengths.slice(
        Math.floor((at * lengths.length) / most),
        Math.floor(((at + 1) * lengths.length) / most),
      ),
    ),
  );
}
