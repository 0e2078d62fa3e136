import { useEffect, useRef } from 'preact/hooks';
import type { Candidate, Row } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { memo } from '../parts/memo.ts';
import { labelOf } from '../state/document.ts';
import { useChosen, workOf } from '../state/store.ts';
import { plainText } from '../text/inline.ts';
import { useSession } from '../work/session.ts';
import { MarkedDifference } from './marked-difference.tsx';
import { engineName, operationsOf, reasonsOf } from './provenance.ts';
import { Verdicts } from './verdicts.tsx';

/** Easier versions of the selected sentence, and other actions on it. */
export function CandidateCards({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const { commands, say } = useSession();
  const list = useChosen((state) => state.candidates);
  const isLoading = !list || list.status === 'loading';
  const candidates = list?.candidates ?? [];
  const label = labelOf(row);
  const key = list?.status === 'ready' ? list.key : '';
  useEffect(() => {
    if (key) say(translate('say.candidates', { count: candidates.length }));
  }, [key]);
  return (
    <div class="candidates" aria-busy={isLoading}>
      <h3>{translate('panel.candidates')}</h3>
      {candidates.length === 0 && (
        <p class="panel-note">{translate(isLoading ? 'panel.searching' : 'panel.noCandidates')}</p>
      )}
      <ol class={isLoading ? 'cards is-stale' : 'cards'}>
        {candidates.map((candidate, at) => (
          <CandidateCard
            key={candidate.text}
            candidate={candidate}
            number={at + 1}
            row={row.id}
            original={row.original}
            isUsed={row.state !== 'open' && row.easy === candidate.text}
          />
        ))}
      </ol>
      <div class="row-actions">
        <button type="button" onClick={() => commands.write(row.id, 'easy')}>
          <Icon name="pencil" /> {translate('panel.edit')} <kbd>Enter</kbd>
        </button>
        <button type="button" aria-pressed={label === 'kept'} onClick={() => commands.keep(row.id)}>
          <Icon name="keep" /> {translate('panel.reject')} <kbd>k</kbd>
        </button>
        <button
          type="button"
          aria-pressed={label === 'removed'}
          onClick={() => commands.remove(row.id)}
        >
          <Icon name="remove" /> {translate('panel.remove')} <kbd>Del</kbd>
        </button>
        {row.state !== 'open' && (
          <button type="button" onClick={() => commands.reopen(row.id)}>
            <Icon name="undo" /> {translate('panel.reopen')}
          </button>
        )}
        <button type="button" onClick={() => commands.write(row.id, 'original')}>
          <Icon name="file" /> {translate('panel.sourceChange')} <kbd>o</kbd>
        </button>
      </div>
    </div>
  );
}

interface CardProperties {
  readonly candidate: Candidate;
  readonly number: number;
  readonly row: string;
  readonly original: string;
  readonly isUsed: boolean;
}

/** Not redrawn while its sentence is being edited. */
const CandidateCard = memo(({ candidate, number, row, original, isUsed }: CardProperties) => {
  const translate = useTranslate();
  const { commands } = useSession();
  const language = useChosen((state) => workOf(state)?.language) ?? '';
  const reasons = reasonsOf(translate, candidate);
  const shown = useRef<HTMLDivElement>(null);
  return (
    <li
      class={isUsed ? 'card is-used' : 'card'}
      aria-label={translate('panel.candidate', { number })}
    >
      <div ref={shown} class="card-text">
        <MarkedDifference
          before={plainText(original)}
          after={plainText(candidate.text)}
          language={language}
        />
      </div>
      <p class="card-operations">{operationsOf(translate, candidate).join(' · ')}</p>
      <Verdicts
        verdicts={candidate.verdicts}
        row={row}
        original={original}
        easy={candidate.text}
        shown={() => shown.current?.querySelector('.difference')}
      />
      {reasons.length > 0 && (
        <details>
          <summary>{translate('panel.reasons')}</summary>
          <ul class="reasons">
            {reasons.map((reason) => (
              <li key={reason.text} lang={reason.language}>
                {reason.text}
              </li>
            ))}
          </ul>
          <p class="card-from">
            {translate('panel.from', { engine: engineName(translate, candidate.engine) })}
          </p>
        </details>
      )}
      <button
        type="button"
        class="primary"
        aria-pressed={isUsed}
        onClick={() => commands.accept(row, candidate, number)}
      >
        {isUsed && <Icon name="check" />}
        {translate(isUsed ? 'panel.used' : 'panel.accept')} <kbd>{number}</kbd>
      </button>
    </li>
  );
});
