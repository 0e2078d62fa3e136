import { html } from '../../core/markup.ts';
import type { Analysis, Study, Wording } from '../../study/index.ts';
import { page } from './page.ts';

const FORMATS: readonly (readonly [format: string, label: string])[] = [
  ['answers.jsonl', 'All answers (JSON lines)'],
  ['judgements.csv', 'Judgements (CSV)'],
  ['substitutes.tsv', 'Simpler words (TSAR)'],
  ['corpus.jsonl', 'Simplifications (corpus)'],
];

/** The researcher's pages are in English, whatever the study's language. */
const ENGLISH: Pick<Wording, 'language' | 'direction'> = { language: 'en', direction: 'ltr' };

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
  return page(
    ENGLISH,
    design.name,
    html`<h1>${design.name}</h1>
<p>${progress.answered} of ${progress.wanted} judgements, ${participants.length} participants.</p>
<progress value="${progress.answered}" max="${Math.max(1, progress.wanted)}" aria-label="judgements"></progress>
<p><a class="button" href="/study/${id}/researcher/report">Report</a></p>
<h2>Take it away</h2><ul>${FORMATS.map(([format, label]) => html`<li><a href="/study/${id}/researcher/export/${format}">${label}</a></li>`)}</ul>
<h2>Participants</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Participants"><table><thead><tr><th scope="col">Id</th><th scope="col">State</th><th scope="col">Judgements</th><th scope="col">Test</th><th scope="col">Checks</th><th scope="col">Decide</th></tr></thead>
<tbody>${participants.map(
      ({
        participant,
        state,
        answers,
        test,
        checks,
      }) => html`<tr><td>${participant}</td><td>${state}</td><td>${answers}</td><td>${test.right}/${test.asked}</td><td>${checks.right}/${checks.asked}</td>
<td><form method="post" action="/study/${id}/researcher/review"><input type="hidden" name="participant" value="${participant}">
${state === 'waiting' && html`<button name="state" value="working" aria-label="Admit ${participant}">Admit</button> <button name="state" value="refused" aria-label="Refuse ${participant}">Refuse</button>`}</form>
<form method="post" action="/study/${id}/researcher/remove"><input type="hidden" name="participant" value="${participant}"><button class="danger" aria-label="Delete data of ${participant}">Delete data</button></form></td></tr>`,
    )}</tbody></table></div>`,
  );
}
