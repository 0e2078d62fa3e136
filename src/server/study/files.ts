/** The style of a study's pages: large, calm, one column; light and dark. */
export const STYLE = `:root { color-scheme: light dark; --ink: #1d1b18; --paper: #fdfcf9; --soft: #f0ede6; --line: #8a8478; --accent: #1f4f8f; --bad: #9b1c1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eee8; --paper: #1b1a18; --soft: #2a2825; --line: #98928a; --accent: #9cc2f5; --bad: #ffb0a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.wide { max-width: 60rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
a { color: var(--accent); }
header p, header nav { margin: 0; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
nav a { margin-inline-end: 1rem; }
progress { accent-color: var(--accent); flex: 1 1 8rem; height: .75rem; }
blockquote { margin: 0; padding: .75rem 1rem; background: var(--soft); border-inline-start: 4px solid var(--accent); border-radius: .25rem; font-size: 1.2rem; white-space: pre-wrap; overflow-wrap: anywhere; line-break: strict; }
mark { background: #ffe08a; color: #1d1b18; padding: 0 .15em; border-radius: .15em; }
fieldset { border: 0; padding: 0; margin: 1.5rem 0; min-width: 0; }
legend, .field > label { font-weight: 600; padding: 0; display: block; margin-bottom: .5rem; }
.field { margin: 1.5rem 0; }
.options { display: flex; flex-wrap: wrap; gap: .5rem; }
.option { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .35rem .9rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer; }
fieldset > .option, form > .option { border: 0; padding-inline: 0; }
.option:has(:checked) { border-color: var(--accent); outline: 2px solid var(--accent); }
input[type=radio], input[type=checkbox] { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); flex: none; }
input[type=text], input[type=number], textarea { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; width: 100%; }
input[type=number] { width: 5.5rem; }
input[type=range] { grid-area: slider; width: 100%; accent-color: var(--accent); min-height: 2.75rem; }
input[type=range].untouched { accent-color: var(--line); opacity: .7; }
.slide { display: grid; grid-template: 'slider slider number' auto 'from to number' auto / 1fr 1fr auto; gap: 0 1rem; align-items: center; }
.slide input[type=number] { grid-area: number; }
.slide .from { grid-area: from; }
.slide .to { grid-area: to; text-align: end; }
.slide span { font-size: 1rem; }
.word { cursor: pointer; }
.word input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.word span { border-bottom: 2px dotted var(--line); padding: .2em .05em; margin-inline: .06em; border-radius: .2em; }
.word input:checked + span { background: #ffe08a; color: #1d1b18; border-bottom: 2px solid #1d1b18; font-weight: 600; }
.word input:focus-visible + span { outline: 3px solid var(--accent); }
.words p { margin: 0; font-size: 1.2rem; line-height: 2.4; overflow-wrap: anywhere; }
button, .button { font: inherit; font-weight: 600; display: inline-block; background: var(--accent); color: var(--paper); border: 0; border-radius: .5rem; padding: .75rem 1.5rem; min-height: 2.75rem; cursor: pointer; text-decoration: none; }
.quiet { background: transparent; color: var(--accent); box-shadow: inset 0 0 0 2px var(--accent); }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; }
.review { border-bottom: 1px solid var(--line); padding-bottom: 1.5rem; }
.review button { margin-top: .75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
[data-reading] button { margin-top: 1rem; }
form > button { margin-top: .75rem; }
.danger { background: var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.missing { color: var(--bad); font-weight: 600; }
.keys { font-size: .95rem; opacity: .85; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
table { border-collapse: collapse; width: 100%; font-size: 1rem; }
th, td { text-align: start; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
.scroll { overflow-x: auto; }
@media (max-width: 30rem) { .scale .options { flex-direction: column; } }
@media (prefers-reduced-motion: no-preference) { .option { transition: outline-color .1s; } }
`;

/** Keys, sliders and drafts; every page works without it. */
export const SCRIPT = `'use strict';
const form = document.getElementById('task');
if (form) {
  const draft = 'klartext ' + location.pathname + ' ' + form.dataset.ticket;
  for (const number of form.querySelectorAll('input[type=number]')) {
    const slider = document.createElement('input');
    slider.type = 'range';
    slider.min = number.min;
    slider.max = number.max;
    slider.value = number.value || (Number(number.min) + Number(number.max)) / 2;
    slider.setAttribute('aria-label', number.labels[0].textContent);
    // The initial position is not an answer, but a click on it is.
    slider.classList.toggle('untouched', !number.value);
    const take = () => { number.value = slider.value; slider.classList.remove('untouched'); keep(); };
    for (const event of ['input', 'pointerup']) slider.addEventListener(event, take);
    number.addEventListener('input', () => { slider.value = number.value; slider.classList.toggle('untouched', !number.value); });
    number.before(slider);
  }
  const reading = form.querySelector('[data-reading]');
  if (reading) {
    const after = [...form.children].slice([...form.children].indexOf(reading) + 1);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = reading.dataset.reading;
    const start = performance.now();
    const show = (shown) => { for (const each of after) each.hidden = !shown; };
    button.addEventListener('click', () => {
      reading.querySelector('input').value = ((performance.now() - start) / 1000).toFixed(2);
      show(true);
      button.remove();
      form.querySelector('fieldset input, textarea')?.focus();
    });
    // A form that was returned as incomplete has already been read.
    if (!reading.querySelector('input').value) {
      show(false);
      reading.append(button);
    }
  }
  const keep = () => {
    const fields = [...new FormData(form)].filter(([name]) => !['ticket', 'shown', 'reading'].includes(name));
    try { sessionStorage.setItem(draft, JSON.stringify(fields)); } catch {}
  };
  try {
    for (const [name, value] of JSON.parse(sessionStorage.getItem(draft) || '[]')) {
      for (const field of form.elements.namedItem(name) instanceof RadioNodeList ? form.elements.namedItem(name) : [form.elements.namedItem(name)]) {
        if (!field) continue;
        if (field.type === 'radio' || field.type === 'checkbox') field.checked = field.checked || field.value === value;
        else field.value = value;
      }
    }
  } catch {}
  form.addEventListener('input', keep);
  form.addEventListener('submit', () => { try { sessionStorage.removeItem(draft); } catch {} });
}
document.addEventListener('keydown', (event) => {
  const target = event.target;
  const writes = target.matches('textarea, input[type=text], input[type=number]');
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' && form && target.matches('input[type=radio], input[type=checkbox], input[type=range]')) {
    event.preventDefault();
    form.requestSubmit();
  }
  if (writes) return;
  if (event.key === '?') document.getElementById('instructions')?.click();
  if (event.key === 'Escape') document.getElementById('back')?.click();
  if (form && /^[0-9]$/.test(event.key)) {
    const groups = [...form.querySelectorAll('fieldset:has(input[type=radio])')];
    const group = target.closest('fieldset:has(input[type=radio])') || groups.find((each) => !each.querySelector(':checked')) || groups[0];
    if (!group) return;
    const radios = [...group.querySelectorAll('input[type=radio]')];
    const radio = radios.find((each) => each.value === event.key) || radios[Number(event.key) - 1];
    if (!radio) return;
    radio.checked = true;
    radio.dispatchEvent(new Event('input', { bubbles: true }));
    const next = groups[groups.indexOf(group) + 1];
    (next ? next.querySelector('input') : form.querySelector('button')).focus();
  }
});
`;
