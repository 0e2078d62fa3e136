import { useEffect, useState } from 'preact/hooks';
import type { CorpusDetails, CorpusRecords } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { MarkedDifference } from '../panel/marked-difference.tsx';
import { ChoiceField, SearchField } from '../parts/fields.tsx';
import { useStore } from '../state/store.ts';
import { call } from '../wire/call.ts';
import { reportFailure } from '../work/failure.ts';

import { splitChoices } from './split-choices.ts';

const PAGE = 20;

/** One corpus: its description, how to get it, and its records if it is installed. */
export function CorpusView({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const store = useStore();
  const [corpus, setCorpus] = useState<CorpusDetails>();
  const [split, setSplit] = useState('');
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<CorpusRecords>();

  useEffect(() => {
    call('corpus', { path: { id } })
      .then(setCorpus)
      .catch((error) => reportFailure(store, error));
  }, [id, store]);

  async function look(offset: number) {
    const query = {
      offset,
      limit: PAGE,
      ...(split && { split }),
      ...(search && { search }),
    };
    try {
      const answer = await call('corpusRecords', { path: { id }, query });
      setFound((last) =>
        offset > 0 && last ? { ...answer, records: [...last.records, ...answer.records] } : answer,
      );
    } catch (error) {
      reportFailure(store, error);
    }
  }

  useEffect(() => {
    if (!corpus?.here) return;
    const timer = setTimeout(() => void look(0), 250);
    return () => clearTimeout(timer);
  }, [corpus, split, search]);

  return (
    <main class="page corpora" id="main" tabIndex={-1} aria-busy={!corpus}>
      <p>
        <a href="#/corpora">← {translate('corpora.title')}</a>
      </p>
      {corpus && (
        <>
          <h1>{corpus.name}</h1>
          <p class="lead" lang="en">
            {corpus.summary}
          </p>
          <dl class="facts">
            <dt>{translate('corpora.licence')}</dt>
            <dd>{corpus.licence}</dd>
            <dt>{translate('corpora.pairs')}</dt>
            <dd>{corpus.pairs === null ? '–' : translate.number(corpus.pairs)}</dd>
            <dt>{translate('corpora.access')}</dt>
            <dd lang="en">{corpus.here ? translate('corpora.here') : corpus.howToGet}</dd>
            <dt>{translate('corpora.home')}</dt>
            <dd>
              <span class="address">{corpus.home}</span>
            </dd>
          </dl>
          {!corpus.here && <p class="panel-note">{translate('corpora.notHere')}</p>}
          {corpus.here && (
            <>
              <search>
                <form class="choices" onSubmit={(event) => event.preventDefault()}>
                  <SearchField
                    label={translate('corpora.search')}
                    value={search}
                    onValue={setSearch}
                  />
                  <ChoiceField
                    label={translate('evaluate.split')}
                    value={split}
                    onValue={setSplit}
                    choices={[['', translate('marks.all')], ...splitChoices(corpus, translate)]}
                  />
                </form>
              </search>
              <ol class="records">
                {found?.records.map((record) => (
                  <li key={record.id}>
                    <p lang={corpus.language} dir="auto">
                      {record.source}
                    </p>
                    {record.references.slice(0, 3).map((reference) => (
                      <MarkedDifference
                        key={reference}
                        before={record.source}
                        after={reference}
                        language={corpus.language}
                      />
                    ))}
                  </li>
                ))}
              </ol>
              {found && found.records.length < found.total && (
                <button type="button" onClick={() => void look(found.records.length)}>
                  {translate('corpora.moreRecords')}
                </button>
              )}
            </>
          )}
        </>
      )}
    </main>
  );
}
