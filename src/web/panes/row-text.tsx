import type { ComponentChildren } from 'preact';
import type { Finding } from '../../contract/index.ts';
import { isAt } from '../marks/kinds.ts';
import { Icon } from '../parts/icon.tsx';
import { memo } from '../parts/memo.ts';
import type { MarkPlace, Side } from '../state/state.ts';
import type { InlinePiece } from '../text/inline.ts';
import { markedRuns } from './runs.ts';

interface RowTextProperties {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly side: Side;
  /** The mark that the panel shows, if it is in this row. */
  readonly chosen: MarkPlace | undefined;
  /** For a screen reader: the kind of mark. */
  readonly describe: (finding: Finding) => string;
}

/** A sentence for reading, with emphasis and links, its hard places underlined. */
export const RowText = memo(({ text, findings, side, chosen, describe }: RowTextProperties) => (
  <>
    {markedRuns(text, findings).map(({ finding, pieces }, at) => {
      const children = pieces.map((piece) => styled(piece));
      if (!finding) return children;
      const isChosen = isAt(chosen, side, finding);
      return (
        <span
          key={`${at}-${finding.start}`}
          class={`mark kind-${finding.mark}`}
          role="button"
          tabIndex={-1}
          aria-pressed={isChosen}
          aria-description={describe(finding)}
          data-start={finding.start}
          data-end={finding.end}
          data-rule={finding.rule}
          data-side={side}
        >
          <Icon name={finding.mark} size={10} />
          {children}
        </span>
      );
    })}
  </>
));

function styled({ text, strong, emphasis, code, href }: InlinePiece): ComponentChildren {
  let shown: ComponentChildren = text;
  if (code) shown = <code>{shown}</code>;
  if (emphasis) shown = <em>{shown}</em>;
  if (strong) shown = <strong>{shown}</strong>;
  // The address is shown, never followed: one click in an untrusted text must not leave the page.
  if (href !== undefined) {
    shown = (
      <span class="link" title={href}>
        {shown}
      </span>
    );
  }
  return shown;
}
