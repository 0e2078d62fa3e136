import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderFiles, loadIdentifier, loadLanguage } from '../../language/index.ts';
import { type VerifyOptions, verify, verifyDocument } from './index.ts';

const language = await loadLanguage('en');
const identifier = await loadIdentifier(await folderFiles());
const failedPoints = (source: string, candidate: string, options: Partial<VerifyOptions> = {}) =>
  verify(source, candidate, { language, identifier, ...options })
    .verdicts.filter(({ state }) => state !== 'kept' && state !== 'unsure')
    .map(({ point }) => point);

describe('a rewrite is refused when it changes', () => {
  it.each([
    ['figures', 'The room holds 20 people.', 'The room holds 30 people.'],
    ['figures', 'You need two copies of the form.', 'You need three copies of the form.'],
    ['dates', 'Apply by 3 May 2026.', 'Apply by 3 June 2026.'],
    ['dates', 'The office is closed on Monday.', 'The office is closed on Tuesday.'],
    ['dates', 'It starts at 9 a.m. (CET).', 'It starts at 9 a.m.'],
    ['units', 'The fee is 45 euros per month.', 'The fee is 45 euros per year.'],
    ['units', 'Take 20 mg in the morning.', 'Take 20 ml in the morning.'],
    ['names', 'Send the form to Anna Keller.', 'Send the form to Paul Meyer.'],
    ['references', 'See § 12(3) of the act.', 'See the act.'],
    ['quotations', 'She called it “a great step forward”.', 'She called it “a big step”.'],
    ['negation', 'Do not take the tablets with milk.', 'Take the tablets with milk.'],
    ['negation', 'The tenant pays for repairs.', 'The tenant does not pay for repairs.'],
    ['modality', 'Parents may attend the conference.', 'Parents must attend the conference.'],
    ['modality', 'You should tell your doctor.', 'You can tell your doctor.'],
    ['modality', 'Side effects may occur.', 'Side effects occur.'],
    ['quantity', 'Only members can vote.', 'Members can vote.'],
    ['quantity', 'Pay at least 50 euros.', 'Pay up to 50 euros.'],
    ['quantity', 'Some residents objected.', 'All residents objected.'],
    ['condition', 'You can stay if you have a permit.', 'You can stay.'],
    ['condition', 'All costs are paid, except travel.', 'All costs are paid.'],
    ['time-order', 'Wash it before you eat.', 'Wash it after you eat.'],
    ['roles', 'The doctor sued the hospital.', 'The hospital sued the doctor.'],
    ['attribution', 'According to the mayor, the bridge is safe.', 'The bridge is safe.'],
    [
      'antonyms',
      'The drug increases the risk of bleeding.',
      'The drug reduces the risk of bleeding.',
    ],
    ['antonyms', 'He was acquitted by the jury.', 'He was convicted by the jury.'],
    ['markup', 'Open the page.', 'Open the [page](http://evil.example).'],
    ['markup', 'Write to help@city.example.', 'Write to us.'],
    [
      'language',
      'Farmers may store grain in the barn.',
      'Die Bauern können Getreide in der Scheune lagern.',
    ],
    ['preamble', 'Store water.', 'Here is the simplified text: Store water.'],
    [
      'well-formed',
      'He stayed at home because it rained.',
      'He stayed at home. Because it rained.',
    ],
    ['well-formed', 'The house (an old one) was sold.', 'The house (an old one was sold.'],
    [
      'added',
      'Pupils may borrow books.',
      'Pupils may borrow books. The cinema next door shows expensive comedies.',
    ],
    [
      'omitted',
      'The council repairs roads, empties bins, cleans parks and heats schools.',
      'The council repairs roads.',
    ],
  ])('%s: %s → %s', (point, source, candidate) => {
    expect(failedPoints(source, candidate)).toContain(point);
  });

  it('a protected term', () => {
    const options = { protected: ['Supplier'] };
    expect(failedPoints('The Supplier pays.', 'The seller pays.', options)).toContain('terms');
    expect(failedPoints('The Supplier pays.', 'The Supplier will pay.', options)).toEqual([]);
  });
});

describe('a rewrite passes when it says the same', () => {
  it.each([
    ['The application must be submitted by the tenant.', 'The tenant must submit the application.'],
    ['You are required to notify us.', 'You must tell us.'],
    ['You are not permitted to smoke here.', 'You must not smoke here.'],
    ['The room holds 1,000 people.', 'The room holds one thousand people.'],
    ['The deadline is May 3, 2026.', 'The deadline is 3 May 2026.'],
    ['Provided that you have a permit, you can stay.', 'You can stay if you have a permit.'],
    ['You cannot stay unless you have a permit.', 'You cannot stay if you do not have a permit.'],
    ['The fee shall not exceed 50 euros.', 'The fee is at most 50 euros.'],
    ['It is unable to stop.', 'It is not able to stop.'],
    [
      'The bridge, which was built in 1920, is closed.',
      'The bridge is closed. It was built in 1920.',
    ],
    ['You must pay the fee.', 'Pay the fee.'],
    [
      'Bring your passport, a photo and the form.',
      'Bring: (1) your passport; (2) a photo; (3) the form.',
    ],
  ])('%s → %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).toEqual([]);
  });

  it('with the explanation of a glossary', () => {
    const text = 'The lessor pays the broker.';
    const plain = 'The lessor (person who rents out a flat) pays the broker.';
    const glossary = { lessor: 'person who rents out a flat' };
    expect(failedPoints(text, plain, { glossary })).toEqual([]);
  });
});

describe('whole documents', () => {
  const options = { language, identifier };
  it('are aligned sentence by sentence', () => {
    const source = 'The office is open. If you are ill, call us. You must pay 5 euros.';
    const good = 'The office is open. Call us if you are ill. You must pay 5 euros.';
    expect(verifyDocument(source, good, options).passed).toBe(true);
    const { passed, parts } = verifyDocument(source, good.replace('5', '9'), options);
    expect(passed).toBe(false);
    expect(parts.map((part) => part.passed)).toEqual([true, true, false]);
  });
  it('miss a sentence that is gone', () => {
    const { parts } = verifyDocument(
      'The sun is hot. Bring your passport.',
      'The sun is hot.',
      options,
    );
    expect(parts[1].verdicts[0]).toMatchObject({ point: 'omitted', state: 'lost' });
  });
});

describe('any input', () => {
  it.each([
    ['', ''],
    ['', 'Text.'],
    ['Text.', ''],
    ['Text.', '   '],
    ['<b>', 'Text'],
    ['A'.repeat(100_000), 'B'],
  ])('gets a verdict: %#', (source, candidate) => {
    expect(verify(source, candidate, { language }).verdicts).toBeDefined();
  });
  it('gets a verdict, whatever it is (property)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (a, b) => {
          expect(typeof verify(a, b, { language, identifier }).passed).toBe('boolean');
        },
      ),
      { numRuns: 60 },
    );
  });
});
