import { parseFeatures } from '../../src/language/inflection/cells.ts';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example } from './example.ts';
import table from './own-forms.json' with { type: 'json' };

const FORMS = table as Readonly<Record<string, readonly (readonly string[])[]>>;

/**
 * The few forms that no source has right, written for this project: the plural of person is people.
 * Six forms in a row are the persons of a tense.
 */
export function ownForms(language: string): DictionaryData {
  const examples: Example[] = [];
  for (const [lemma, upos, written, text] of FORMS[language] ?? []) {
    const features = parseFeatures(written);
    const forms = text.split(' ');
    forms.forEach((form, i) => {
      const person = { Person: String((i % 3) + 1), Number: i < 3 ? 'Sing' : 'Plur' };
      const asked = forms.length === 6 ? { ...features, ...person } : features;
      examples.push({ lemma, upos, features: asked, form });
    });
  }
  return { examples, inherent: [] };
}
