import type { Span } from '../../../core/index.ts';
import { html, type Markup } from '../../../core/markup.ts';
import type { Behaviour, ReportData, SamplePair, SentenceText } from '../data.ts';

/** Samples of outputs by behaviour, with marked differences. */
export function samplesSection(data: ReportData): Markup {
  const several = data.systems.length > 1;
  return html`<section id="samples">
<h2>Samples by behaviour</h2>
<p>Up to ten outputs for each behaviour. Words that are only in the source are <del>struck through</del>; words that are only in the output are <ins>underlined</ins>.</p>
${data.behaviours.map(({ system, behaviours }, at) => {
  const list = behaviours
    .filter(({ count }) => count > 0)
    .map((behaviour, place) => behaviourDetails(behaviour, data, at, !several && place === 0));
  return several
    ? html`<details><summary><bdi>${system}</bdi></summary>${list}</details>
`
    : html`${list}`;
})}
</section>`;
}

function behaviourDetails(
  { title, count, shown }: Behaviour,
  data: ReportData,
  system: number,
  open: boolean,
): Markup {
  return html`<details${open && html` open`}><summary>${title}<span class="note">${shown.length} of ${count}</span></summary>
<ol class="samples">${shown.map((pair) => sample(pair, data, system))}</ol></details>
`;
}

function sample({ id, source, output }: SamplePair, data: ReportData, system: number): Markup {
  const { columns } = data.sentences;
  const numbers = columns.flatMap(({ title, digits }, at) => {
    const value = output.values[at];
    return value === null ? [] : [`${title.toLowerCase()} ${value.toFixed(digits)}`];
  });
  return html`<li class="sample"><p class="numbers"><a href="#sentences" data-sentence="${id}" data-system="${system}">Item ${id}</a> · ${numbers.join(' · ')}</p>
${marked('source', source, output.removed, data)}
${marked('output', output, output.added, data)}</li>
`;
}

function marked(
  kind: 'source' | 'output',
  { text, whole }: SentenceText,
  marks: readonly Span[],
  { language }: ReportData,
): Markup {
  const pieces: (Markup | string)[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    const inside = text.slice(start, end);
    pieces.push(text.slice(from, start));
    pieces.push(kind === 'source' ? html`<del>${inside}</del>` : html`<ins>${inside}</ins>`);
    from = end;
  }
  pieces.push(text.slice(from));
  const cut =
    whole !== undefined &&
    html`<span class="cut" lang="en" dir="ltr"> … (${whole.toLocaleString('en')} characters in all)</span>`;
  const empty = text === '' && html`<span class="cut" lang="en" dir="ltr">(empty)</span>`;
  return html`<p class="text ${kind}" lang="${language.id}" dir="${language.direction}">${pieces}${cut}${empty}</p>`;
}
