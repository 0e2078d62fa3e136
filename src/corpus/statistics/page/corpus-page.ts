import { html, type Markup } from '../../../core/markup.ts';
import type { CorpusEntry } from '../../entry.ts';
import type { PairRecord } from '../../record.ts';
import { FEATURES, type Feature } from '../features.ts';
import { basicTable, featureTable, type Named, operationTable } from '../report-tables.ts';
import { transferTable } from '../transfer.ts';
import { densityPlot, violins } from './charts.ts';
import { page } from './page.ts';
import { htmlOf } from './tables.ts';

/** What a page shows in addition to the figures. */
export interface PageContext {
  /** Undefined for the user's own file. */
  readonly entry?: CorpusEntry | undefined;
  /** Sample pairs. */
  readonly samples: readonly PairRecord[];
  /** For the table of sources of transfer. */
  readonly others: readonly CorpusEntry[];
}

/** A self-contained page with everything known about a corpus. */
export function corpusPage(corpus: Named, context: PageContext): string {
  const { entry } = context;
  const { statistics } = corpus;
  const body = html`<h1>${corpus.name}</h1>
<p class="note">${statistics.records.toLocaleString('en-US')} records, ${statistics.pairs.toLocaleString('en-US')} pairs; tokens by ${statistics.tokenizer}. Made by klartext.</p>
${entry ? about(entry) : undefined}
<h2>Size</h2>
${htmlOf(basicTable([corpus]))}
<h2>Operations</h2>
${htmlOf(operationTable([corpus]))}
<h2>Edit distance</h2>
${statistics.edits ? violins('Levenshtein distance over the longer length (MultiSim, Figure 5)', [[corpus.name, statistics.edits]]) : html`<p>No pairs.</p>`}
${compression(corpus)}
<h2>Features</h2>
<p class="note">Densities over ${statistics.sampled} pairs drawn at random.</p>
<div class="plots">${plots(corpus)}</div>
${htmlOf(featureTable([corpus]))}
<h2>Samples</h2>
${samples(context.samples)}
${entry && context.others.length > 0 ? html`<h2>Sources of transfer</h2>${htmlOf(transferTable(entry, context.others))}` : undefined}`;
  return page(`${corpus.name} – klartext`, corpus.language, body);
}

function about(entry: CorpusEntry): Markup {
  const facts: readonly (readonly [string, string])[] = [
    ['Language', entry.language],
    ['Domain', entry.domain],
    ['Readers', entry.readers],
    ['Simplified by', entry.simplifiedBy],
    ['Collected', `${entry.strategy}; aligned by ${entry.alignment}`],
    ['Licence', `${entry.licence.name} (${entry.licence.permits})`],
    ['Access', `${entry.access}: ${entry.home}`],
    ['Citation', entry.citation],
    ['Counts', entry.note],
  ];
  return html`<dl>${facts.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}</dl>`;
}

function compression({
  statistics: { documentCompression, documents },
}: Named): Markup | undefined {
  if (documentCompression === undefined) return undefined;
  return html`<h2>Documents</h2>
<div class="plots">${densityPlot(`Compression of ${documents} documents`, documentCompression)}</div>`;
}

function plots({ statistics: { features } }: Named): Markup[] {
  return (Object.keys(FEATURES) as Feature[]).flatMap((feature) => {
    const distribution = features[feature];
    return distribution ? [densityPlot(FEATURES[feature].title, distribution)] : [];
  });
}

function samples(records: readonly PairRecord[]): Markup {
  return html`<div class="wide"><table>
<thead><tr><th scope="col">id</th><th class="text" scope="col">source</th><th class="text" scope="col">simple</th></tr></thead>
<tbody>
${records.map(
  ({
    id,
    source,
    references,
  }) => html`<tr><td>${id}</td><td class="pair" dir="auto">${source}</td><td class="pair" dir="auto">${references[0] ?? ''}</td></tr>
`,
)}</tbody>
</table></div>`;
}
