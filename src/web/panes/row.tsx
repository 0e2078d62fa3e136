import type { Block, Finding, Row } from '../../contract/index.ts';
import type { Key } from '../i18n/messages.ts';
import { type Translate, useTranslate } from '../i18n/translate.ts';
import { isAboutSentence } from '../marks/kinds.ts';
import { whyOf } from '../marks/wording.ts';
import { isFailure } from '../panel/verdict-words.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { memo } from '../parts/memo.ts';
import { easyOf, type Label, labelOf } from '../state/document.ts';
import type { Direction, MarkPlace, Side } from '../state/state.ts';
import { useChosen } from '../state/store.ts';
import { verdictsOf } from '../work/verifying.ts';
import { RowText } from './row-text.tsx';
import { Writing } from './writing.tsx';

const STATUS_ICONS: Readonly<Record<Label, IconName | undefined>> = {
  original: undefined,
  draft: 'draft',
  accepted: 'check',
  edited: 'pencil',
  kept: 'keep',
  removed: 'remove',
};

/** Labels for users who do not see the layout. */
const KIND_NAMES: Readonly<Partial<Record<Block['kind'], Key>>> = {
  heading: 'pane.heading',
  item: 'pane.item',
  cell: 'pane.cell',
  quotation: 'pane.quotation',
};

export interface RowProperties {
  readonly row: Row;
  readonly number: number;
  readonly kind: Block['kind'];
  readonly level: number;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly writing: Side | undefined;
  readonly mark: MarkPlace | undefined;
  readonly original: readonly Finding[];
  readonly easy: readonly Finding[];
  readonly language: string;
  readonly direction: Direction;
}

/** A sentence of the original next to its easy version. */
export const RowView = memo((properties: RowProperties) => {
  const { row, number, kind, level, isSelected, isStop, writing } = properties;
  const translate = useTranslate();
  const label = labelOf(row);
  const icon = STATUS_ICONS[label];
  const kindName = KIND_NAMES[kind];
  return (
    <div
      role="row"
      class={`row row-${kind} level-${level} is-${label}`}
      data-row={row.id}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
    >
      <div role="rowheader" class="number">
        <span class="unseen">
          {translate('pane.row', { number })} {kindName && translate(kindName)}
        </span>
        <span aria-hidden="true">{number}</span>
      </div>
      <Cell {...properties} side="original" isWriting={writing === 'original'} />
      <Cell {...properties} side="easy" isWriting={writing === 'easy'}>
        {row.state === 'edited' && <FailedVerdicts row={row} />}
        {icon && (
          <span class="status">
            <Icon name={icon} size={12} />
            {translate(`pane.status.${label}`)}
          </span>
        )}
      </Cell>
    </div>
  );
});

/** The number of points where a handwritten sentence differs in meaning; the panel lists them. */
function FailedVerdicts({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const count = useChosen((state) => verdictsOf(state, row)?.filter(isFailure).length ?? 0);
  if (count === 0) return null;
  return (
    <span class="failed-verdicts">
      <Icon name="alert" size={12} /> {translate('verdict.count', { count })}
    </span>
  );
}

interface CellProperties extends RowProperties {
  readonly side: Side;
  readonly isWriting: boolean;
  readonly children?: preact.ComponentChildren;
}

function Cell(properties: CellProperties) {
  const { row, number, side, isWriting, mark, language, direction, children } = properties;
  const translate = useTranslate();
  const text = side === 'original' ? row.original : easyOf(row);
  const findings = side === 'original' ? properties.original : properties.easy;
  const about = findings.filter((finding) => isAboutSentence(finding, text));
  const words = findings.filter((finding) => !isAboutSentence(finding, text));
  return (
    <div role="gridcell" class={`cell ${side}`} data-side={side}>
      {isWriting ? (
        <Writing
          row={row.id}
          number={number}
          side={side}
          text={text}
          findings={words}
          language={language}
          direction={direction}
        />
      ) : (
        <div class="text" lang={language} dir={direction}>
          {text.trim() === '' ? (
            <span class="left-out">{translate('pane.empty')}</span>
          ) : (
            <RowText
              text={text}
              findings={words}
              side={side}
              chosen={mark}
              describe={describer(translate)}
            />
          )}
        </div>
      )}
      {(about.length > 0 || children) && (
        <div class="notes">
          {about.map((finding) => (
            <AboutSentence key={finding.rule} finding={finding} side={side} chosen={mark} />
          ))}
          {children}
        </div>
      )}
    </div>
  );
}

function AboutSentence({
  finding,
  side,
  chosen,
}: {
  readonly finding: Finding;
  readonly side: Side;
  readonly chosen: MarkPlace | undefined;
}) {
  const translate = useTranslate();
  const count = finding.message.match(/\d+/)?.[0];
  const isChosen =
    chosen?.side === side && chosen.rule === finding.rule && chosen.start === finding.start;
  return (
    <button
      type="button"
      class={`mark note kind-${finding.mark}`}
      tabIndex={-1}
      aria-pressed={isChosen}
      data-start={finding.start}
      data-end={finding.end}
      data-rule={finding.rule}
      data-side={side}
      aria-label={whyOf(translate, finding)}
    >
      <Icon name={finding.mark} size={12} />
      {count}
    </button>
  );
}

/** One function per language, so that a new function does not redraw rows. */
const describers = new WeakMap<Translate, (finding: Finding) => string>();
function describer(translate: Translate): (finding: Finding) => string {
  let describe = describers.get(translate);
  if (!describe) {
    describe = (finding) => whyOf(translate, finding);
    describers.set(translate, describe);
  }
  return describe;
}
