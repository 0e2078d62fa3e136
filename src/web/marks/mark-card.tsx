import { useEffect, useState } from 'preact/hooks';
import type { Finding, Row, Words } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { easyOf } from '../state/document.ts';
import type { MarkPlace } from '../state/state.ts';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { difference } from '../text/difference.ts';
import { locate } from '../text/replace.ts';
import { call, isAbort } from '../wire/call.ts';
import { reportFailure } from '../work/failure.ts';
import { useSession } from '../work/session.ts';
import { steeringOf } from '../work/steering.ts';
import { findingsOf } from './kinds.ts';
import { whyOf } from './wording.ts';

const NONE = new Set<string>();

/** The card of a hard place: why it is hard, what to write instead, and a way to dismiss it. */
export function MarkCard({ place, row }: { readonly place: MarkPlace; readonly row: Row }) {
  const translate = useTranslate();
  const store = useStore();
  const marks = useChosen((state) => state.marks);
  const finding = findingsOf(marks, row, place.side, NONE).find(
    ({ rule, start, end }) => rule === place.rule && start === place.start && end === place.end,
  );
  const isAbsent = !finding;
  useEffect(() => {
    if (isAbsent) store.dispatch({ type: 'mark', place: undefined });
  }, [isAbsent, store]);
  if (!finding) return null;
  return (
    <section class={`mark-card kind-${finding.mark}`} aria-label={finding.text}>
      <header>
        <Icon name={finding.mark} />
        <p class="mark-why">{whyOf(translate, finding)}</p>
        <button
          type="button"
          class="quiet"
          aria-label={translate('app.close')}
          onClick={() => store.dispatch({ type: 'mark', place: undefined })}
        >
          <Icon name="cross" size={14} />
        </button>
      </header>
      <Fixes key={`${place.rule}-${place.start}`} finding={finding} place={place} row={row} />
    </section>
  );
}

interface FixProperties {
  readonly finding: Finding;
  readonly place: MarkPlace;
  readonly row: Row;
}

function Fixes({ finding, place, row }: FixProperties) {
  const translate = useTranslate();
  const { commands } = useSession();
  const work = useWork();
  const words = useWords(finding, place, row);
  const [explanation, setExplanation] = useState('');
  const where = locate(row, place.side, finding);
  const isWord = finding.mark === 'hard-words';
  if (!where) return <p class="panel-note">{translate('marks.gone')}</p>;
  const forms = new Set(words?.suggestions.map(({ form }) => form));
  const others = finding.suggestions.filter((text) => !forms.has(text));
  const hasFix = forms.size + others.length > 0;
  const best = words?.suggestions[0]?.lemma ?? others[0];
  return (
    <div class="fixes">
      {hasFix && <h4>{translate('marks.fix')}</h4>}
      <div class="fix-list" lang={work?.language}>
        {words?.suggestions.map(({ form, text, warning }) => (
          <button
            type="button"
            key={form}
            title={warning}
            onClick={() => commands.rewrite(row.id, text, finding.text, form)}
          >
            {form}
            {warning && <Icon name="alert" size={12} />}
          </button>
        ))}
        {others.map((text) => (
          <button
            type="button"
            key={text}
            onClick={() => commands.fix(row.id, place.side, finding, text)}
          >
            {text}
          </button>
        ))}
      </div>
      {!hasFix && <p class="panel-note">{translate('marks.noFix')}</p>}
      {words?.explanation && (
        <button
          type="button"
          onClick={() =>
            commands.rewrite(row.id, words.explanation!.text, finding.text, finding.text)
          }
        >
          {translate('marks.explain')}: <span lang={work?.language}>{addedBy(row, words)}</span>
        </button>
      )}
      {(isWord || finding.mark === 'abbreviations' || finding.mark === 'idioms') && (
        <form
          class="explain"
          onSubmit={(event) => {
            event.preventDefault();
            if (explanation.trim()) commands.explain(row.id, place.side, finding, explanation);
          }}
        >
          <label>
            <span>{translate('marks.explainWrite')}</span>
            <input
              value={explanation}
              lang={work?.language}
              dir="auto"
              onInput={(event) => setExplanation(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{translate('marks.explainDo')}</button>
        </form>
      )}
      <div class="row-actions">
        <button type="button" onClick={() => commands.ignore(finding)}>
          <Icon name="check" /> {translate('marks.ignore')}
        </button>
        {isWord && best !== undefined && (
          <button type="button" onClick={() => commands.define(finding.text, best)}>
            <Icon name="plus" /> {translate('marks.addGlossary')}:{' '}
            <span lang={work?.language}>{best}</span>
          </button>
        )}
        {isWord && (
          <button type="button" onClick={() => commands.protect(finding.text)}>
            <Icon name="lock" /> {translate('marks.protect')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The text that the server's explanation inserts into the sentence. */
function addedBy(row: Row, { explanation }: Words): string {
  return difference(easyOf(row), explanation?.text ?? '')
    .filter(({ kind }) => kind === 'new')
    .map(({ text }) => text.trim())
    .join(' ');
}

/** Simpler words, inflected for the sentence, for a word of the easy version. */
function useWords(finding: Finding, place: MarkPlace, row: Row): Words | undefined {
  const store = useStore();
  const work = useWork();
  const [words, setWords] = useState<Words | undefined>();
  const where = locate(row, place.side, finding);
  const sentence = easyOf(row).replace(/\n/g, ' ');
  const question =
    work && where && finding.mark === 'hard-words' && sentence.length <= 5000
      ? JSON.stringify({
          sentence,
          span: where,
          language: work.language,
          most: 6,
          ...withoutEngines(steeringOf(work)),
        })
      : '';
  useEffect(() => {
    setWords(undefined);
    if (!question) return;
    const control = new AbortController();
    call('words', { body: JSON.parse(question), signal: control.signal })
      .then(setWords)
      .catch((error) => {
        if (!isAbort(error)) reportFailure(store, error);
      });
    return () => control.abort();
  }, [question, store]);
  return words;
}

function withoutEngines<T extends { engines?: string[] }>({ engines: _, ...rest }: T) {
  return rest;
}
