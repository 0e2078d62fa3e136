import { expect, it } from 'vitest';
import type { Features, Upos } from '../../core/index.ts';
import { folderFiles } from '../files.ts';
import { loadInflection } from './index.ts';

const german = (await loadInflection(await folderFiles(), 'de'))!;
const PRESENT = { VerbForm: 'Fin', Mood: 'Ind', Tense: 'Pres', Person: '3', Number: 'Sing' };
const PAST = { ...PRESENT, Tense: 'Past' };

it.each<[lemma: string, upos: Upos, features: Features, form: string]>([
  ['müssen', 'AUX', PRESENT, 'muss'],
  ['müssen', 'AUX', { ...PRESENT, Person: '2' }, 'musst'],
  ['müssen', 'AUX', { ...PAST, Mood: 'Sub' }, 'müsste'],
  ['lassen', 'VERB', PRESENT, 'lässt'],
  ['wissen', 'VERB', PAST, 'wusste'],
  ['vergessen', 'VERB', PRESENT, 'vergisst'],
  ['hassen', 'VERB', PRESENT, 'hasst'],
  ['genießen', 'VERB', PAST, 'genoss'],
  ['schließen', 'VERB', PAST, 'schloss'],
])('German %s has the spelling of today: %s %o → %s', (lemma, upos, features, form) => {
  expect(german.inflect(lemma, upos, features)).toBe(form);
});

it.each<[lemma: string, features: Features, form: string]>([
  ['lassen', PAST, 'ließ'],
  ['essen', PAST, 'aß'],
  ['messen', PAST, 'maß'],
  ['heißen', PRESENT, 'heißt'],
  ['grüßen', PRESENT, 'grüßt'],
  ['stoßen', PRESENT, 'stößt'],
])('a long vowel keeps its ß: %s %o → %s', (lemma, features, form) => {
  expect(german.inflect(lemma, 'VERB', features)).toBe(form);
});
