import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { Rewriter } from '../driver.ts';
import { RuleSet } from '../rule.ts';
import { readRuleFiles } from '../rule-files.ts';
import { compileRules } from '../rules.ts';
import type { Tree } from '../tree.ts';
import { clauseSeries, isAmongThings, modalSeries, type Series } from './index.ts';

const german = await loadLanguage('de');
const rewriter = new Rewriter(german, new RuleSet(compileRules(readRuleFiles('de')).compiled));

function parts(read: (tree: Tree) => Series | undefined, text: string) {
  const [tree] = rewriter.read(text);
  return read(tree)?.members.map((part) => part.map((at) => tree.at(at).form).join(' '));
}

describe('the parts of a clause at the end', () => {
  it('each close with an infinitive and its particle', () => {
    const text =
      'Die Stadt schreibt den Mietern, um ihnen zu danken, Fehler zu finden und neue Karten auszugeben.';
    expect(parts(clauseSeries, text)).toEqual([
      'ihnen zu danken',
      'Fehler zu finden',
      'neue Karten auszugeben',
    ]);
  });

  it('keep a verb alone with the part whose object it shares', () => {
    const text =
      'Die Stadt schreibt den Mietern, um die Karten zu prüfen und zu ändern und Fehler zu finden.';
    expect(parts(clauseSeries, text)).toEqual([
      'die Karten zu prüfen und zu ändern',
      'Fehler zu finden',
    ]);
  });

  it('are none where the last one hangs on the part before it', () => {
    const text = 'Die Stadt schreibt, um den Mietern die Chance zu geben, die Karten zu prüfen.';
    expect(parts(clauseSeries, text)).toBeUndefined();
  });

  it('lose no verb that they share', () => {
    const text =
      'Der Schüler soll zeigen, dass er lange Briefe schreiben und alte Texte lesen kann.';
    expect(parts(clauseSeries, text)).toBeUndefined();
    expect(parts(modalSeries, text)).toEqual(['lange Briefe schreiben', 'alte Texte lesen']);
  });
});

it('a comma stands among things or ends a clause', () => {
  const [tree] = rewriter.read('Häuser, Brücken und Schulen, die alt sind, kosten Geld.');
  const commas = tree.nodes.filter(({ form }) => form === ',').map(({ index }) => index);
  expect(commas.map((at) => isAmongThings(tree, at))).toEqual([true, false, false]);
});
