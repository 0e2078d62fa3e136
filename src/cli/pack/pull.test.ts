import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SynonymTable } from '../../simplify/words/synonym-table.ts';
import { openTerminal } from '../terminal.ts';
import type { PackFile } from './fetch.ts';
import { pullPack } from './pull.ts';

/** A wordnet in which two words stand together, padded so that a line can break within it. */
const WORDNET = Buffer.from(
  `# test\tarb\n00000001-a\tlemma\tسريع\n00000001-a\tlemma\tعاجل\n${'# padding\n'.repeat(20_000)}`,
);
const FORMS = Buffer.from('سريع\tسريعة\tADJ;SG\n');
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

type Handler = (request: IncomingMessage, response: ServerResponse, visit: number) => void;
let wordnet: Handler;
let visits: string[] = [];

const whole: Handler = (request, response) => {
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const rest = WORDNET.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': rest.length,
    etag: '"v1"',
    ...(from > 0 && { 'content-range': `bytes ${from}-${WORDNET.length - 1}/${WORDNET.length}` }),
  });
  response.end(rest);
};
const broken: Handler = (_, response) => {
  response.writeHead(200, { 'content-length': WORDNET.length, etag: '"v1"' });
  response.write(WORDNET.subarray(0, 50_000), () => setTimeout(() => response.destroy(), 200));
};

const server = createServer((request, response) => {
  visits.push(`${request.url} ${request.headers.range ?? ''}`.trim());
  if (request.url === '/forms') response.end(FORMS);
  else wordnet(request, response, visits.length);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-packs-'));
  process.env.KLARTEXT_PACKS = folder;
  // Forms are kept of words that the lexicon has synonyms for.
  process.env.KLARTEXT_ENABLED_PACKS = 'thesaurus-ar';
  wordnet = whole;
  visits = [];
});
afterEach(() => {
  delete process.env.KLARTEXT_PACKS;
  delete process.env.KLARTEXT_ENABLED_PACKS;
  rmSync(folder, { recursive: true, force: true });
});

function files(changed: Partial<PackFile> = {}): PackFile[] {
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = { mirror: 'none', licence: 'test' };
  return [
    {
      ...base,
      name: 'UniMorph',
      kind: 'forms',
      reader: 'unimorph',
      url: `${at}/forms`,
      sha256: sha(FORMS),
      bytes: FORMS.length,
    },
    {
      ...base,
      name: 'Wordnet',
      kind: 'wordnet',
      reader: 'omw',
      url: `${at}/wordnet`,
      sha256: sha(WORDNET),
      bytes: WORDNET.length,
      ...changed,
    },
  ];
}

/** On a busy machine less than was sent may have come. */
const CONTINUED = /^\/wordnet bytes=[1-9]\d*-$/;
const impatient = { patience: { idle: 10_000, retries: 0, pause: 1, redirects: 1 } };

async function pull(changed: Partial<PackFile> = {}, choices = impatient): Promise<string> {
  const stderr = new PassThrough();
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr, env: {} };
  const terminal = openTerminal(streams, { json: false, noColor: true });
  await pullPack('ar', {}, terminal, { packs: { ar: files(changed) }, choices });
  return String(stderr.read() ?? '');
}

describe('pulling a pack from its addresses', () => {
  it('compiles what was fetched and leaves nothing of it', async () => {
    await pull();
    const table = new SynonymTable(gunzipSync(readFileSync(join(folder, 'ar/synonyms.bin.gz'))));
    expect(table.linksOf('عاجل').map(({ word }) => word)).toEqual(['سريع']);
    expect(gunzipSync(readFileSync(join(folder, 'ar/forms.tsv.gz'))).toString()).toBe(
      'سريعة\tسريع\tADJ\n',
    );
    expect(existsSync(join(folder, 'fetched/ar'))).toBe(false);
  });

  it('continues where a broken line left off', async () => {
    wordnet = (request, response, visit) =>
      (visit === 2 ? broken : whole)(request, response, visit);
    const told = await pull({}, { patience: { ...impatient.patience, retries: 1 } });
    expect(told).toContain('retrying');
    expect(visits).toEqual(['/forms', '/wordnet', expect.stringMatching(CONTINUED)]);
    expect(existsSync(join(folder, 'ar/synonyms.bin.gz'))).toBe(true);
  });

  it('keeps what came when it gives up, for the next call, and no half pack', async () => {
    wordnet = broken;
    await expect(pull()).rejects.toMatchObject({ code: 'missing-data' });
    expect(existsSync(join(folder, 'ar'))).toBe(false);
    wordnet = whole;
    visits = [];
    await pull();
    expect(visits).toEqual([expect.stringMatching(CONTINUED)]);
    expect(existsSync(join(folder, 'ar/synonyms.bin.gz'))).toBe(true);
  });

  it('refuses another file than the pinned one and leaves the old pack whole', async () => {
    await pull();
    const before = readFileSync(join(folder, 'ar/synonyms.bin.gz'));
    const wrong = { sha256: sha(Buffer.from('something else')) };
    await expect(pull(wrong)).rejects.toMatchObject({ code: 'bad-input' });
    expect(readFileSync(join(folder, 'ar/synonyms.bin.gz'))).toEqual(before);
  });

  it('says which address is gone', async () => {
    wordnet = (_, response) => void response.writeHead(404).end();
    await expect(pull()).rejects.toThrow(/\/wordnet.*404/);
    expect(existsSync(join(folder, 'ar'))).toBe(false);
  });

  it('knows no pack of that name', async () => {
    await expect(pullPack('xx', {}, undefined as never)).rejects.toMatchObject({
      code: 'unknown-name',
    });
  });
});
