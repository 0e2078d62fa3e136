import { html, type Markup } from '../../core/markup.ts';
import { type Study, type WordToReview, wordPlace } from '../../study/index.ts';
import { marked } from './form-fields.ts';
import { ENGLISH, page } from './page.ts';

/** Words per page. */
const MOST = 20;

/** The review of simpler words: what each answer counts as, for the gold standard. */
export function wordsPage({ id, design }: Study, words: readonly WordToReview[], at: number) {
  const pages = Math.max(1, Math.ceil(words.length / MOST));
  const here = Math.min(pages, Math.max(1, Math.floor(at) || 1));
  const address = `/study/${id}/researcher`;
  const done = words.filter(({ isReviewed }) => isReviewed).length;
  return page(
    ENGLISH,
    `${design.name}: words`,
    html`<p><a href="${address}/status">${design.name}</a></p><h1>Review the words</h1>
<p>${done} of ${words.length} words reviewed. <a href="${address}/export/substitutes.tsv">Gold file (TSAR)</a></p>
<p>Leave an answer as it is to accept it, write another one to merge it with that, or clear it to drop it. Answers that differ only in capitals are proposed as one.</p>
${words.slice((here - 1) * MOST, here * MOST).map((word, place) => wordForm(address, design.language, word, here, place))}
${pages > 1 && html`<nav aria-label="Pages">${Array.from({ length: pages }, (_, number) => (number + 1 === here ? html`<strong aria-current="page">${here}</strong> ` : html`<a href="${address}/words?page=${number + 1}">${number + 1}</a> `))}</nav>`}`,
  );
}

function wordForm(
  address: string,
  language: string,
  { unit, isReviewed, answers }: WordToReview,
  here: number,
  place: number,
): Markup {
  const { item } = unit;
  const start = wordPlace(item);
  return html`<form method="post" action="${address}/words" class="review"><section class="text"><h2>${item.word} ${isReviewed && html`<small>reviewed</small>`}</h2>
<blockquote lang="${language}" dir="auto">${marked(item.source, [start, start + (item.word ?? '').length])}</blockquote></section>
<input type="hidden" name="unit" value="${unit.id}"><input type="hidden" name="page" value="${here}">
<datalist id="answers-${place}">${answers.map(({ answer }) => html`<option value="${answer}">`)}</datalist>
<table><thead><tr><th scope="col">Answer</th><th scope="col">Votes</th><th scope="col">Counts as</th></tr></thead>
<tbody>${answers.map(
    ({ answer, votes, gold }) =>
      html`<tr><td lang="${language}" dir="auto">${answer}</td><td>${votes}</td><td><input type="hidden" name="answer" value="${answer}"><input type="text" name="gold" value="${gold}" lang="${language}" dir="auto" list="answers-${place}" maxlength="2000" aria-label="${`"${answer}" counts as`}"></td></tr>`,
  )}</tbody></table><button>Save</button></form>`;
}
