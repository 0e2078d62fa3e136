import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { writeFormRules } from './form-rules.ts';

/** `npx tsx train/words/forms.ts es …`: learns `lexicon-forms.json.gz` anew from a new inflection model. */
for (const id of process.argv.slice(2)) {
  const bytes = readFileSync(`languages/${id}/synonyms.bin.gz`);
  writeFormRules(id, new SynonymTable(gunzipSync(bytes)), `languages/${id}`);
}
