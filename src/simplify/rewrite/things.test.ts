import { expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { Rewriter } from './driver.ts';
import type { Series } from './members.ts';
import { RuleSet } from './rule.ts';
import { readRuleFiles } from './rule-files.ts';
import { compileRules } from './rules.ts';
import { announcedThings, thingsInRow } from './things.ts';
import type { Tree } from './tree.ts';

const german = await loadLanguage('de');
const rewriter = new Rewriter(german, new RuleSet(compileRules(readRuleFiles('de')).compiled));

function things(read: (tree: Tree) => Series | undefined, text: string) {
  const [tree] = rewriter.read(text);
  return read(tree)?.members.map((member) => member.map((at) => tree.at(at).form).join(' '));
}

it('things are told by a word that announces them', () => {
  const text = 'Die Stadt zahlt viele Kosten, zum Beispiel die Miete, den Strom und das Wasser.';
  expect(things(announcedThings, text)).toEqual(['die Miete', 'den Strom', 'das Wasser']);
});

it('things are none where a clause follows', () => {
  const text =
    'Die Stadt zahlt viele Kosten, zum Beispiel die Miete, den Strom und das Wasser, das fließt.';
  expect(things(announcedThings, text)).toBeUndefined();
});

it('things in a row begin where a noun phrase begins', () => {
  expect(things(thingsInRow, 'Auf der Insel gibt es Schafe, Ziegen, Esel oder Pferde.')).toEqual([
    'Schafe',
    'Ziegen',
    'Esel',
    'oder Pferde',
  ]);
});

it('what may be said of all things is not said of the first alone', () => {
  expect(
    things(thingsInRow, 'Auf der Insel gibt es wilde Schafe, Ziegen und Esel.'),
  ).toBeUndefined();
  expect(
    things(thingsInRow, 'Auf der Insel gibt es Schafe, Ziegen und Esel aus der Stadt.'),
  ).toBeUndefined();
  const owned = 'Auf der Insel gibt es die Häuser der Fischer, Bauern und Händler.';
  expect(things(thingsInRow, owned)).toBeUndefined();
});
