import { execFileSync } from 'node:child_process';
import { KlartextError, type Level, sentencesOf } from '../../core/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import { openDocument } from '../../simplify/document/open.ts';
import { levelProfile } from '../../simplify/profile/index.ts';
import { Rewriter } from '../../simplify/rewrite/driver.ts';
import { RuleSet } from '../../simplify/rewrite/rule.ts';
import { readRuleFiles } from '../../simplify/rewrite/rule-files.ts';
import { compileRules, type RuleFile, type RuleFiles } from '../../simplify/rewrite/rules.ts';
import { inputsOf } from '../input.ts';
import { formatOf } from '../simplify/format.ts';
import type { Terminal } from '../terminal.ts';
import { languagesWithRules } from './check.ts';

export interface DiffOptions {
  readonly language: string;
  readonly against: string;
  readonly level: Level;
}

interface Outcome {
  readonly text: string;
  readonly rules: readonly string[];
}

/** `klartext rules diff`: compares the results of the current rules with those of a revision. */
export async function diffRules(
  files: readonly string[],
  { language: asked, against, level }: DiffOptions,
  terminal: Terminal,
): Promise<number> {
  const [id] = languagesWithRules(asked);
  const language = await loadLanguage(id);
  const rewrite = (ruleFiles: RuleFiles) => {
    const rewriter = new Rewriter(language, new RuleSet(compileRules(ruleFiles).compiled));
    return (sentence: string): Outcome => {
      const profile = levelProfile(level);
      const { text, steps } = rewriter.rewrite(sentence, { profile, strength: 'balanced' });
      return { text, rules: steps.map(({ rule }) => rule.id) };
    };
  };
  const [now, before] = [rewrite(readRuleFiles(id)), rewrite(filesAt(against, id))];
  const counts = { appeared: 0, vanished: 0, changed: 0 };
  for (const input of inputsOf(files, terminal)) {
    for (const sentence of await sentencesIn(await input.read(), input.name, language)) {
      const [old, fresh] = [before(sentence), now(sentence)];
      if (old.text === fresh.text) continue;
      const kind =
        old.text === sentence ? 'appeared' : fresh.text === sentence ? 'vanished' : 'changed';
      counts[kind]++;
      terminal.write(`## ${kind}: ${[...new Set([...fresh.rules, ...old.rules])].join(', ')}\n\n`);
      terminal.write(`- source: ${sentence}\n- before: ${old.text}\n- now: ${fresh.text}\n\n`);
    }
  }
  const { appeared, vanished, changed } = counts;
  terminal.notice(`${appeared} edits new, ${vanished} missing, ${changed} changed\n`);
  return 0;
}

async function sentencesIn(text: string, name: string, language: Language): Promise<string[]> {
  const { document } = await openDocument(text, formatOf(name), language);
  return sentencesOf(document).map(({ start, end }) =>
    document.text.slice(start, end).replace(/\s+/gu, ' '),
  );
}

/** The rule files of a language in a revision of the repository. */
function filesAt(revision: string, language: string): RuleFiles {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      throw new KlartextError(
        'bad-option',
        `git cannot read the rules of "${revision}".`,
        'Name a revision of this repository: --against main',
        { cause: error },
      );
    }
  };
  const folders = ['shared/rules', `${language}/rules`, `${language}/classes`];
  const paths = [
    ...folders.map((folder) => `languages/${folder}/`),
    `languages/${language}/syntax.yaml`,
  ];
  const names = git('ls-tree', '-r', '--name-only', revision, '--', ...paths).split('\n');
  const file = (path: string): RuleFile => ({
    path: path.replace(/^languages\//u, ''),
    text: git('show', `${revision}:${path}`),
  });
  const [rules, classes] = ['.yaml', '.txt'].map((ending) =>
    names.filter((name) => name.endsWith(ending) && !name.endsWith('syntax.yaml')).map(file),
  );
  return { language, syntax: file(`languages/${language}/syntax.yaml`), classes, rules };
}
