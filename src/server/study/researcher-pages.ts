import { html, type Markup } from '../../core/markup.ts';
import type { Analysis, RaterQuality, Study, StudyData } from '../../study/index.ts';
import { ENGLISH, page } from './page.ts';

const FORMATS: readonly (readonly [format: string, label: string])[] = [
  ['answers.jsonl', 'All answers (JSON lines)'],
  ['judgements.csv', 'Judgements (CSV)'],
  ['substitutes.tsv', 'Simpler words (TSAR)'],
  ['corpus.jsonl', 'Simplifications (corpus)'],
];
/** Exports that only one kind of study has. */
const OF_KIND: Readonly<Record<string, string>> = {
  'substitutes.tsv': 'substitute',
  'corpus.jsonl': 'write',
};
/** Answers of a participant shown on a page. */
const MOST = 200;

export function loginPage({ id, design }: Study, isWrong: boolean): string {
  return page(
    ENGLISH,
    `${design.name}: for researchers`,
    html`<h1>${design.name}</h1>${isWrong && html`<p class="missing" role="alert">This is not the key of this study.</p>`}
<form method="post" action="/study/${id}/researcher"><div class="field"><label for="key">The key that "klartext study create" printed</label>
<input type="text" id="key" name="key" autocomplete="off" required></div><button>Log in</button></form>`,
  );
}

export function statusPage({ id, design }: Study, { progress, participants }: Analysis): string {
  const hasFlagged = participants.some(({ flagged }) => flagged);
  const formats = FORMATS.filter(([format]) => (OF_KIND[format] ?? design.kind) === design.kind);
  return page(
    ENGLISH,
    `${design.name}: for researchers`,
    html`<h1>${design.name}</h1><p>${progress.answered} of ${progress.wanted} judgements, ${participants.length} participants.</p>
<progress value="${progress.answered}" max="${Math.max(1, progress.wanted)}" aria-label="judgements"></progress>
<p class="actions"><a class="button" href="/study/${id}/researcher/report">Report</a>${hasFlagged && html` <a class="button" href="/study/${id}/researcher/report?without=flagged">Report without flagged participants</a>`}${design.kind === 'substitute' && html` <a class="button" href="/study/${id}/researcher/words">Review the words</a>`}</p>
<h2>Export</h2><ul>${formats.map(([format, label]) => html`<li><a href="/study/${id}/researcher/export/${format}">${label}</a></li>`)}</ul>
<h2>Participants</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Participants"><table><thead><tr>${['Id', 'State', 'Judgements', 'Seconds', 'Test', 'Checks', 'Fakes', 'Inconsistency', 'Attention'].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${participants.map(
      (row) =>
        html`<tr><td><a href="/study/${id}/researcher/person/${encodeURIComponent(row.participant)}">${row.participant}</a></td><td>${row.state}</td>${cells(row)}</tr>`,
    )}</tbody></table></div>`,
    true,
  );
}

function cells(row: RaterQuality): Markup[] {
  const { answers, seconds, test, checks, fakes, inconsistency, flagged } = row;
  const share = ({ right, asked }: RaterQuality['test']) => (asked > 0 ? `${right}/${asked}` : '–');
  return [
    String(answers),
    seconds.toFixed(1),
    share(test),
    share(checks),
    share(fakes),
    inconsistency?.toFixed(2) ?? '–',
    flagged ? 'flagged' : '',
  ].map((text) => html`<td>${text}</td>`);
}

/** The answers of a participant, the test first, with buttons to admit or refuse them. */
export function personPage(
  { id, design }: Study,
  { participant, state, test }: RaterQuality,
  { units, answers }: StudyData,
): string {
  const address = `/study/${id}/researcher`;
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const own = answers.filter((answer) => answer.participant === participant);
  const parts = ['qualification', 'check', 'fake', 'item'] as const;
  const sorted = parts.flatMap((part) => own.filter((answer) => answer.part === part));
  return page(
    ENGLISH,
    `${design.name}: ${participant}`,
    html`<p><a href="${address}/status">${design.name}</a></p><h1>Participant ${participant}</h1>
<p>State: ${state}. Test: ${test.right} of ${test.asked} as expected. ${own.length} answers.</p>
<form method="post" action="${address}/review" class="actions"><input type="hidden" name="participant" value="${participant}">
${state !== 'working' && html`<button name="state" value="working">Admit</button>`} ${state !== 'refused' && html`<button name="state" value="refused" class="quiet">Refuse</button>`}</form>
<form method="post" action="${address}/remove" class="actions"><input type="hidden" name="participant" value="${participant}"><button class="danger">Delete all data of ${participant}</button></form>
${sorted.slice(0, MOST).map(({ unit, part, systems, values, seconds }) => {
  const { item, expected } = byId.get(unit) ?? {};
  return html`<section class="text"><h2>${part === 'item' ? `Item ${item?.id ?? unit}` : part} <small>${seconds.toFixed(1)} s</small></h2>
<blockquote lang="${design.language}" dir="auto">${item?.source}</blockquote>
${systems.map((system, at) => html`<p><small>${String.fromCharCode(65 + at)}, ${system}:</small> <span lang="${design.language}" dir="auto">${item?.outputs[system]}</span></p>`)}
<dl>${Object.entries(values).map(([name, value]) => html`<dt>${name}</dt><dd dir="auto">${typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>`)}
${expected && html`<dt>expected</dt><dd>${JSON.stringify(expected)}</dd>`}</dl></section>`;
})}
${sorted.length > MOST && html`<p>${sorted.length - MOST} more are in the export.</p>`}`,
  );
}
