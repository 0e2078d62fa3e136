// Simplifies and checks outside the main thread. Languages are loaded once and kept.
import { lint, simplify } from 'klartext';
import { fetchedFiles } from 'klartext/language';
import { lintRules, readProfile } from 'klartext/simplify';

const profiles = new Map();
/** Loaded data is cached as long as this object exists. */
let files;

/** Returns the guideline of a name. */
function profileOf(name, base) {
  if (!profiles.has(name)) {
    const reading = fetch(new URL(`guidelines/${name}.json`, base))
      .then((response) => response.text())
      .then((json) => readProfile(json, lintRules, name));
    profiles.set(name, reading);
  }
  return profiles.get(name);
}

self.addEventListener('message', async ({ data }) => {
  const { base, text, language, level, profile: name } = data;
  const start = performance.now();
  try {
    files ??= fetchedFiles(new URL('languages', base).href);
    const profile = await profileOf(name, base);
    const found = await lint(text, { language, profile, files });
    const { text: easier, edits } = await simplify(text, { language, level, files });
    const seconds = (performance.now() - start) / 1000;
    self.postMessage({ text: easier, edits, found, seconds });
  } catch (error) {
    self.postMessage({ error: [error.message, error.hint].filter(Boolean).join(' ') });
  }
});
