import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/index.ts';
import {
  analyseStudy,
  formOf,
  itemsFrom,
  keepDecisions,
  loadWording,
  readDesign,
  readForm,
  Session,
  StudyStore,
} from '../../src/study/index.ts';

const frame = 'name: A\nlanguage: en\ninstructions: Read.\nconsent: Fine.\n';
const RATE = `kind: rate\n${frame}judgements: 3\nperTask: 4\nscale: likert-5
dimensions: [{id: fluency, text: It is fluent.}]\n`;
const items = Array.from({ length: 12 }, (_, at) => ({
  id: `i${at}`,
  source: `Source ${at}.`,
  ours: `Ours ${at}.`,
  theirs: `Theirs ${at}.`,
}));
const start = new Date('2026-01-01T00:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function studyIn(database: Database, text: string, rows: readonly object[]) {
  const store = await StudyStore.open(database);
  const design = readDesign(text, 'design.yaml');
  const created = await store.create(
    design,
    itemsFrom(rows as Record<string, unknown>[], 'items.tsv'),
    2,
    start,
  );
  const session = await Session.open(store, created.study);
  const join = async (code?: string) => {
    const joined = await session.join(code, start);
    if (typeof joined === 'string') throw new Error(joined);
    return joined;
  };
  const next = async (token: string, now = start) => {
    const participant = await store.participant(created.study.id, token);
    if (!participant) throw new Error('gone');
    return { participant, step: await session.next(participant, now) };
  };
  /** Answers up to `most` pages with what `value` says; gives how many there were. */
  const work = async (token: string, value: (name: string) => string, most = 1000, now = start) => {
    const wording = await loadWording('en');
    for (let done = 0; done < most; done++) {
      const { participant, step } = await next(token, now);
      if (step.state !== 'answer') return done;
      const { unit, round, order } = step;
      const { values, missing } = readForm(formOf(design, unit, order, wording), (name) => [
        value(name),
      ]);
      expect(missing).toEqual([]);
      await session.answer(participant, { unit: unit.id, round, values, seconds: 2 }, now);
    }
    return most;
  };
  const analyse = async () => analyseStudy(await store.data(created.study));
  return { store, session, ...created, join, next, work, analyse };
}

/** What studies promise, on every kind of database. */
export function studyContract(kind: string, openDatabase: () => Promise<Database>): void {
  const studyOf = async (text: string, rows: readonly object[] = items) =>
    studyIn(await openDatabase(), text, rows);
  describe(`a study on ${kind}`, () => {
    it('gives every unit exactly the judgements it needs, and nobody an item twice', async () => {
      const { store, study, join, work, analyse } = await studyOf(RATE);
      for (let person = 0; person < 12; person++) {
        await work((await join()).token, () => String(1 + (person % 5)));
      }
      const answers = await store.answers(study.id);
      const perUnit = new Map<string, number>();
      const seen = new Set<string>();
      for (const { unit, participant } of answers) {
        perUnit.set(unit, (perUnit.get(unit) ?? 0) + 1);
        const key = `${participant} ${unit.split('/')[0]}`;
        expect(seen.has(key)).toBe(false);
        seen.add(key);
      }
      expect([...perUnit.values()]).toEqual(Array(24).fill(3));
      const { progress, means, agreement } = await analyse();
      expect(progress).toEqual({ answered: 72, wanted: 72, late: 0 });
      expect(means.map(({ system }) => system).sort()).toEqual(['ours', 'theirs']);
      expect(agreement[0].count).toBe(24);
    });

    it('has few people judge every text, where the design lets them see each system', async () => {
      const text = `${RATE.replace('judgements: 3', 'judgements: 2')}everySystem: true\n`;
      const { store, study, join, next, work, analyse } = await studyOf(text);
      const [one, other] = [await join(), await join()];
      // First every item by one system; nothing of an item that was seen as long as there is another.
      await work(one.token, () => '3', 12);
      const seen = (await store.answers(study.id)).map(({ unit }) => unit.split('/')[0]);
      expect(new Set(seen).size).toBe(12);
      await work(one.token, (name) => (name.startsWith('A') ? '3' : '2'));
      await work(other.token, () => '4');
      expect((await next(one.token)).step.state).toBe('done');
      const { progress, agreement, tests } = await analyse();
      expect(progress).toEqual({ answered: 48, wanted: 48, late: 0 });
      expect(agreement[0].count).toBe(24);
      expect(tests[0].items).toBe(12);
      const perUnit = new Map<string, Set<string>>();
      for (const { unit, participant } of await store.answers(study.id)) {
        const people = perUnit.get(unit) ?? new Set();
        expect(people.has(participant)).toBe(false);
        perUnit.set(unit, people.add(participant));
      }
    });

    it('flags who fails an attention check, and leaves them out when asked', async () => {
      const check = '{id: k, source: A., outputs: {x: B.}, expected: {x.fluency: 1..2}}';
      const text = `${RATE}everySystem: true\nchecks: [${check}]\n`;
      const { store, study, join, next, work, analyse } = await studyOf(text, items.slice(0, 2));
      const [careful, careless] = [await join(), await join()];
      for (;;) {
        const { step } = await next(careful.token);
        if (step.state !== 'answer') break;
        await work(careful.token, () => (step.unit.part === 'check' ? '1' : '4'), 1);
      }
      await work(careless.token, () => '5');
      const all = await analyse();
      expect(all.participants.map((row) => [row.participant, row.flagged]).sort()).toEqual(
        [
          [careful.participant, false],
          [careless.participant, true],
        ].sort(),
      );
      expect(all.leftOut).toEqual([]);
      expect(all.means.map(({ mean }) => mean)).toEqual([4.5, 4.5]);
      expect(all.attentiveMeans.map(({ mean }) => mean)).toEqual([4, 4]);
      const data = await store.data(study);
      for (const leaveOut of ['flagged', [careless.participant]] as const) {
        const rest = analyseStudy(data, { leaveOut });
        expect(rest.leftOut).toEqual([careless.participant]);
        expect(rest.means.map(({ mean, ratings }) => [mean, ratings])).toEqual([
          [4, 2],
          [4, 2],
        ]);
        expect(rest.attentiveMeans).toEqual([]);
        expect(rest.agreement[0].count).toBe(0);
        expect(rest.progress).toEqual(all.progress);
      }
      expect(() => analyseStudy(data, { leaveOut: ['nobody'] })).toThrow('nobody');
    });

    it('gives abandoned work to someone else, and does not count what comes too late', async () => {
      const design = RATE.replace('judgements: 3', 'judgements: 1');
      const { store, session, study, join, next, work } = await studyOf(design, items.slice(0, 1));
      const slow = await join();
      const { participant, step } = await next(slow.token);
      if (step.state !== 'answer') throw new Error(step.state);
      const quick = await join();
      expect(await work(quick.token, () => '3')).toBe(1);
      const third = await join();
      expect((await next(third.token)).step.state).toBe('full');
      expect(await work(third.token, () => '4', 9, later(61))).toBe(1);
      const values = { 'A.fluency': 2 };
      await session.answer(
        participant,
        { unit: step.unit.id, round: 0, values, seconds: 1 },
        later(62),
      );
      const answers = await store.answers(study.id);
      expect(answers.map(({ counted }) => counted).sort()).toEqual([false, true, true]);
    });

    it('keeps the first answer when a page is sent twice', async () => {
      const { store, session, study, join, next } = await studyOf(RATE);
      const { token } = await join();
      const { participant, step } = await next(token);
      if (step.state !== 'answer') throw new Error(step.state);
      const send = (value: number) =>
        session.answer(
          participant,
          { unit: step.unit.id, round: 0, values: { 'A.fluency': value }, seconds: 1 },
          start,
        );
      await send(1);
      await send(5);
      expect((await store.answers(study.id)).map(({ values }) => values)).toEqual([
        { 'A.fluency': 1 },
      ]);
    });

    it('deletes all of a participant who withdraws, and asks for the judgements again', async () => {
      const { store, study, join, work, analyse } = await studyOf(RATE);
      const { token, participant } = await join();
      await work(token, () => '3');
      await store.remove(study.id, participant);
      expect(await store.answers(study.id)).toEqual([]);
      expect(await store.participant(study.id, token)).toBeUndefined();
      expect((await analyse()).progress.answered).toBe(0);
    });

    it('lets in with a code once, and no more participants than its quota', async () => {
      const { session, codes } = await studyOf(`${RATE}access: code\nparticipants: 1\n`);
      expect(await session.join('nonsense', start)).toBe('wrong-code');
      expect(await session.join(codes[0], start)).toMatchObject({
        participant: expect.any(String),
      });
      expect(await session.join(codes[1], start)).toBe('full');
    });

    it('tests participants first and turns away who fails', async () => {
      const text = `${RATE}qualification:\n  pass: 1\n  items:\n    - {id: q, source: A cat., outputs: {x: Stones.}, expected: {x.fluency: 1..2}}\n`;
      const { join, next, work } = await studyOf(text);
      const good = await join();
      await work(good.token, () => '1', 1);
      expect((await next(good.token)).step.state).toBe('answer');
      const bad = await join();
      await work(bad.token, () => '5', 1);
      expect((await next(bad.token)).step.state).toBe('refused');
    });

    it('mixes checks, fakes and repeated items in, and tells how raters did on them', async () => {
      const known = '{id: k, source: A., outputs: {x: B.}, expected: {x.fluency: 1}}';
      const { join, work, analyse } = await studyOf(
        `${RATE}checks: [${known}]\nfakes: [${known}]\nrepeats: 2\nperParticipant: 4\n`,
      );
      expect(await work((await join()).token, () => '1')).toBe(8);
      const [rater] = (await analyse()).participants;
      expect(rater).toMatchObject({
        answers: 4,
        checks: { right: 1, asked: 1 },
        fakes: { right: 1, asked: 1 },
        inconsistency: 0,
      });
    });

    it('lets a person decide about a test where the design says so', async () => {
      const text = `${RATE}qualification:\n  pass: 1\n  review: true\n  items:\n    - {id: q, source: A cat., outputs: {x: Stones.}, expected: {x.fluency: 1..2}}\n`;
      const { store, study, join, next, work } = await studyOf(text);
      const one = await join();
      await work(one.token, () => '5', 1);
      expect((await next(one.token)).step.state).toBe('waiting');
      await store.decide(study.id, one.participant, 'working');
      expect((await next(one.token)).step.state).toBe('answer');
      await store.decide(study.id, one.participant, 'refused');
      expect((await next(one.token)).step.state).toBe('refused');
    });

    it('keeps what a reviewer says of words, and forgets it with who gave them', async () => {
      const { store, study, join, work, analyse } = await studyOf(
        `kind: substitute\n${frame}judgements: 2\n`,
        [{ id: 'w', source: 'They deliberated.', word: 'deliberated' }],
      );
      const [one, other] = [await join(), await join()];
      await work(one.token, () => 'talked');
      await work(other.token, () => 'my own word');
      const decisions = [
        { unit: 'w/1', answer: 'talked', gold: 'spoke' },
        { unit: 'w/1', answer: 'my own word', gold: '' },
      ];
      await keepDecisions(store.database, study.id, decisions, start);
      await keepDecisions(store.database, study.id, decisions, start);
      expect((await analyse()).words[0].votes).toEqual([['spoke', 1]]);
      await store.remove(study.id, other.participant);
      expect((await store.data(study)).decisions.map(({ answer }) => answer)).toEqual(['talked']);
    });
  });
}
