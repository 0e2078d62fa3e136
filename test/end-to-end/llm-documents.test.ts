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
  return command([...args, '--model', 'scripted', '--base-url', server.url], '', { env });
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
      else if (asked.source.startsWith('Members')) reply(asked, 'Register.');
      else if (!system.content.includes('plan')) reply(asked, 'The plan was not shown.');
      else {
        reply(
          asked,
          asked.source.replace(
            'endeavoured to commence the assembly',
            'tried to start the meeting',
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
      code: 0,
      out: PAGE.replace('endeavoured to commence the assembly', 'tried to start the meeting'),
    });
    expect(error).toContain('as long as the source');
    expect(readFileSync(join(run, 'plan.txt'), 'utf8')).toContain('assembly = meeting');
    const asked = server.asked.length;
    expect((await klartext(...args)).out).toBe(out);
    expect(server.asked).toHaveLength(asked);
  });
});

describe('several answers', () => {
  it('are checked, the best is kept and the budget is not overdrawn', async () => {
    const source =
      'The committee endeavoured to commence the assembly on 3 May 2019 with 340 guests.';
    const answers = [
      'Le comité a essayé de commencer la réunion le 3 mai 2019 avec 340 invités.',
      'The group tried to start the meeting on 3 May 2019 with 430 guests.',
      'The committee tried to start the assembly on 3 May 2019 with 340 guests.',
    ];
    server = await scriptedModel((asked) => reply(asked, answers[asked.number % 3]));
    const lines = join(folder, 'lines.txt');
    writeFileSync(lines, `${source}\n${source} \n`);
    const args = [
      'simplify',
      lines,
      '--lines',
      '-l',
      'en',
      '--engine',
      'llm',
      '--json',
      '--no-cache',
    ];
    const some = ['--samples', '3', '--budget', '4', '--concurrency', '1', '--strict'];
    const { code, out } = await klartext(...args, ...some);
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first.text).toBe(answers[2]);
    expect(first.answers).toHaveLength(3);
    const failed = (at: number) =>
      first.answers
        .find(({ text }: { text: string }) => text === answers[at])
        .checks.filter(({ passed }: { passed: boolean }) => !passed)
        .map(({ name }: { name: string }) => name);
    expect(failed(0)).toContain('language');
    expect(failed(1)).toContain('numbers');
    expect(server.asked).toHaveLength(4);
    // Its one answer is in French: with --strict the source stays, and says why.
    expect(second).toMatchObject({ text: `${source} `, status: 'checked-out' });
    expect(code).toBe(0);
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
