import { html } from '../../../core/markup.ts';
import { basicTable, featureTable, type Named, operationTable } from '../report-tables.ts';
import { violins } from './charts.ts';
import { page } from './page.ts';
import { htmlOf, type TextTable } from './tables.ts';

/** A page that compares corpora; `kinds` gives the kind of each, if known. */
export function comparisonPage(corpora: readonly Named[], kinds: TextTable): string {
  const edits = corpora.flatMap(({ name, statistics }) =>
    statistics.edits ? [[name, statistics.edits] as const] : [],
  );
  const compressions = corpora.flatMap(({ name, statistics }) =>
    statistics.documentCompression ? [[name, statistics.documentCompression] as const] : [],
  );
  const body = html`<h1>${corpora.length} corpora compared</h1>
<h2>What they are</h2>
${htmlOf(kinds)}
<h2>Size</h2>
${htmlOf(basicTable(corpora))}
<h2>Operations</h2>
${htmlOf(operationTable(corpora))}
<h2>Edit distance</h2>
${violins('Levenshtein distance over the longer length (MultiSim, Figure 5)', edits)}
${compressions.length > 0 ? html`<h2>Compression of documents</h2>${violins('Characters of the simple document over those of the original (MultiSim, Figure 6)', compressions)}` : undefined}
<h2>Features</h2>
${htmlOf(featureTable(corpora))}`;
  return page('Corpora compared – klartext', 'mul', body);
}
