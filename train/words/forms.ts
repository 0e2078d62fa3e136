import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { writeFormRules } from './form-rules.ts';

/** `npx tsx train/words/forms.ts es …`: learns `lexicon-forms.json.gz` anew from a new inflection model. */
for (const id of process.argv.slice(2)) {
  const thesaurus = `thesauri/${id}/synonyms.bin.gz`;
  const own = `languages/${id}/lexicon-synonyms.bin.gz`;
  const bytes = readFileSync(existsSync(thesaurus) ? thesaurus : own);
  writeFormRules(id, new SynonymTable(gunzipSync(bytes)), `languages/${id}`);
}
