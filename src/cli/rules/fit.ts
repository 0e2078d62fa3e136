import {
  type Analysis,
  KlartextError,
  type Sentence,
  type Token,
  type Upos,
} from '../../core/index.ts';
import { type ConlluSentence, readConllu, tokensOf } from '../../language/conllu.ts';
import { loadLanguage } from '../../language/index.ts';
import { fits, matches } from '../../simplify/rewrite/pattern/match.ts';
import { repaired } from '../../simplify/rewrite/repair.ts';
import { type Rule, RuleSet } from '../../simplify/rewrite/rule.ts';
import { readRuleFiles } from '../../simplify/rewrite/rule-files.ts';
import { compileRules } from '../../simplify/rewrite/rules.ts';
import { Tree } from '../../simplify/rewrite/tree.ts';
import { inputsOf } from '../input.ts';
import type { Terminal } from '../terminal.ts';
import { languagesWithRules } from './check.ts';

interface Fit {
  gold: number;
  parsed: number;
  both: number;
}

/** `klartext rules fit`: compares the matches of patterns on parsed trees with those on gold trees. */
export async function fitRules(
  files: readonly string[],
  { language: asked, rule: wanted }: { readonly language: string; readonly rule?: string },
  terminal: Terminal,
): Promise<number> {
  const [id] = languagesWithRules(asked);
  const language = await loadLanguage(id);
  const set = new RuleSet(compileRules(readRuleFiles(id)).compiled);
  const rules = set.rules.filter((rule) => wanted === undefined || rule.id.startsWith(wanted));
  const fit = new Map<string, Fit>(rules.map((rule) => [rule.id, { gold: 0, parsed: 0, both: 0 }]));
  for (const input of inputsOf(files, terminal)) {
    for (const read of readConllu(await input.read())) {
      const { text, tokens: parsed } = tokensOf(read);
      const gold = parsed.map((token, at): Token => ({ ...token, analysis: analysisOf(read, at) }));
      language.analyseTokens(parsed);
      const tree = (tokens: Token[]) => {
        const sentence: Sentence = { start: 0, end: text.length, tokens };
        return repaired(Tree.of(text, sentence, language, set));
      };
      const [one, other] = [tree(gold), tree(parsed)];
      for (const rule of rules) {
        const [wantedPlaces, found] = [placesOf(rule, one), placesOf(rule, other)];
        const counts = fit.get(rule.id)!;
        counts.gold += wantedPlaces.size;
        counts.parsed += found.size;
        for (const place of found) if (wantedPlaces.has(place)) counts.both++;
      }
    }
  }
  const rows = [...fit].filter(([, { gold, parsed }]) => gold + parsed > 0);
  if (rows.length === 0) {
    throw new KlartextError(
      'bad-input',
      'No pattern matches any sentence of these trees.',
      'Name a CoNLL-U treebank with more sentences.',
    );
  }
  if (terminal.json) terminal.writeJson(Object.fromEntries(rows));
  else for (const [rule, counts] of rows) terminal.write(`${lineOf(rule, counts)}\n`);
  return 0;
}

function analysisOf({ words }: ConlluSentence, at: number): Analysis {
  const { lemma, upos, features, head = -1, relation } = words[at];
  return { lemma, upos: upos as Upos, features, head, relation };
}

function lineOf(rule: string, { gold, parsed, both }: Fit): string {
  const share = (of: number) => (of === 0 ? '–' : (both / of).toFixed(2));
  return `precision ${share(parsed)}  recall ${share(gold)}  gold ${gold}  parsed ${parsed}  ${rule}`;
}

/** A match of a pattern: the words bound to its anchors. */
function placesOf(rule: Rule, tree: Tree): ReadonlySet<string> {
  const places = new Set<string>();
  for (const binding of matches(rule.steps, tree)) {
    if (rule.guards.some(({ steps }) => fits(steps, tree, binding))) continue;
    places.add(rule.anchors.map((name) => String(binding[name])).join(' '));
  }
  return places;
}
