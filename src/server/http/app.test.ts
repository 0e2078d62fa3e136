import { describe, expect, it } from 'vitest';
import { ROUTES, type Route } from '../../contract/index.ts';
import { type Handlers, makeApp } from './app.ts';
import { CallError } from './failure.ts';
import { Guard, type GuardOptions } from './guard.ts';
import { RateLimit } from './rate-limit.ts';
import { StaticFiles } from './static-files.ts';

/** An app whose handlers say that they were reached. */
function appWith(options: GuardOptions) {
  const handlers = new Proxy({}, { get: () => () => ({ reached: true }) }) as Handlers;
  return makeApp({
    guard: new Guard(options),
    handlers,
    files: new StaticFiles('/nowhere'),
    version: '0',
  });
}
const local = appWith({ isLoopback: true });
const TOKEN = 'a-token-of-some-length';
const guarded = appWith({ isLoopback: false, token: TOKEN, hosts: ['klartext.example'] });

const ask = (
  app: typeof local,
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
) =>
  app.request(`http://localhost:8088${path}`, {
    ...init,
    headers: { host: 'localhost:8088', ...headers },
  });

const everyRoute = Object.entries(ROUTES as Record<string, Route>).map(
  ([name, { method, path }]) =>
    [name, method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const,
);

describe('pages of another site that is allowed', () => {
  const site = 'https://intranet.example';
  const open = appWith({ isLoopback: false, token: TOKEN, hosts: ['localhost'], origins: [site] });

  it('may call the API with a token, and are answered before they call', async () => {
    const before = await ask(open, '/api/languages', { origin: site }, { method: 'OPTIONS' });
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, site]);
    expect(before.headers.get('access-control-allow-headers')).toContain('Authorization');
    const authorization = `Bearer ${TOKEN}`;
    const called = await ask(open, '/api/languages', { origin: site, authorization });
    expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([200, site]);
    expect(called.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await ask(open, '/api/languages', { origin: site });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      401,
      site,
    ]);
  });

  it('do not open the server to others', async () => {
    for (const origin of ['https://intranet.example.evil', 'http://intranet.example', 'null']) {
      const answer = await ask(open, '/api/languages', { origin }, { method: 'OPTIONS' });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        403,
        null,
      ]);
    }
  });
});

describe('who calls too often', () => {
  it('is told when to come again, with the header that clients know', async () => {
    const handlers = new Proxy({}, { get: () => () => ({ reached: true }) }) as Handlers;
    const app = makeApp({
      guard: new Guard({ isLoopback: true }),
      limit: { rate: new RateLimit(2), trustsProxy: false },
      handlers,
      files: new StaticFiles('/nowhere'),
      version: '0',
    });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await ask(app, '/api/languages')).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await ask(app, '/api/languages');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error.code).toBe('too-many');
    expect((await ask(app, '/api/health')).status).toBe(200);
  });
});

describe('a failure', () => {
  it('names its cause', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const fails = (error: Error) =>
      makeApp({
        guard: new Guard({ isLoopback: true }),
        handlers: new Proxy({}, { get: () => () => Promise.reject(error) }) as Handlers,
        files: new StaticFiles('/nowhere'),
        version: '0',
      });
    const answer = await ask(fails(full), '/api/languages');
    expect([answer.status, (await answer.json()).error.code]).toEqual([507, 'not-written']);
    const busy = await ask(fails(new CallError(503, 'busy', '', '', 2)), '/api/languages');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('who may ask', () => {
  it.each(everyRoute)(
    '%s: not a page of another site, nor of another port',
    async (_, method, path) => {
      for (const origin of ['https://evil.example', 'http://localhost:9999', 'null']) {
        const response = await ask(local, path, { origin }, { method });
        expect(response.status).toBe(403);
      }
      for (const site of ['cross-site', 'same-site']) {
        expect((await ask(local, path, { 'sec-fetch-site': site }, { method })).status).toBe(403);
      }
    },
  );

  it.each(everyRoute)('%s: not under another name (DNS rebinding)', async (_, method, path) => {
    expect((await ask(local, path, { host: 'evil.example:8088' }, { method })).status).toBe(403);
    expect((await ask(local, path, { host: '192.168.0.7:8088' }, { method })).status).toBe(403);
  });

  it.each(everyRoute)(
    '%s: not without the token, when there is one',
    async (name, method, path) => {
      const expected = name === 'health' ? 200 : 401;
      expect((await ask(guarded, path, {}, { method })).status).toBe(expected);
      const wrong = { authorization: 'Bearer wrong', cookie: 'klartext=wrong' };
      expect((await ask(guarded, path, wrong, { method })).status).toBe(expected);
    },
  );

  it('anyone with the token: as a header, as a cookie, by an address that is then cleaned', async () => {
    expect(
      (await ask(guarded, '/api/documents', { authorization: `Bearer ${TOKEN}` })).status,
    ).toBe(200);
    expect(
      (await ask(guarded, '/api/documents', { cookie: `a=b; klartext=${TOKEN}` })).status,
    ).toBe(200);
    const login = await ask(guarded, `/?token=${TOKEN}`);
    expect(login.status).toBe(303);
    expect(login.headers.get('location')).toBe('/');
    expect(login.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await ask(guarded, `/api/documents?token=${TOKEN}`)).status).toBe(401);
    expect((await ask(guarded, '/', { host: 'klartext.example' })).status).toBe(401);
    expect((await ask(guarded, '/', { host: 'evil.example' })).status).toBe(403);
  });

  it('its own page, and programs that are no browsers', async () => {
    expect((await ask(local, '/api/health')).status).toBe(200);
    expect((await ask(local, '/api/health', { origin: 'http://localhost:8088' })).status).toBe(200);
    expect((await ask(local, '/api/health', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('what may be sent', () => {
  const send = (body: BodyInit, type: string) =>
    ask(local, '/api/simplify', { 'content-type': type }, { method: 'POST', body });

  it('JSON that fits; everything else is told what is wrong', async () => {
    expect((await send('{"text":"A."}', 'application/json')).status).toBe(200);
    expect((await send('{"text":"A."}', 'text/plain')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    const wrong = await send('{"text":"A.","preset":"wild"}', 'application/json');
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).error).toMatchObject({
      code: 'bad-input',
      message: expect.stringContaining('preset'),
    });
  });

  it('no more than 12 MB, whatever the header says', async () => {
    expect((await send(`{"text":"${'a'.repeat(13_000_000)}"}`, 'application/json')).status).toBe(
      413,
    );
  });

  it('no form in place of a file', async () => {
    const response = await ask(
      local,
      '/api/documents/import?name=a.txt',
      { 'content-type': 'application/x-www-form-urlencoded' },
      { method: 'POST', body: 'a=b' },
    );
    expect(response.status).toBe(415);
  });
});

describe('what is answered', () => {
  it('has headers that keep a browser from guessing, framing and telling', async () => {
    for (const path of ['/', '/api/health', '/api/nothing', '/nothing.js']) {
      const { headers } = await ask(local, path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is nothing from outside the folder of pages', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/....//package.json',
      '/assets/../../package.json',
      '/C:%5Cwindows%5Cwin.ini',
      '/%00.js',
    ]) {
      const response = await ask(local, path);
      expect([404, 503]).toContain(response.status);
      expect(await response.text()).not.toContain('"dependencies"');
    }
  });

  it('does not tell of errors inside', async () => {
    const handlers = new Proxy(
      {},
      {
        get: () => () => {
          throw new Error('/secret/path');
        },
      },
    ) as Handlers;
    const app = makeApp({
      guard: new Guard({ isLoopback: true }),
      handlers,
      files: new StaticFiles('/nowhere'),
      version: '0',
    });
    const response = await ask(app, '/api/health');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  it('is the failure of a call, with its status', async () => {
    const handlers = new Proxy(
      {},
      {
        get: () => () => {
          throw new CallError(409, 'conflict', 'Changed.', 'Open it again.');
        },
      },
    ) as Handlers;
    const app = makeApp({
      guard: new Guard({ isLoopback: true }),
      handlers,
      files: new StaticFiles('/nowhere'),
      version: '0',
    });
    const response = await ask(app, '/api/documents');
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: { code: 'conflict', message: 'Changed.', hint: 'Open it again.' },
    });
  });
});

describe('the description of the API', () => {
  it('holds every route, and refers to nothing that is not there', async () => {
    const description = await (await ask(local, '/api/openapi.json')).json();
    expect(description.openapi).toBe('3.1.0');
    for (const [name, method, path] of everyRoute) {
      const [, template] = Object.entries(ROUTES as Record<string, Route>)
        .map(([, each]) => each.path)
        .filter((each) => each.replace(/\{\w+\}/g, '1') === path)
        .map((each) => [path, each])[0];
      expect(description.paths[template][method.toLowerCase()].operationId).toBe(name);
    }
    const text = JSON.stringify(description);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      expect(description.components.schemas).toHaveProperty(name);
    }
  });
});
