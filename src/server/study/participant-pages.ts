import { html } from '../../core/markup.ts';
import type { Block, Step, Study, Wording } from '../../study/index.ts';
import { type Drawing, drawBlock } from './form-fields.ts';
import { filled, page, paragraphs } from './page.ts';

/** The first page: introduction, consent and entry. */
export function welcomePage({ id, design }: Study, wording: Wording, problem?: string): string {
  const { name, consent, requires, pay, access } = design;
  return page(
    wording,
    name,
    html`<h1>${name}</h1>
${problem && html`<p class="missing" role="alert">${problem}</p>`}
${paragraphs(design.instructions)}
${pay && html`<p class="pay">${pay}</p>`}
<form method="post" action="/study/${id}/join">
<h2>${wording.consent}</h2>${paragraphs(consent)}
<label class="option"><input type="checkbox" name="consent" value="yes" required> ${wording.agree}</label>
${requires && html`<label class="option"><input type="checkbox" name="requires" value="yes" required> ${wording.confirm} ${requires}</label>`}
${access === 'code' && html`<div class="field"><label for="code">${wording.code}</label><input type="text" id="code" name="code" autocomplete="off" required></div>`}
<button>${wording.start}</button>
</form>`,
  );
}

/** One item with its questions. */
export function taskPage(
  { id, design }: Study,
  step: Extract<Step, { state: 'answer' }>,
  form: readonly Block[],
  drawing: Drawing,
  shown: number,
): string {
  const { wording, missing } = drawing;
  const { unit, ticket, done, all } = step;
  const progress = unit.part === 'qualification' ? wording.qualification : wording.progress;
  return page(
    wording,
    design.name,
    html`<header><p>${filled(progress, { done: done + 1, all })}</p>
<progress value="${done}" max="${all}" aria-label="${filled(progress, { done, all })}"></progress>
<nav><a href="/study/${id}/instructions" accesskey="i" id="instructions">${wording.instructions}</a> <a href="/study/${id}/withdraw">${wording.withdraw}</a></nav></header>
<h1 class="hidden">${design.name}</h1>
${missing.length > 0 && html`<p class="missing" role="alert">${wording.missing}</p>`}
<form method="post" action="/study/${id}/answer" id="task" data-ticket="${ticket}">
<input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="shown" value="${shown}">
${form.map((block) => drawBlock(block, drawing))}
<p class="keys">${wording.keys}</p>
<button>${wording.next}</button>
</form>`,
  );
}

export function instructionsPage({ id, design }: Study, wording: Wording): string {
  return page(
    wording,
    wording.instructions,
    html`<h1>${wording.instructions}</h1>${paragraphs(design.instructions)}
${design.examples.length > 0 && html`<h2>${wording.examples}</h2>${design.examples.map((each) => html`<blockquote>${paragraphs(each)}</blockquote>`)}`}
<p><a class="button" href="/study/${id}/work" id="back">${wording.back}</a></p>`,
  );
}

export function withdrawPage({ id }: Study, participant: string, wording: Wording): string {
  return page(
    wording,
    wording.withdraw,
    html`<h1>${wording.withdraw}</h1><p>${wording.withdrawHint}</p><p>${filled(wording.yourId, { id: participant })}</p>
<form method="post" action="/study/${id}/withdraw"><button class="danger">${wording.withdraw}</button> <a href="/study/${id}/work" id="back">${wording.back}</a></form>`,
  );
}

/** A page that only shows a message. */
export function messagePage(wording: Wording, title: string, ...lines: readonly string[]): string {
  return page(wording, title, html`<h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}`);
}
