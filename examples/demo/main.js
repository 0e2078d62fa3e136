// The page: sends the text to the worker and shows the result.

const SAMPLES = {
  en: 'You must submit the form in order to obtain a permit. The meeting was postponed because the mayor, who had been ill for several weeks, was not able to attend.',
  de: 'Die erforderlichen Unterlagen sind unverzüglich einzureichen. Wird der Antrag nicht fristgerecht gestellt, kann die Leistung nicht gewährt werden.',
};
const NAMES = { en: 'English', de: 'Deutsch' };

const byId = (id) => document.getElementById(id);
const [form, source, output, findings, state] = [
  'form',
  'source',
  'output',
  'findings',
  'state',
].map(byId);
const [language, level, profile] = ['language', 'level', 'profile'].map(byId);

for (const [id, name] of Object.entries(NAMES)) language.append(new Option(name, id));
source.value = SAMPLES.en;
language.addEventListener('change', () => {
  if (Object.values(SAMPLES).includes(source.value)) source.value = SAMPLES[language.value];
});

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  state.textContent = 'Working …';
  form.querySelector('button').disabled = true;
  worker.postMessage({
    base: document.baseURI,
    text: source.value,
    language: language.value,
    level: level.value,
    profile: profile.value,
  });
});

worker.addEventListener('message', ({ data }) => {
  form.querySelector('button').disabled = false;
  if (data.error) {
    state.textContent = data.error;
    return;
  }
  const { text, edits, found, seconds } = data;
  state.textContent = `${edits.length} changes, ${found.length} findings, ${seconds.toFixed(1)} s`;
  showEasier(text, edits);
  findings.replaceChildren(...found.map(item));
});

/** Shows the easier text and marks each change, with the reason as its title. */
function showEasier(text, edits) {
  const parts = [];
  let [at, shift] = [0, 0];
  for (const { span, replacement, reason } of edits) {
    const start = span.start + shift;
    parts.push(text.slice(at, start));
    const mark = document.createElement('mark');
    mark.textContent = replacement;
    mark.title = reason;
    if (replacement !== '') parts.push(mark);
    at = start + replacement.length;
    shift += replacement.length - (span.end - span.start);
  }
  output.replaceChildren(...parts, text.slice(at));
}

function item({ text, message, suggestions, severity }) {
  const entry = document.createElement('li');
  if (!message.includes('"')) {
    const words = document.createElement('q');
    words.textContent = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    entry.append(words, ' ');
  }
  const instead = suggestions.length > 0 ? ` Instead: ${suggestions.join(', ')}.` : '';
  entry.className = severity;
  entry.append(`${message}${instead}`);
  return entry;
}
