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

describe('a modal is told from a month and from a thing', () => {
  it.each([
    ['Dogs may bathe in the lake until 4 May.', 'Dogs must bathe in the lake until 4 May.'],
    ['Residents may use the pool until 12 May.', 'Until 12 May, residents must use the pool.'],
    ['The notary may read the will.', 'The notary must read the will.'],
    ['The old can may be used again.', 'The old can must be used again.'],
  ])('%s → %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).toContain('modality');
  });
});

describe('what can be done is not denied', () => {
  it.each([
    ['You may terminate the agreement at any time.', 'You can never end the agreement.'],
    ['Visitors may park here overnight.', 'Visitors can never park here overnight.'],
    ['A guest may bring a dog.', 'No guest can bring a dog.'],
  ])('%s → %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).not.toEqual([]);
  });

  it('may be denied in both', () => {
    const candidate = 'No guest is permitted to bring a dog.';
    expect(failedPoints('No guest may bring a dog.', candidate)).toEqual([]);
  });
});

describe('duties may be told in other words', () => {
  it.each([
    ['en', 'It is compulsory to wear a helmet.', 'It is required to wear a helmet.'],
    ['en', 'Wearing a helmet is compulsory.', 'Wearing a helmet is required.'],
    ['en', 'For new tenants it is compulsory.', 'For new tenants it is required.'],
    ['de', 'Der Beitrag ist im Juni zu zahlen.', 'Der Beitrag muss im Juni gezahlt werden.'],
    ['de', 'Die Frist ist einzuhalten.', 'Die Frist muss eingehalten werden.'],
    ['de', 'Der Antrag ist hier zu stellen.', 'Man muss den Antrag hier stellen.'],
  ])('%s: %s → %s', async (id, source, candidate) => {
    expect(verify(source, candidate, { language: await loadLanguage(id) }).passed).toBe(true);
  });
});

describe('an exception is a condition denied', () => {
  it.each([
    ['The shop opens if it does not rain.', 'The shop opens unless it rains.'],
    ['You can stay if you have no permit.', 'You can stay unless you have a permit.'],
    ['If you have a permit, you can park here.', 'Do you have a permit? Then you can park here.'],
  ])('%s → %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).toEqual([]);
  });

  it.each([
    ['We refund the fee if the course is cancelled.', 'We refund it unless it is cancelled.'],
    ['The shop opens unless it rains.', 'The shop opens if it rains.'],
  ])('%s ≠ %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).toContain('condition');
  });
});

describe('a clause of its own is a sentence, another one is none', () => {
  it.each([
    ['en', 'The river rose and the mill closed.', 'The river rose. The mill closed.'],
    ['en', 'You fill in the form and we check it.', 'You fill in the form. We check it.'],
    [
      'en',
      'The baker opens at six and the butcher opens at eight.',
      'The baker opens at six. The butcher opens at eight.',
    ],
    ['de', 'Wir bauen um, denn die Halle ist alt.', 'Wir bauen um. Denn die Halle ist alt.'],
    ['de', 'Er bleibt zu Hause, denn er ist krank.', 'Er bleibt zu Hause. Denn er ist krank.'],
  ])('%s: %s → %s', async (id, source, candidate) => {
    expect(verify(source, candidate, { language: await loadLanguage(id) }).passed).toBe(true);
  });

  it.each([
    ['en', 'The mill closed although the river fell.', 'The mill closed. Although the river fell.'],
    ['en', 'We call you when the parcel arrives.', 'We call you. When the parcel arrives.'],
    ['de', 'Wir bauen um, weil die Halle alt ist.', 'Wir bauen um. Weil die Halle alt ist.'],
  ])('%s: %s ≠ %s', async (id, source, candidate) => {
    const { verdicts } = verify(source, candidate, { language: await loadLanguage(id) });
    expect(verdicts).toContainEqual(
      expect.objectContaining({ point: 'well-formed', state: 'changed' }),
    );
  });
});

describe('what was cut out of a sentence is missed', () => {
  it.each([
    [
      'Farmers store the grain on a foreign field in October.',
      'Farmers store the grain in October.',
    ],
    ['The museum (formerly the town granary) opens in May.', 'The museum opens in May.'],
    [
      'The garden is watered every evening by a retired teacher.',
      'The garden is watered every evening.',
    ],
    [
      'You should immediately tell the landlord of any damage.',
      'You should tell the landlord of any damage.',
    ],
  ])('%s → %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).not.toEqual([]);
  });

  it.each([
    ['In addition, the garden is watered every evening.', 'The garden is watered every evening.'],
    [
      'The garden, which a retired teacher waters every evening, belongs to the school.',
      'The garden belongs to the school. A retired teacher waters it every evening.',
    ],
  ])('but not what says nothing or stands elsewhere: %s → %s', (source, candidate) => {
    expect(failedPoints(source, candidate)).toEqual([]);
  });
});

describe('nouns and verbs keep their number', () => {
  it('of German nouns, too, which have capitals and cases', async () => {
    const german = { language: await loadLanguage('de') };
    const source = 'Wir schicken einen Vertrag an jede Familie.';
    expect(verify(source, source.replace('Vertrag', 'Verträge'), german).passed).toBe(false);
  });

  it('but another mood is no other number', async () => {
    const french = { language: await loadLanguage('fr') };
    const source = 'Il veut que tout système soit sûr.';
    expect(verify(source, source.replace('soit', 'est'), french).passed).toBe(true);
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
  it.each([
    ['', 'The museum opens in May.'],
    ['The museum opens in May.', ''],
    ['The museum opens in May.', '  \n'],
  ])('with one side empty does not pass: %#', (source, candidate) => {
    expect(verify(source, candidate, { language }).passed).toBe(false);
    expect(verifyDocument(source, candidate, { language }).passed).toBe(false);
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
