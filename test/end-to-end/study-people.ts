import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStudies } from '../../src/server/study/serve.ts';
import { itemsFrom, readDesign } from '../../src/study/index.ts';

export const DESIGNS = new URL('../../designs/', import.meta.url);

export function designCalled(name: string, changes: (text: string) => string = (text) => text) {
  return readDesign(changes(readFileSync(new URL(`${name}.yaml`, DESIGNS), 'utf8')), name);
}

/** Items with texts of systems whose names must never be seen by a participant. */
export const SYSTEMS = ['secretalpha', 'secretbeta'];
export function someItems(count: number) {
  return itemsFrom(
    Array.from({ length: count }, (_, at) => ({
      id: `item-${at}`,
      source: `The committee deliberated extensively about question ${at}.`,
      outputs: {
        secretalpha: `The group talked a lot about question ${at}.`,
        secretbeta: `The committee talked long about question ${at}.`,
      },
      references: [`The group talked for a long time about question ${at}.`],
      word: 'deliberated',
      questions: [
        { question: 'Who talked?', options: ['the group', 'a cat'], answer: 'the group' },
      ],
    })),
    'items',
  );
}

export function aDatabase(): string {
  return join(mkdtempSync(join(tmpdir(), 'klartext-study-')), 'studies.db');
}

export async function aStudy(
  design: Parameters<typeof designCalled>,
  items: number,
  database = aDatabase(),
) {
  const serving = await serveStudies({ database, port: 0, host: '127.0.0.1' });
  const created = await serving.store.create(
    designCalled(...design),
    someItems(items),
    0,
    new Date(),
  );
  return { ...serving, ...created, database, page: `${serving.address}/study/${created.study.id}` };
}

export const OPINION = 'my own opinion';

/** Takes the first of what is offered, a number where one is asked for, else writes. */
export function anyAnswer(name: string, offered: string): string {
  if (offered !== '') return offered;
  return /^(simplification|comment|word|question-\d)$/.test(name) ? OPINION : '7';
}

/** A browser in small: it keeps cookies and follows to the next page. */
export class Person {
  private readonly cookies = new Map<string, string>();

  async get(address: string): Promise<Response> {
    return this.take(
      await fetch(address, { redirect: 'manual', headers: this.headers() }),
      address,
    );
  }

  async post(
    address: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Response> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const each of typeof value === 'string' ? [value] : value) body.append(name, each);
    }
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: this.headers(),
      body,
    });
    return this.take(answer, address);
  }

  private headers(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  private take(answer: Response, _address: string): Response {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.cookies.set(name, value);
    }
    return answer;
  }

  async join(page: string): Promise<number> {
    return (await this.post(`${page}/join`, { consent: 'yes', requires: 'yes' })).status;
  }

  /** The fields of the page that is to be answered; undefined when there is none. */
  async task(page: string): Promise<Map<string, string> | undefined> {
    const text = await (await this.get(`${page}/work`)).text();
    if (!text.includes('id="task"')) return undefined;
    const fields = new Map<string, string>();
    for (const [, name, value] of text.matchAll(/name="([^"]+)"(?:[^>]*?value="([^"]*)")?/g)) {
      if (name !== 'viewport' && name !== 'robots' && !fields.has(name))
        fields.set(name, value ?? '');
    }
    return fields;
  }

  /** Answers what is asked, `most` pages at most; gives how many were acknowledged. */
  async work(
    page: string,
    answer: (name: string, offered: string) => string,
    most = Number.POSITIVE_INFINITY,
  ): Promise<number> {
    for (let done = 0; done < most; done++) {
      const fields = await this.task(page);
      if (!fields) return done;
      const sent = Object.fromEntries(
        [...fields].map(([name, value]) => [
          name,
          /^(ticket|shown|reading)$/.test(name) ? value : answer(name, value),
        ]),
      );
      const { status } = await this.post(`${page}/answer`, sent);
      if (status !== 303) throw new Error(`answered with ${status}`);
    }
    return most;
  }
}
