import { useState } from 'preact/hooks';
import type { Measures } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { countMarks, total } from '../marks/counts.ts';
import { useChosen, useWork } from '../state/store.ts';
import { LengthPlot } from './length-plot.tsx';
import { StandDialog } from './stand-dialog.tsx';
import { WhereTextGoes } from './where-text-goes.tsx';

/** The figures before and after, in one line. */
export function StandBar() {
  const translate = useTranslate();
  const work = useWork();
  const marks = useChosen((state) => state.marks);
  const comparison = useChosen((state) => state.comparison);
  const [isOpen, setOpen] = useState(false);
  if (!work) return null;
  const figures = comparison ? figuresOf(comparison.original, comparison.easy) : [];
  return (
    <footer class="stand">
      <dl>
        {figures.map(({ name, label, before, after, digits, unit }) => (
          <div key={name}>
            <dt>{label ?? translate(name)}</dt>
            <dd>
              <Pair
                before={translate.number(before, digits) + unit}
                after={translate.number(after, digits) + unit}
              />
            </dd>
          </div>
        ))}
        <div>
          <dt>{translate('stand.marks')}</dt>
          <dd>
            {marks.byText.size === 0 ? (
              '…'
            ) : (
              <Pair
                before={translate.number(total(countMarks(work, marks, 'original')))}
                after={translate.number(total(countMarks(work, marks, 'easy')))}
              />
            )}
          </dd>
        </div>
      </dl>
      {comparison && (
        <LengthPlot before={comparison.original.lengths} after={comparison.easy.lengths} small />
      )}
      <WhereTextGoes />
      <button type="button" class="quiet" onClick={() => setOpen(true)}>
        {translate('stand.open')}
      </button>
      {isOpen && <StandDialog onClose={() => setOpen(false)} />}
    </footer>
  );
}

/** Two figures with the change between them, for display and for screen readers. */
export function Pair({ before, after }: { readonly before: string; readonly after: string }) {
  const translate = useTranslate();
  return (
    <>
      <span class="unseen">{translate('stand.before')} </span>
      <span class="before">{before}</span>
      <span aria-hidden="true"> → </span>
      <span class="unseen">, {translate('stand.after')} </span>
      <span class="after">{after}</span>
    </>
  );
}

interface Figure {
  readonly name: 'stand.readability' | 'stand.sentence' | 'stand.rare';
  readonly label?: string;
  readonly before: number;
  readonly after: number;
  readonly digits: number;
  readonly unit: string;
}

export function figuresOf(original: Measures, easy: Measures): Figure[] {
  const [before, after] = [original.readability[0], easy.readability[0]];
  return [
    ...(before && after
      ? [
          {
            name: 'stand.readability' as const,
            before: before.value,
            after: after.value,
            digits: 0,
            unit: '',
          },
        ]
      : []),
    {
      name: 'stand.sentence',
      before: original.wordsPerSentence,
      after: easy.wordsPerSentence,
      digits: 1,
      unit: '',
    },
    {
      name: 'stand.rare',
      before: original.rareShare * 100,
      after: easy.rareShare * 100,
      digits: 0,
      unit: ' %',
    },
  ];
}
