import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readConllu, tokensOf } from '../../src/language/conllu.ts';
import { klartext, ROOT, shell, start } from './command.ts';

// Every claim starts a process, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'klartext-'));
function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

describe('the frame', () => {
  it('helps with examples for every command', async () => {
    const { code, out } = await klartext(['--help']);
    expect(code).toBe(0);
    for (const name of ['analyse', 'accuracy', 'languages']) {
      expect(out).toContain(name);
      const help = await klartext([name, '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toContain(`Examples:\n  $ klartext ${name}`);
      expect(help.out).toContain('--json');
    }
  });

  it('prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
    expect(await klartext(['--version'])).toEqual({ code: 0, out: `${version}\n`, error: '' });
  });

  it('says that the disk is full', async () => {
    const { code, error } = await shell('klartext languages > /dev/full');
    expect([code, error]).toEqual([
      1,
      'klartext: The disk is full, so the output is incomplete.\nhint: Free some space, or write to another disk, and run the command again.\n',
    ]);
  });

  it('shows help and ends with 2 when called with nothing', async () => {
    const { code, out, error } = await klartext([]);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('Usage: klartext');
  });

  it.each([
    [['analise'], 'unknown command', 'Did you mean analyse?'],
    [['analyse', '--langauge', 'en'], 'unknown option', 'Did you mean --language?'],
    [['analyse', '--only', 'trees'], "argument 'trees' is invalid", 'klartext help'],
    [['analyse', '--json', '--conllu'], 'cannot be used with', 'klartext help'],
    [['analyse', '--hard-below', 'many'], 'takes a Zipf value', 'try 3.5'],
    [['analyse', '--language', 'enn'], 'Unknown language "enn"', 'Did you mean "en"?'],
    [['accuracy', '--language', 'en'], 'required option', 'klartext help'],
  ])('ends with 2 on a wrong call: %j', async (args, message, hint) => {
    const { code, out, error } = await klartext(args);
    expect([code, out]).toEqual([2, '']);
    const [first, second] = error.split('\n');
    if (args.includes('--json')) {
      expect(JSON.parse(first).error.message).toContain(message);
    } else {
      expect(first).toMatch(/^klartext: /);
      expect(first).toContain(message);
      expect(second).toMatch(/^hint: /);
      expect(second).toContain(hint);
    }
  });

  it('tells a script about an error in JSON', async () => {
    const { code, error } = await klartext(['analyse', '/no/such.txt', '-l', 'en', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(error)).toEqual({
      error: {
        code: 'missing-data',
        message: 'File not found.',
        hint: expect.any(String),
        file: '/no/such.txt',
      },
    });
  });

  it.each([
    ['latin1.txt', Buffer.from('caf\xe9', 'latin1'), 'Line 1 is not valid UTF-8.'],
    ['binary.bin', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'This is binary data'],
  ])('names the file it cannot read as text: %s', async (name, content, message) => {
    const path = file(name, content);
    const { code, error } = await klartext(['analyse', '-l', 'en', path]);
    expect(code).toBe(1);
    expect(error).toContain(`klartext: ${path}: ${message}`);
  });

  it('ends quietly when nobody reads on', async () => {
    const line = 'set -o pipefail; klartext analyse examples/*.txt | head -n 1';
    const { code, out, error } = await shell(line);
    expect([code, out]).toEqual([0, 'examples/ar.txt\n']);
    expect(error).not.toContain('EPIPE');
  });

  it('ends with 130 on Ctrl-C', async () => {
    const child = start(['simplify', '-l', 'en', '--lines', '--engine', 'identity']);
    child.stdin.write('It answers: it is at work.\n');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
  });
});

describe('klartext analyse', () => {
  it('writes no colours into a pipe', async () => {
    const { code, out } = await klartext(['analyse', 'examples/en.txt']);
    expect(code).toBe(0);
    expect(out).not.toContain('\u001b');
  });

  it('reads standard input, named or not', async () => {
    const text = 'The cat sat on the mat.';
    const piped = await klartext(['analyse', '-l', 'en', '--json'], text);
    const named = await klartext(['analyse', '-', '-l', 'en', '--json'], text);
    expect(piped).toEqual(named);
    expect(JSON.parse(piped.out).sentences[0].text).toBe(text);
  });

  it('gives one result for each file, and goes on after one that fails', async () => {
    const args = ['analyse', 'examples/en.txt', '/no/such.txt', 'examples/de.txt', '--json'];
    const { code, out } = await klartext(args);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { file: 'examples/en.txt', language: 'en' },
      { file: '/no/such.txt', error: { code: 'missing-data' } },
      { file: 'examples/de.txt', language: 'de' },
    ]);
  });

  it('finds the language of every example, and its words cover the text', async () => {
    const files = readdirSync(`${ROOT}examples`).filter((name) => name.endsWith('.txt'));
    const { code, out } = await klartext([
      'analyse',
      '--json',
      ...files.map((name) => `examples/${name}`),
    ]);
    expect(code).toBe(0);
    const results = JSON.parse(out);
    expect(results.map((result: { language: string }) => `${result.language}.txt`)).toEqual(files);
    for (const { file: path, sentences } of results) {
      const text = readFileSync(`${ROOT}${path}`, 'utf8');
      let rest = text;
      for (const sentence of sentences.toReversed()) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
        for (const token of sentence.tokens.toReversed()) {
          expect(text.slice(token.start, token.end)).toBe(token.form);
          rest = rest.slice(0, token.start) + rest.slice(token.end);
        }
      }
      expect(rest.trim()).toBe('');
    }
  });

  it('writes CoNLL-U that is a tree over the text', async () => {
    const { code, out } = await klartext(['analyse', 'examples/en.txt', '--conllu']);
    expect(code).toBe(0);
    const sentences = readConllu(out);
    expect(sentences.length).toBeGreaterThan(4);
    const ids = new Set<string>();
    for (const sentence of sentences) {
      const comment = (name: string) =>
        sentence.comments.find((line) => line.startsWith(`# ${name} = `))?.split(' = ')[1];
      ids.add(comment('sent_id') ?? '');
      expect(comment('text')).toBe(tokensOf(sentence).text);
      expect(sentence.words.filter((word) => word.head === -1)).toHaveLength(1);
      for (const word of sentence.words) {
        expect((word.head === -1) === (word.relation === 'root')).toBe(true);
      }
    }
    expect(ids.size).toBe(sentences.length);
  });

  it('takes any text there is', async () => {
    const odd = {
      nothing: '',
      'white space': ' \n\t\n ',
      emoji: '👩‍👩‍👧 🇩🇪 ok 🙂',
      'mixed scripts': 'Привет, 世界! ہیلو hello שלום',
      'control characters': 'a\u001b]0;title\u0007b',
      'lone surrogates': Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x20, 0xed, 0xb0, 0x80, 0x2e]),
      'a long line': 'word, '.repeat(3000),
    };
    const files = Object.entries(odd).map(([name, content]) => file(name, content));
    for (const format of [[], ['--json'], ['--conllu']]) {
      const { code, out, error } = await klartext(['analyse', '-l', 'en', ...format, ...files]);
      expect([code, error]).toEqual([0, '']);
      if (!format.includes('--conllu')) expect(out).not.toContain('\u001b');
      if (format.includes('--json')) expect(JSON.parse(out)).toHaveLength(files.length);
    }
  });

  it('asks for the language when a text does not tell it', async () => {
    const { code, error } = await klartext(['analyse'], '12345');
    expect(code).toBe(1);
    expect(error).toContain('--language');
  });
});

describe('klartext accuracy', () => {
  const GOLD = [
    '# text = Dogs bark.',
    '1\tDogs\tdog\tNOUN\t_\tNumber=Plur\t2\tnsubj\t_\t_',
    '2\tbark\tbark\tVERB\t_\t_\t0\troot\t_\tSpaceAfter=No',
    '3\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_',
    '',
  ].join('\n');

  it('prints per cent for gold words', async () => {
    const path = file('gold.conllu', GOLD);
    const { code, out } = await klartext(['accuracy', '-l', 'en', '--conllu', path, '--json']);
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual(['upos', 'lemma', 'uas', 'las', 'features', 'words']);
    for (const name of ['upos', 'lemma', 'uas', 'las']) {
      expect(result[name]).toBeGreaterThanOrEqual(0);
      expect(result[name]).toBeLessThanOrEqual(100);
    }
  });

  it('scores its own output with 100', async () => {
    const { out } = await klartext(['analyse', 'examples/en.txt', '--conllu']);
    const path = file('own.conllu', out);
    const ended = await klartext(['accuracy', '-l', 'en', '--conllu', path, '--json']);
    expect(JSON.parse(ended.out)).toMatchObject({ upos: 100, lemma: 100, uas: 100, las: 100 });
  });

  it('says which line is not CoNLL-U', async () => {
    const path = file('bad.conllu', 'no treebank\n');
    const { code, error } = await klartext(['accuracy', '-l', 'en', '--conllu', path]);
    expect(code).toBe(1);
    expect(error).toContain(`${path}: This is not CoNLL-U: line 1`);
  });
});

describe('klartext languages', () => {
  it('lists every language there is an example for', async () => {
    const { code, out } = await klartext(['languages', '--json']);
    expect(code).toBe(0);
    const ids = JSON.parse(out).map((language: { id: string }) => language.id);
    const examples = readdirSync(`${ROOT}examples`).filter((name) => name.endsWith('.txt'));
    expect(ids.map((id: string) => `${id}.txt`)).toEqual(examples);
  });

  it('shows a table to a person', async () => {
    const { code, out } = await klartext(['languages']);
    expect(code).toBe(0);
    expect(out).toMatch(/^id +name/);
    expect(out).toContain('日本語');
  });
});
