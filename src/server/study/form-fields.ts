import { html, type Markup } from '../../core/markup.ts';
import type { Block, Wording } from '../../study/index.ts';

/** Scales with more points become a number field or slider instead of a row of buttons. */
const MOST_BUTTONS = 11;

/** The context in which the fields of a form are rendered. */
export interface Drawing {
  readonly wording: Wording;
  /** Language of the texts. */
  readonly language: string;
  /** Names of fields that were missing when the form was sent. */
  readonly missing: readonly string[];
  /** The submitted values, to be shown again. */
  readonly sent: (name: string) => readonly string[];
}

export function drawBlock(block: Block, drawing: Drawing): Markup {
  const { wording, language, missing, sent } = drawing;
  const isMissing = block.type !== 'text' && missing.includes(block.name);
  const note =
    isMissing && html`<p class="missing" id="${block.name}-missing">${wording.missing}</p>`;
  const described = isMissing
    ? html` aria-describedby="${block.name}-missing" aria-invalid="true"`
    : '';
  switch (block.type) {
    case 'text':
      return html`<section class="text"><h2>${block.label}</h2><blockquote lang="${language}" dir="auto">${marked(block.text, block.mark)}</blockquote></section>`;
    case 'reading':
      return html`<section class="text" data-reading="${block.done}"><h2>${block.label}</h2><blockquote lang="${language}" dir="auto">${block.text}</blockquote><input type="hidden" name="${block.name}" value="${sent(block.name)[0] ?? ''}"></section>`;
    case 'scale':
      return block.to - block.from < MOST_BUTTONS
        ? buttons(
            block.name,
            block.statement,
            scalePoints(block),
            sent(block.name)[0],
            note,
            // On a phone, labelled points are stacked; bare numbers fit side by side.
            Object.keys(block.labels).length > 0 ? 'scale' : 'choice',
          )
        : html`<div class="field"><label for="${block.name}">${block.statement}</label>
<div class="slide"><span class="from">${block.labels[block.from] ?? block.from}</span>
<input type="number" id="${block.name}" name="${block.name}" min="${block.from}" max="${block.to}" step="1" inputmode="numeric" required value="${sent(block.name)[0] ?? ''}"${described}>
<span class="to">${block.labels[block.to] ?? block.to}</span></div>${note}</div>`;
    case 'choice':
      return buttons(
        block.name,
        block.question,
        block.options,
        sent(block.name)[0],
        note,
        'choice',
      );
    case 'writing': {
      const value = sent(block.name)[0] ?? block.initial ?? '';
      const label = html`<label for="${block.name}">${block.label}${block.isOptional && html` <small>(${wording.optional})</small>`}</label>`;
      const needed = block.isOptional ? '' : html` required`;
      return html`<div class="field">${label}${
        block.isShort
          ? html`<input type="text" id="${block.name}" name="${block.name}" lang="${language}" dir="auto" autocomplete="off" maxlength="2000" value="${value}"${needed}${described}>`
          : html`<textarea id="${block.name}" name="${block.name}" lang="${language}" dir="auto" rows="5" maxlength="10000"${needed}${described}>${value}</textarea>`
      }${note}</div>`;
    }
    case 'tags':
      return html`<fieldset><legend>${block.label}</legend>${block.options.map(
        ({ value, label }) =>
          html`<label class="option"><input type="checkbox" name="${block.name}" value="${value}"${sent(block.name).includes(value) && html` checked`}> ${label}</label>`,
      )}</fieldset>`;
    case 'words':
      return html`<fieldset class="words"><legend>${block.label}</legend><p lang="${language}" dir="auto">${wordBoxes(block, sent(block.name))}</p></fieldset>`;
  }
}

function scalePoints({ from, to, labels }: Extract<Block, { type: 'scale' }>) {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const point = String(from + at);
    return { value: point, label: labels[point] ? `${point} ${labels[point]}` : point };
  });
}

function buttons(
  name: string,
  legend: string,
  options: readonly { value: string; label: string }[],
  chosen: string | undefined,
  note: Markup | false,
  kind: string,
): Markup {
  return html`<fieldset class="${kind}"><legend>${legend}</legend>${note}<div class="options">${options.map(
    ({ value, label }) =>
      html`<label class="option"><input type="radio" name="${name}" value="${value}" required${chosen === value && html` checked`}> ${label}</label>`,
  )}</div></fieldset>`;
}

/** A text with one marked place. */
export function marked(text: string, mark: readonly [number, number] | undefined): Markup {
  if (!mark) return html`${text}`;
  const [start, end] = mark;
  return html`${text.slice(0, start)}<mark>${text.slice(start, end)}</mark>${text.slice(end)}`;
}

/** Every word becomes a checkbox; the text between words is kept. */
function wordBoxes(block: Extract<Block, { type: 'words' }>, sent: readonly string[]): Markup[] {
  let at = 0;
  const pieces: Markup[] = [];
  for (const { start, end } of block.words) {
    pieces.push(
      html`${block.text.slice(at, start)}<label class="word"><input type="checkbox" name="${block.name}" value="${start}"${sent.includes(String(start)) && html` checked`}><span>${block.text.slice(start, end)}</span></label>`,
    );
    at = end;
  }
  return [...pieces, html`${block.text.slice(at)}`];
}
