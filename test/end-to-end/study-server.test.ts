import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { Guard } from '../../src/server/http/guard.ts';
import { makeStudyApp } from '../../src/server/study/app.ts';
import { STUDY_ROUTES } from '../../src/server/study/routes.ts';
import { openDatabase } from '../../src/store/index.ts';
import { StudyStore } from '../../src/study/index.ts';
import { ROOT } from '../contracts/command.ts';
import { studyContract } from '../contracts/study-contract.ts';
import { privatePostgres } from './mine-postgres.ts';
import {
  aDatabase,
  anyAnswer,
  aStudy,
  DESIGNS,
  designCalled,
  OPINION,
  Person,
  SYSTEMS,
  someItems,
} from './study-people.ts';

const rate = [
  'rate-muss',
  (text: string) =>
    text.replace('judgements: 5', 'judgements: 3').replace('perTask: 5', 'perTask: 20'),
] as const;
const PEOPLE = 50;
const ITEMS = Number(process.env.STUDY_ITEMS ?? 100);
const KILLS = Number(process.env.STUDY_KILLS ?? 15);
/** The full counts of the issue (STUDY_ITEMS=1000 STUDY_KILLS=100) take longer than CI has. */
const timeout = ITEMS > 100 || KILLS > 15 ? 3_600_000 : 600_000;

const postgres = await privatePostgres();
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', aDatabase],
  ['PostgreSQL', () => postgres.url],
])('on %s', (_, database) => {
  it(`${PEOPLE} participants at once give each of ${ITEMS} items exactly 3 judgements`, {
    timeout,
  }, async () => {
    const { page, store, study, close } = await aStudy([...rate], ITEMS, database());
    const people = Array.from({ length: PEOPLE }, () => new Person());
    expect(new Set(await Promise.all(people.map((person) => person.join(page))))).toEqual(
      new Set([303]),
    );
    await Promise.all(people.map((person) => person.work(page, () => '3')));
    const answers = (await store.answers(study.id)).filter(({ round }) => round === 0);
    const byUnit = new Map<string, Set<string>>();
    for (const { unit, participant, counted } of answers) {
      expect(counted).toBe(true);
      const raters = byUnit.get(unit) ?? new Set();
      expect(raters.has(participant)).toBe(false);
      byUnit.set(unit, raters.add(participant));
    }
    expect([...byUnit.values()].map((raters) => raters.size)).toEqual(Array(ITEMS).fill(3));
    await close();
  });
});

studyContract('PostgreSQL', () => openDatabase(postgres.url));

describe('every address', () => {
  /** What each role gets: pages, or the way to where it belongs. */
  const ALLOWED = {
    anyone: ['nobody', 'participant', 'stranger', 'researcher'],
    participant: ['participant'],
    researcher: ['researcher'],
  };

  it('answers those whose it is, and no one else', async () => {
    const { page, key, close, store, address } = await aStudy([...rate], 4);
    const other = await store.create(designCalled(...rate), someItems(2), 0, new Date());
    const otherPage = `${address}/study/${other.study.id}`;
    const people: Record<string, Person> = {
      nobody: new Person(),
      participant: new Person(),
      stranger: new Person(),
      researcher: new Person(),
    };
    await people.participant.join(page);
    await people.stranger.join(otherPage);
    await people.stranger.post(`${otherPage}/researcher`, { key: other.key });
    await people.researcher.post(`${page}/researcher`, { key });
    const tried: string[] = [];
    // Withdrawing last: who has withdrawn is nobody.
    const routes = Object.entries(STUDY_ROUTES).sort(
      ([one], [two]) => Number(one === 'withdraw') - Number(two === 'withdraw'),
    );
    for (const [name, { method, path, role }] of routes) {
      for (const [who, person] of Object.entries(people)) {
        const at = page + pathWithout(path);
        const answer = method === 'GET' ? await person.get(at) : await person.post(at, {});
        const turnedAway =
          answer.status === 401 ||
          (answer.status === 303 && answer.headers.get('location') === new URL(page).pathname);
        expect(`${name} ${who} ${turnedAway}`).toBe(
          `${name} ${who} ${!ALLOWED[role].includes(who)}`,
        );
        tried.push(`${name} ${who}`);
      }
    }
    expect(tried).toHaveLength(Object.keys(STUDY_ROUTES).length * 4);
    await close();
  });

  it('is in the list of addresses, so that none was left untried', async () => {
    const store = await StudyStore.open(await openDatabase(aDatabase()));
    const { routes } = makeStudyApp({ store, guard: new Guard({ isLoopback: true, hosts: [] }) });
    const answered = routes.filter(({ path }) => path.startsWith('/study/'));
    expect(answered.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.values(STUDY_ROUTES)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    await store.database.close();
  });

  const designs = readdirSync(DESIGNS).filter((file) => file.endsWith('.yaml'));
  it.each(designs)(
    'tells participants of %s neither a system nor a check nor what others said',
    async (file) => {
      const { page, close, store, study } = await aStudy([file.replace('.yaml', '')], 3);
      const first = new Person();
      await first.join(page);
      await first.work(page, anyAnswer);
      const given = await store.answers(study.id);
      expect(given.length).toBeGreaterThan(1);
      const second = new Person();
      await second.join(page);
      const hidden = [...SYSTEMS, OPINION, ...given.map(({ participant }) => participant)];
      const names = (await store.units(study.id)).map(({ id }) => `"${id}`);
      for (const { method, path } of Object.values(STUDY_ROUTES)) {
        if (method === 'POST' && path.endsWith('withdraw')) continue;
        const at = page + pathWithout(path);
        const answer =
          method === 'GET' ? await second.get(at) : await second.post(at, { consent: 'yes' });
        const said = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
        for (const each of [...hidden, ...names]) expect(said).not.toContain(each);
        if (path.endsWith('work')) expect(said).not.toMatch(/ checked/);
      }
      await close();
    },
  );

  it('refuses calls from pages of other sites, and bodies without end', async () => {
    const { page, close } = await aStudy([...rate], 1);
    const foreign = await fetch(`${page}/join`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: 'consent=yes',
    });
    expect(foreign.status).toBe(403);
    const large = await fetch(`${page}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `consent=${'y'.repeat(1_000_000)}`,
    });
    expect(large.status).toBe(413);
    await close();
  });
});

describe('a server that is killed', () => {
  it(`${KILLS} times under load has lost no answer that it acknowledged`, {
    timeout,
  }, async () => {
    const database = aDatabase();
    const store = await StudyStore.open(await openDatabase(database));
    const { study } = await store.create(designCalled(...rate), someItems(2000), 0, new Date());
    await store.database.close();
    const people = Array.from({ length: 6 }, () => new Person());
    let acknowledged = 0;
    for (let round = 0; round < KILLS; round++) {
      const { child, page } = await started(database, study.id);
      const loads = people.map(async (person) => {
        if (round === 0) await person.join(page);
        for (;;) {
          const done = await person.work(page, () => '2', 1);
          acknowledged += done;
        }
      });
      const ended = Promise.allSettled(loads);
      // At any moment once answers come in.
      const enough = acknowledged + 3 + (round % 7);
      while (acknowledged < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 50));
      child.kill('SIGKILL');
      await ended;
    }
    const again = await StudyStore.open(await openDatabase(database));
    const answers = await again.answers(study.id);
    expect(acknowledged).toBeGreaterThan(KILLS);
    expect(answers.length).toBeGreaterThanOrEqual(acknowledged);
    // What was stored and not yet acknowledged: at most one for each person and kill.
    expect(answers.length - acknowledged).toBeLessThanOrEqual(KILLS * people.length);
    console.log(`${KILLS} kills, ${acknowledged} answers acknowledged, ${answers.length} kept`);
  });
});

/** The rest of an address, with something for what it leaves open. */
function pathWithout(path: string): string {
  return path
    .slice('/study/:study'.length)
    .replace(':format', 'judgements.csv')
    .replace(':person', 'nobody');
}

async function started(database: string, study: string) {
  const child = spawn(process.execPath, [
    `${ROOT}bin/klartext.js`,
    'study',
    'serve',
    '--port',
    '0',
    '--db',
    database,
    '--json',
  ]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { address } = JSON.parse(line.toString());
  return { child, page: `${address}/study/${study}` };
}
