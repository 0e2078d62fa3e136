import { useEffect, useState } from 'preact/hooks';
import type { CorpusSummary } from '../../contract/index.ts';
import { CorpusView } from '../corpora/corpus-view.tsx';
import { fitting } from '../corpora/fitting.ts';
import { useTranslate } from '../i18n/translate.ts';
import { ChoiceField, SearchField } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { useStore } from '../state/store.ts';
import { call } from '../wire/call.ts';
import { reportFailure } from '../work/failure.ts';

/** The list of corpora, and the records of those on this computer. */
export function Corpora({ id }: { readonly id?: string }) {
  return id === undefined ? <CorpusList /> : <CorpusView key={id} id={id} />;
}

function CorpusList() {
  const translate = useTranslate();
  const store = useStore();
  const [corpora, setCorpora] = useState<readonly CorpusSummary[]>();
  const [search, setSearch] = useState('');
  const [language, setLanguage] = useState('');
  const [onlyHere, setOnlyHere] = useState(false);

  useEffect(() => {
    call('corpora')
      .then(setCorpora)
      .catch((error) => reportFailure(store, error));
  }, [store]);

  const names = new Intl.DisplayNames([translate.language], { type: 'language' });
  const languages = [...new Set(corpora?.map((corpus) => corpus.language))].sort();
  const shown = fitting(corpora ?? [], { search, language, onlyHere });
  return (
    <main class="page corpora" id="main" tabIndex={-1}>
      <h1>{translate('corpora.title')}</h1>
      <p class="lead">{translate('corpora.lead')}</p>
      <search>
        <form class="choices" onSubmit={(event) => event.preventDefault()}>
          <SearchField label={translate('corpora.search')} value={search} onValue={setSearch} />
          <ChoiceField
            label={translate('corpora.language')}
            value={language}
            onValue={setLanguage}
            choices={[
              ['', translate('marks.all')],
              ...languages.map((each) => [each, nameOf(names, each)] as const),
            ]}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={onlyHere}
              onChange={({ currentTarget: { checked } }) => setOnlyHere(checked)}
            />
            <span>{translate('corpora.only')}</span>
          </label>
        </form>
      </search>
      {corpora && (
        <p role="status">
          {shown.length > 0
            ? translate('corpora.count', { count: shown.length })
            : translate('corpora.none')}
        </p>
      )}
      <div class="scroll" aria-busy={!corpora}>
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{translate('corpora.name')}</th>
              <th scope="col">{translate('corpora.language')}</th>
              <th scope="col">{translate('corpora.task')}</th>
              <th scope="col" class="figure">
                {translate('corpora.pairs')}
              </th>
              <th scope="col">{translate('corpora.licence')}</th>
              <th scope="col">{translate('corpora.here')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((corpus) => (
              <tr key={corpus.id}>
                <th scope="row">
                  <a href={`#/corpora/${encodeURIComponent(corpus.id)}`}>{corpus.name}</a>
                </th>
                <td>{nameOf(names, corpus.language)}</td>
                <td>{corpus.task}</td>
                <td class="figure">
                  {corpus.pairs === null ? '–' : translate.number(corpus.pairs)}
                </td>
                <td>{corpus.licence}</td>
                <td>
                  {corpus.here && (
                    <>
                      <Icon name="check" size={14} />
                      <span class="unseen">{translate('corpora.here')}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

function nameOf(names: Intl.DisplayNames, language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
}
