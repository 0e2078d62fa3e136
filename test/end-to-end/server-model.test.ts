import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Candidates, EngineInfo, Health } from '../../src/contract/index.ts';
import { json, reply, type ScriptedModel, scriptedModel } from './scripted-model.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

const [folder, remove] = temporaryFolder();
let model: ScriptedModel;
let server: ServerProcess;

beforeAll(async () => {
  model = await scriptedModel((asked) => {
    if (asked.source.includes('fails')) json(asked.response, 401, { error: { message: 'no key' } });
    else if (asked.source.includes('purchase')) reply(asked, 'Visitors may buy a ticket here.');
    else reply(asked, '{"text":"You must do it by 3 May."}');
  });
  server = await startServer(join(folder, 'a.db'), '--model', 'tiny', '--base-url', model.url);
});
afterAll(async () => {
  await server?.kill();
  await model?.close();
  remove();
});

const ask = (sentence: string, ...engines: string[]) =>
  server.send<Candidates>('POST', '/api/candidates', {
    sentence,
    language: 'en',
    ...(engines.length > 0 && { engines }),
  });

describe('a server with a language model', () => {
  it('names it among the engines; on this machine, nothing goes outside', async () => {
    const engines = await server.send<EngineInfo[]>('GET', '/api/engines');
    expect(engines.find(({ name }) => name === 'model')).toMatchObject({
      outside: false,
      isDefault: false,
    });
    expect((await server.send<Health>('GET', '/api/health')).outside).toEqual([]);
  });

  it('sends it nothing unless it is asked for', async () => {
    await ask('It is compulsory by 3 May.');
    expect(model.asked).toEqual([]);
  });

  it('offers an answer that passes the judge as a candidate, beside those of the rules', async () => {
    const { candidates } = await ask('Visitors may purchase a ticket here.', 'default', 'model');
    const own = candidates.filter(({ engine }) => engine === 'model');
    expect(own.map(({ text }) => text)).toEqual(['Visitors may buy a ticket here.']);
  });

  it('asks again with what is wrong, and never offers what fails', async () => {
    const before = model.asked.length;
    const source = 'The committee, which had convened on 4 May, resolved to terminate it.';
    const { candidates, left } = await ask(source, 'model');
    expect(candidates).toEqual([]);
    expect(left).toBeTruthy();
    const repair = model.asked[before + 1].body.messages ?? [];
    expect(repair.at(-1)?.content).toContain('Your version does not say the same');
  });

  it('says so when it does not answer, and goes on without it', async () => {
    await expect(ask('It fails.', 'model')).rejects.toThrow('model-failed');
    expect((await ask('The residents purchased it.')).candidates.length).toBeGreaterThan(0);
  });
});
