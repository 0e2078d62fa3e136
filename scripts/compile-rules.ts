import { writeFileSync } from 'node:fs';
import { COMPILED } from '../src/simplify/rewrite/load.ts';
import {
  languagesFolder,
  readRuleFiles,
  ruleLanguages,
} from '../src/simplify/rewrite/rule-files.ts';
import { compileRules } from '../src/simplify/rewrite/rules.ts';

/** `npm run rules`: compiles the rules of every language that has rules. */
for (const language of ruleLanguages()) {
  const { compiled } = compileRules(readRuleFiles(language));
  const text = JSON.stringify(compiled);
  writeFileSync(`${languagesFolder()}/${language}/${COMPILED}`, text);
  console.log(`${language}: ${compiled.rules.length} rules, ${Math.ceil(text.length / 1024)} KB`);
}
