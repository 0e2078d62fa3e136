import { readFileSync } from 'node:fs';
import type { GrammarRule } from '../../src/language/inflection/cells.ts';
import type { Example } from './example.ts';
import table from './unimorph-tags.json' with { type: 'json' };

const TAGS: Readonly<Record<string, string>> = table.tags;
const UPOS: Readonly<Record<string, string>> = table.upos;
const RULES = table.rules as unknown as Readonly<Record<string, readonly GrammarRule[]>>;

/**
 * UniMorph's tags in the words of Universal Dependencies. Tags without an equivalent become
 * features of our own (`Variant`, `Analytic`, `Tense=Hyp`), so that bundles stay distinct.
 *
 * @example convertTags('V;PST;3;SG', 'en') // { upos: 'VERB', features: { Tense: 'Past', … } }
 */
export function convertTags(
  bundle: string,
  language: string,
): { upos: string; features: Record<string, string> } | undefined {
  let upos: string | undefined;
  const features: Record<string, string> = {};
  for (const tag of bundle.split(';')) {
    if (UPOS[tag]) upos ??= UPOS[tag];
    const feature = TAGS[tag];
    if (feature) {
      const cut = feature.indexOf('=');
      features[feature.slice(0, cut)] = feature.slice(cut + 1);
    } else if (!UPOS[tag]) return undefined;
  }
  if (!upos) return undefined;
  for (const rule of RULES[language] ?? []) {
    if (rule.upos !== upos) continue;
    const holds = Object.entries(rule.when).every(([name, value]) =>
      value === null ? features[name] === undefined : features[name] === value,
    );
    if (!holds) continue;
    for (const [name, value] of Object.entries(rule.set ?? {})) features[name] = value;
    for (const [name, value] of Object.entries(rule.fill ?? {})) features[name] ??= value;
    for (const name of rule.drop ?? []) delete features[name];
  }
  if (features.Upos) {
    upos = features.Upos;
    delete features.Upos;
  }
  return { upos, features };
}

/**
 * Known faults of the tables. UniMorph's Danish files the definite genitive (husets) under NOM:
 * the 2017 release has only that form there, the 2018 release only the nominative, and the full
 * table both.
 */
function repaired(bundle: string, form: string, path: string): string {
  const only2017 = path.includes('sigmorphon2017') && path.includes('danish');
  const both = path.endsWith('unimorph/dan') && form.endsWith('s');
  return (only2017 || both) && bundle.startsWith('N;DEF;NOM')
    ? bundle.replace('NOM', 'GEN')
    : bundle;
}

/** The lines `lemma \t form \t tags` of a UniMorph or SIGMORPHON file. */
export function readUnimorph(path: string, language: string): Example[] {
  const examples: Example[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [lemma, form, bundle] = line.split('\t');
    if (!lemma || !form || !bundle) continue;
    const converted = convertTags(repaired(bundle.trim(), form, path), language);
    if (converted) examples.push({ lemma, form, ...converted });
  }
  return examples;
}
