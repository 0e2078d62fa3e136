import { useEffect, useState } from 'preact/hooks';
import type { CorpusDetails, CorpusSummary, Evaluated } from '../../contract/index.ts';
import { splitChoices } from '../corpora/split-choices.ts';
import { LanguageChoice } from '../documents/language-choice.tsx';
import { FileLines, type LineFile } from '../evaluate/file-lines.tsx';
import { ScoreTable } from '../evaluate/score-table.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { ChoiceField } from '../parts/fields.tsx';
import { useStore } from '../state/store.ts';
import { call } from '../wire/call.ts';
import { reportFailure } from '../work/failure.ts';
import { useSession } from '../work/session.ts';

/** Scores the output of systems from files or a corpus; the report opens below. */
export function Evaluate() {
  const translate = useTranslate();
  const store = useStore();
  const { notify, say } = useSession();
  const [corpora, setCorpora] = useState<readonly CorpusSummary[]>([]);
  const [corpus, setCorpus] = useState('');
  const [details, setDetails] = useState<CorpusDetails>();
  const [split, setSplit] = useState('');
  const [language, setLanguage] = useState('');
  const [sources, setSources] = useState<readonly LineFile[]>([]);
  const [references, setReferences] = useState<readonly LineFile[]>([]);
  const [outputs, setOutputs] = useState<readonly LineFile[]>([]);
  const [result, setResult] = useState<Evaluated>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    call('corpora')
      .then((list) => setCorpora(list.filter(({ here }) => here)))
      .catch((error) => reportFailure(store, error));
  }, [store]);

  useEffect(() => {
    setDetails(undefined);
    setSplit('');
    if (!corpus) return;
    call('corpus', { path: { id: corpus } })
      .then((found) => {
        setDetails(found);
        const names = Object.keys(found.splits);
        setSplit(names.includes('test') ? 'test' : (names[0] ?? ''));
      })
      .catch((error) => reportFailure(store, error));
  }, [corpus, store]);

  async function evaluate() {
    if (outputs.length === 0 || (!corpus && sources.length === 0)) {
      notify('information', translate('evaluate.need'));
      return;
    }
    setBusy(true);
    setResult(undefined);
    try {
      const answer = await call('evaluate', {
        body: {
          ...(corpus
            ? { corpus, ...(split && { split }) }
            : {
                sources: sources[0].lines,
                ...(references.length > 0 && { references: references.map(({ lines }) => lines) }),
              }),
          outputs: Object.fromEntries(
            outputs.map(({ name, lines }) => [name.replace(/\.[^.]+$/, '') || name, lines]),
          ),
          ...(language && { language }),
        },
      });
      setResult(answer);
      say(translate('evaluate.report'));
    } catch (error) {
      reportFailure(store, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <main class="page evaluate" id="main" tabIndex={-1}>
      <h1>{translate('evaluate.title')}</h1>
      <p class="lead">{translate('evaluate.lead')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void evaluate();
        }}
      >
        <div class="choices">
          <ChoiceField
            label={translate('evaluate.corpus')}
            value={corpus}
            onValue={setCorpus}
            choices={[
              ['', translate('evaluate.noCorpus')],
              ...corpora.map(({ id, name }) => [id, name] as const),
            ]}
          />
          {details && (
            <ChoiceField
              label={translate('evaluate.split')}
              value={split}
              onValue={setSplit}
              choices={splitChoices(details, translate)}
            />
          )}
          <LanguageChoice
            label={translate('evaluate.language')}
            value={language}
            onValue={setLanguage}
          />
        </div>
        <div class="drops">
          {!corpus && (
            <>
              <FileLines
                name={translate('evaluate.sources')}
                files={sources}
                onFiles={(files) => setSources(files.slice(-1))}
              />
              <FileLines
                name={translate('evaluate.references')}
                files={references}
                onFiles={setReferences}
                many
              />
            </>
          )}
          <FileLines
            name={translate('evaluate.outputs')}
            files={outputs}
            onFiles={setOutputs}
            many
          />
        </div>
        <button type="submit" class="primary" disabled={isBusy}>
          {translate(isBusy ? 'evaluate.working' : 'evaluate.go')}
        </button>
      </form>
      {result && <Report result={result} />}
    </main>
  );
}

function Report({ result }: { readonly result: Evaluated }) {
  const translate = useTranslate();
  return (
    <section class="report" aria-label={translate('evaluate.report')}>
      <h2>{translate('evaluate.report')}</h2>
      <ScoreTable result={result} />
      {result.warnings.length > 0 && (
        <ul class="warnings">
          {result.warnings.map(({ system, message }) => (
            <li key={system + message} lang="en">
              {system}: {message}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={result.report} download="report.html">
          {translate('evaluate.download')}
        </a>
      </p>
      {/* A sandboxed page: it may run its own script and nothing else. */}
      <iframe title={translate('evaluate.report')} src={result.report} sandbox="allow-scripts" />
    </section>
  );
}
