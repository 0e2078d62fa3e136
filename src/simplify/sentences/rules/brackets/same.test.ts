import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['The town is about 44 miles (71 km) from the sea.', 'The town is about 44 miles from the sea.'],
  ['The fish weighs 220lbs (100 kg) at most.', 'The fish weighs 220lbs at most.'],
  [
    'She studied at the University of Massachusetts (UMass) for a year.',
    'She studied at the University of Massachusetts for a year.',
  ],
  ['Wong (王盛德) is a singer.', 'Wong is a singer.'],
  ['Athens (Greek: Αθήνα) is a city in Greece.', 'Athens is a city in Greece.'],
  [
    'Lettuce ("Lactuca sativa") is a plant of the sunflower family.',
    'Lettuce is a plant of the sunflower family.',
  ],
  ['The walls were thin (Guy 2004, 111) and low.', 'The walls were thin and low.'],
  ['The walls were thin (Fig. 2) and low.', 'The walls were thin and low.'],
])('a bracket that says the same again, or where to look, goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  'Lydia (Winona Ryder) and Adam (Alec Baldwin) see the ghosts.',
  'The team won 12 games (3 of them abroad) that year.',
  'The band wrote four songs (Open Arms, 1982) there.',
  'The town (Capital: Rome) is old.',
  'The song (Arabic: أغنية, 25 April 1941) is old.',
])('a number, date or statement that is new stays in balanced: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  const inside = /\([^)]*\)/.exec(source)?.[0] ?? '';
  expect(simplify(source)).toContain(inside);
});
