import type { Row } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { useChosen, useWork } from '../state/store.ts';
import { isVerified, verdictsOf } from '../work/verifying.ts';
import { textOf } from './spotlight.ts';
import { Verdicts } from './verdicts.tsx';

/** The verdicts on the current easy version of a row, handwritten or not. */
export function RowVerdicts({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const work = useWork();
  const verdicts = useChosen((state) => verdictsOf(state, row));
  // The verdicts on an offered version are on its card.
  const isOffered = useChosen((state) =>
    state.candidates?.candidates.some(({ text }) => text === row.easy),
  );
  if (!work || isOffered || !isVerified(work, row)) return null;
  return (
    <section class="row-verdicts" aria-busy={!verdicts}>
      <h3>{translate('verdict.title')}</h3>
      <div role="status">
        {verdicts ? (
          <Verdicts
            verdicts={verdicts}
            row={row.id}
            original={row.original}
            easy={row.easy ?? ''}
            shown={() => textOf(row.id, 'easy')}
          />
        ) : (
          <p class="panel-note">{translate('verdict.checking')}</p>
        )}
      </div>
    </section>
  );
}
