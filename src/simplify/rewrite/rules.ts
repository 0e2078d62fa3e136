import { LineCounter, parseDocument } from 'yaml';
import { KlartextError, LEVELS } from '../../core/index.ts';
import { compileSet, compileTemplate } from './build/template.ts';
import { DEFAULT_LICENCES, LICENCES } from './licence/index.ts';
import { compilePattern, type Fail, unknown } from './pattern/grammar.ts';
import { PARTS_OF_SPEECH, RELATIONS } from './pattern/vocabulary.ts';
import type { CompiledRules, Grammar, Rule, TreeRepair } from './rule.ts';
import { problemOf, type RuleExamples, type RuleText, ruleSchema, syntaxSchema } from './schema.ts';

/** A file of a language: its path below `languages/`, and its text. */
export interface RuleFile {
  readonly path: string;
  readonly text: string;
}

/** The files that a language's rules are compiled from. */
export interface RuleFiles {
  readonly language: string;
  readonly syntax: RuleFile;
  readonly classes: readonly RuleFile[];
  readonly rules: readonly RuleFile[];
}

/** A rule with what only authors need: where it stands, and its examples. */
export interface SourceRule {
  readonly rule: Rule;
  readonly place: string;
  readonly examples: RuleExamples;
  /** For each step of its pattern the line that it comes from. */
  readonly lines: readonly string[];
}

const NO_EXAMPLES: RuleExamples = { change: {}, stay: [] };
const LEAST_EXAMPLES = 2;

/**
 * Compiles the rules of a language. Every error names file, line and rule.
 *
 * @example compileRules(await ruleFiles('en')).compiled.rules.length
 */
export function compileRules(files: RuleFiles): {
  readonly compiled: CompiledRules;
  readonly sources: readonly SourceRule[];
} {
  const grammar = grammarOf(files);
  const known = new Map<string, string>();
  const sources = files.rules.flatMap((file) => rulesOf(file, files.language, grammar, known));
  return { compiled: { grammar, rules: sources.map(({ rule }) => rule) }, sources };
}

function grammarOf({ syntax, classes }: RuleFiles): Grammar {
  const [document] = documentOf(syntax);
  const parsed = syntaxSchema.safeParse(document.toJS() ?? {});
  if (!parsed.success) throw wrong(syntax.path, problemOf(parsed.error));
  const lists: Record<string, string[]> = {};
  const add = (name: string, words: readonly string[], path: string) => {
    if (name in lists) throw wrong(path, `the list "${name}" is defined twice`);
    lists[name] = words.map((word) => word.toLowerCase());
  };
  for (const [name, words] of Object.entries(parsed.data.lists)) add(name, words, syntax.path);
  for (const { path, text } of classes) {
    const lines = text.split('\n').map((line) => line.replace(/#.*/u, '').trim());
    const name = /([^/]+)\.txt$/.exec(path)?.[1] ?? path;
    add(
      name,
      lines.filter((line) => line !== ''),
      path,
    );
  }
  return { ...parsed.data, lists };
}

function documentOf({ path, text }: RuleFile) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw wrong(`${path}:${line}`, error.message.split('\n')[0]);
  }
  return [document, lines] as const;
}

function rulesOf(
  file: RuleFile,
  language: string,
  grammar: Grammar,
  known: Map<string, string>,
): SourceRule[] {
  const [document, lines] = documentOf(file);
  const items = (document.contents as { items?: { range?: [number, number, number] }[] } | null)
    ?.items;
  const all: unknown = document.toJS();
  if (!Array.isArray(all) || !items) throw wrong(file.path, 'a file of rules is a list of rules');
  return all.flatMap((each: unknown, at) => {
    const { line } = lines.linePos(items[at].range?.[0] ?? 0);
    const id = (each as { id?: unknown } | null)?.id ?? '?';
    const place = `${file.path}:${line}`;
    const fail: Fail = (problem) => {
      throw wrong(`${place}: rule "${id}"`, problem);
    };
    const parsed = ruleSchema.safeParse(each);
    if (!parsed.success) return fail(problemOf(parsed.error));
    const before = known.get(parsed.data.id);
    if (before !== undefined) return fail(`the rule in ${before} already has this id`);
    known.set(parsed.data.id, place);
    const examples = examplesOf(parsed.data, language, file.path.startsWith('shared/'), fail);
    // A shared rule is one of the languages that it has examples for.
    return examples ? [{ ...ruleOf(parsed.data, grammar, fail), place, examples }] : [];
  });
}

function examplesOf(
  { operation, examples = NO_EXAMPLES }: RuleText,
  language: string,
  isShared: boolean,
  fail: Fail,
): RuleExamples | undefined {
  const own = isShared
    ? (examples as Record<string, RuleExamples>)[language]
    : (examples as RuleExamples);
  if (!own || operation === 'repair') return own;
  if (isShared !== !('change' in examples))
    return fail('shared rules list examples by language, other rules list them directly');
  if (Object.keys(own.change).length < LEAST_EXAMPLES || own.stay.length < LEAST_EXAMPLES)
    return fail(`needs ${LEAST_EXAMPLES} examples that change and ${LEAST_EXAMPLES} that stay`);
  for (const by of own.stay.flatMap((each) => each.by)) {
    const licence = /^licence\/(.*)$/.exec(by)?.[1];
    if (licence !== undefined && !(licence in LICENCES))
      return fail(unknown('licence', licence, Object.keys(LICENCES)));
  }
  return own;
}

function ruleOf(text: RuleText, grammar: Grammar, fail: Fail): Pick<SourceRule, 'rule' | 'lines'> {
  const { steps, names, lines } = compilePattern(text.match, grammar, fail);
  const guards = text.unless.map(({ match, because }) => ({
    steps: compilePattern([match].flat(), grammar, fail, names).steps,
    because,
  }));
  const anchors = [text.anchor].flat();
  for (const name of anchors) if (!names.has(name)) fail(`the anchor "${name}" is not bound`);
  const replacements = Object.entries(text.replace).map(([targets, template]) => ({
    targets: targets.split('+').map((target) => compileSet(target.trim(), names, fail)),
    template: compileTemplate(template, names, grammar, fail),
  }));
  const outputs = text.build.map((output) => {
    const isItem = typeof output !== 'string';
    const template = compileTemplate(isItem ? output.item : output, names, grammar, fail);
    if (isItem && !names.has(output.each)) fail(`"${output.each}" is not bound`);
    return { template, ...(isItem && { each: output.each }) };
  });
  if (text.operation !== 'repair' && !text.construct) fail('needs a construct');
  if (text.operation === 'split' && outputs.length < 2)
    fail('a split must build at least two sentences');
  const isChange = text.build.length > 1 || replacements.length > 0 || text.build[0] !== '{all}';
  if (text.operation !== 'repair' && !isChange) fail('needs build or replace');
  const rule: Rule = {
    id: text.id,
    construct: text.construct ?? 'coordination',
    operation: text.operation,
    steps,
    guards,
    anchors,
    replacements,
    outputs,
    repairs: repairsOf(text, names, fail),
    licences: licencesOf(text, fail),
    message: text.message,
    level: text.for.level ?? LEVELS[LEVELS.length - 1],
    strength: text.for.strength ?? 'careful',
    status: text.status,
  };
  return { rule, lines };
}

function repairsOf({ set, operation }: RuleText, names: ReadonlySet<string>, fail: Fail) {
  const repairs = Object.entries(set).map(([node, { head, rel, upos }]): TreeRepair => {
    for (const name of [node, head]) {
      if (name !== undefined && !names.has(name)) fail(`"${name}" is not bound`);
    }
    if (rel !== undefined && !RELATIONS.has(rel)) fail(unknown('relation', rel, [...RELATIONS]));
    if (upos !== undefined && !PARTS_OF_SPEECH.has(upos))
      fail(unknown('part of speech', upos, [...PARTS_OF_SPEECH]));
    return { node, ...(head && { head }), ...(rel && { relation: rel }), ...(upos && { upos }) };
  });
  if ((operation === 'repair') !== repairs.length > 0)
    fail('a repair must have "set"; other operations must not');
  return repairs;
}

function licencesOf({ operation, licence }: RuleText, fail: Fail): string[] {
  const without = licence.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const added = licence.filter((name) => !name.startsWith('-'));
  for (const name of [...without, ...added]) {
    if (!(name in LICENCES)) fail(unknown('licence', name, Object.keys(LICENCES)));
  }
  const all = [...new Set([...DEFAULT_LICENCES[operation], ...added])];
  return all.filter((name) => !without.includes(name));
}

function wrong(place: string, problem: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `${place}: ${problem}.`,
    'See src/simplify/rewrite/README.md for the grammar of rules.',
  );
}
