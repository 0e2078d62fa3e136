import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { klartext as command } from '../contracts/command.ts';
import { json, reply, type ScriptedModel, scriptedModel } from './scripted-model.ts';

let folder: string;
let server: ScriptedModel;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-documents-'));
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with the scripted model, its responses kept apart. */
function klartext(...args: string[]) {
  const env = { ...process.env, KLARTEXT_RESPONSES: join(folder, 'responses') };
  return command([...args, '--model', 'scripted:70b', '--base-url', server.url], '', { env });
}

const PAGE = `# The annual assembly

The committee endeavoured to commence the assembly in 2019. It lasted three days.

- Members must **register** before Monday.
- See [the rules](https://example.org/rules) for 12 exceptions.

| year | guests |
|------|--------|
| 2019 | 340    |
`;

describe('a document', () => {
  it('is planned, keeps its headings, lists, links and tables, and is not summed up', async () => {
    server = await scriptedModel((asked) => {
      const [system] = asked.body.messages ?? [];
      const isPlan = asked.body.messages?.at(-1)?.content.includes('Write the plan');
      if (isPlan) reply(asked, 'About a meeting. assembly = meeting');
      else if (asked.source.includes('Members')) reply(asked, 'Members may register.');
      else if (!system.content.includes('plan')) reply(asked, 'The plan was not shown.');
      else {
        reply(
          asked,
          asked.source.replace(
            'endeavoured to commence the assembly',
            'tried to start the assembly',
          ),
        );
      }
    });
    const page = join(folder, 'page.md');
    writeFileSync(page, PAGE);
    const run = join(folder, 'run');
    const args = ['simplify', page, '-l', 'en', '--engine', 'llm', '--run', run];
    const { code, out, error } = await klartext(...args, '--explain');
    expect({ code, out }).toEqual({
      code: 1,
      out: PAGE.replace('endeavoured to commence the assembly', 'tried to start the assembly'),
    });
    expect(error).toMatch(/1 of \d kept as they were \(passages\): .*modality 1/);
    expect(readFileSync(join(run, 'plan.txt'), 'utf8')).toContain('assembly = meeting');
    const asked = server.asked.length;
    expect((await klartext(...args)).out).toBe(out);
    expect(server.asked).toHaveLength(asked);
  });
});

const SOURCE = 'The committee may commence the assembly on 3 May 2019 with 340 guests.';
const GOOD = 'The committee may start the assembly on 3 May 2019 with 340 guests.';
const WRONG_NUMBER = 'The group may start the meeting on 3 May 2019 with 430 guests.';
const FRENCH = 'Le comité peut commencer la réunion le 3 mai 2019 avec 340 invités.';

/** Simplifies these lines; each is answered, and asked again, as the script says. */
async function lines(texts: readonly string[], ...more: string[]) {
  const file = join(folder, 'lines.txt');
  writeFileSync(file, `${texts.join('\n')}\n`);
  const args = ['simplify', file, '--lines', '-l', 'en', '--engine', 'llm', '--no-cache'];
  return klartext(...args, '--concurrency', '1', ...more);
}

describe('an answer that fails', () => {
  it('is asked for again with what is wrong, until one passes', async () => {
    const answers = [FRENCH, WRONG_NUMBER, GOOD];
    server = await scriptedModel((asked) => reply(asked, answers[asked.number]));
    const { code, out } = await lines([SOURCE], '--json');
    const [line] = out.trim().split('\n');
    const { text, answers: all, verdicts } = JSON.parse(line);
    expect({ code, text, count: all.length }).toEqual({ code: 0, text: GOOD, count: 3 });
    expect(verdicts).toBeInstanceOf(Array);
    const failed = (at: number) =>
      all
        .find((each: { text: string }) => each.text === answers[at])
        .verdicts.filter(({ state }: { state: string }) => !/kept|unsure/.test(state))
        .map(({ point }: { point: string }) => point);
    expect(failed(0)).toContain('language');
    expect(failed(1)).toContain('figures');
    const told = server.asked[2].body.messages ?? [];
    expect(told.at(-1)?.content).toContain('430');
  });

  it('three times leaves the source, a summary that names the line, and exit code 1', async () => {
    server = await scriptedModel((asked) =>
      reply(asked, asked.number === 0 ? GOOD : `${WRONG_NUMBER} ${asked.number}`),
    );
    const { code, out, error } = await lines([SOURCE, `${SOURCE} `]);
    expect({ code, out }).toEqual({ code: 1, out: `${GOOD}\n${SOURCE} \n` });
    expect(server.asked).toHaveLength(4);
    expect(error).toMatch(/1 of 2 kept as they were \(line 2\): .*figures 1/);
  });

  it('is written with --accept-failed, and still told', async () => {
    server = await scriptedModel((asked) => reply(asked, WRONG_NUMBER));
    const { code, out, error } = await lines([SOURCE], '--accept-failed');
    expect({ code, out }).toEqual({ code: 0, out: `${WRONG_NUMBER}\n` });
    expect(error).toMatch(/1 of 1 accepted although they failed \(line 1\): .*figures 1/);
  });

  it('never costs more calls than the budget', async () => {
    server = await scriptedModel((asked) => reply(asked, `${WRONG_NUMBER} ${asked.number}`));
    const { code } = await lines([SOURCE, `${SOURCE} `], '--budget', '2');
    expect({ code, calls: server.asked.length }).toEqual({ code: 1, calls: 2 });
  });
});

describe('words', () => {
  it('are asked for by six templates and merged by rank', async () => {
    const lists = [
      '1. required\n2. mandatory',
      'required, needed',
      '- must\n- required',
      'I cannot.',
      '',
      '"needed"',
    ];
    server = await scriptedModel((asked) => {
      if (asked.number < 6) reply(asked, lists[asked.number]);
      else json(asked.response, 500, {});
    });
    const words = join(folder, 'words.tsv');
    writeFileSync(words, 'The measure is compulsory.\tcompulsory\n');
    const { out } = await klartext('words', 'predict', words, '-l', 'en', '--engine', 'llm');
    expect(out).toBe('The measure is compulsory.\tcompulsory\trequired\tneeded\tmust\tmandatory\n');
    expect(server.asked).toHaveLength(6);
  });
});
