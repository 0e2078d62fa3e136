import type { Analysis, Features, Token, Upos } from '../src/core/index.ts';
import { readFeatures } from '../src/language/conllu.ts';
import type { Language } from '../src/language/index.ts';
import { RuleSet } from '../src/simplify/rewrite/rule.ts';
import { Tree } from '../src/simplify/rewrite/tree.ts';

/**
 * A tree as tests write it: a word on each line with part of speech, head (1 is the first word, 0 the
 * root), relation, and features where they matter.
 *
 * @example writtenTree(english, rules, 'It PRON 2 nsubj\nrains VERB 0 root VerbForm=Fin')
 */
export function writtenTree(language: Language, rules: RuleSet, lines: string): Tree {
  let text = '';
  const tokens = lines
    .trim()
    .split('\n')
    .map((line): Token => {
      const [form, upos, head, relation, features = '_'] = line.trim().split(/\s+/u);
      if (text !== '' && upos !== 'PUNCT') text += ' ';
      const start = text.length;
      text += form;
      const read: Features = readFeatures(features);
      const { Lemma: lemma = form.toLowerCase(), ...rest } = read;
      const analysis: Analysis = {
        upos: upos as Upos,
        lemma,
        features: rest,
        head: Number(head) - 1,
        relation,
      };
      return { form, start, end: text.length, analysis };
    });
  return Tree.of(text, { start: 0, end: text.length, tokens }, language, rules);
}

/** Rules with nothing but the lists and maps that a test needs. */
export function grammarOnly(
  lists: Readonly<Record<string, readonly string[]>>,
  maps: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): RuleSet {
  const grammar = { relations: {}, lists, maps, words: {}, correlatives: [] };
  return new RuleSet({ grammar, rules: [] });
}
