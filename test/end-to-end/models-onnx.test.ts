import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluate, seededRandom } from '../../src/evaluate/index.ts';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import { openMaskedModel } from '../../src/run/onnx/masked.ts';
import { floatTensor, idTensor, openSession } from '../../src/run/onnx/runtime.ts';
import { openSeq2Seq } from '../../src/run/onnx/seq2seq.ts';
import { openSeq2SeqRewriter } from '../../src/run/onnx/seq2seq-rewriter.ts';
import { openTokenEncoder } from '../../src/run/onnx/token-encoder.ts';
import { openTokenizer } from '../../src/run/onnx/tokenizer.ts';
import { lsbert } from '../../src/simplify/models/index.ts';
import { klartext as command } from '../contracts/command.ts';

const MODELS = new URL('../fixtures/models', import.meta.url).pathname;
const parity = JSON.parse(readFileSync(`${MODELS}/parity.json`, 'utf8'));

let folder: string;
let english: Language;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klartext-onnx-'));
  english = await loadLanguage('en');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const klartext = (...args: string[]) => command(args);

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The largest difference between what torch said and what ONNX Runtime says here. */
function apart(expected: unknown, got: Float32Array): number {
  const flat = (expected as number[]).flat(3) as number[];
  expect(got.length).toBe(flat.length);
  return flat.reduce((most, value, at) => Math.max(most, Math.abs(value - got[at])), 0);
}

describe('torch and ONNX', () => {
  it('agree on a masked model within 1e-3', async () => {
    const { input_ids: ids, attention_mask: mask, logits } = parity.masked;
    const session = await openSession(`${MODELS}/toy-masked/model.onnx`);
    const found = await session.run({
      input_ids: await idTensor(ids, 0),
      attention_mask: await idTensor(mask, 0),
      token_type_ids: await idTensor(
        ids.map((row: number[]) => row.map(() => 0)),
        0,
      ),
    });
    expect(apart(logits, found.logits.data as Float32Array)).toBeLessThan(1e-3);
  });

  it('agree on an encoder-decoder within 1e-3', async () => {
    const { input_ids: ids, attention_mask: mask, decoder_input_ids: prefix } = parity.seq2seq;
    const encoder = await openSession(`${MODELS}/toy-seq2seq/encoder_model.onnx`);
    const decoder = await openSession(`${MODELS}/toy-seq2seq/decoder_model.onnx`);
    const { last_hidden_state: states } = await encoder.run({
      input_ids: await idTensor(ids, 1),
      attention_mask: await idTensor(mask, 0),
    });
    const { logits } = await decoder.run({
      input_ids: await idTensor(prefix, 0),
      encoder_hidden_states: await floatTensor(states.data as Float32Array, states.dims),
      encoder_attention_mask: await idTensor(mask, 0),
    });
    const [rows, steps, size] = logits.dims;
    const last = Array.from({ length: rows }, (_, row) => {
      const from = (row * steps + steps - 1) * size;
      return [...(logits.data as Float32Array).slice(from, from + size)];
    });
    expect(apart(parity.seq2seq.logits, Float32Array.from(last.flat()))).toBeLessThan(1e-3);
  });

  it('see the same tokens: WordPiece and Unigram', async () => {
    const masked = await openTokenizer(`${MODELS}/toy-masked`);
    const { ids } = masked.encode('The enormous elephant crossed the river.');
    expect(ids).toEqual(parity.masked.input_ids[0].filter((id: number) => id !== 0));
    expect(masked.decode(masked.pieces('rapidly'))).toBe('rapidly');
    expect(masked.pieces('rapidly')).toHaveLength(2);
    const pair = await openTokenizer(`${MODELS}/toy-seq2seq`);
    const source =
      '<NbChars_0.7> <WordRank_0.75> the intelligent physician who drove the automobile assisted the nurse.';
    expect(pair.encode(source).ids).toEqual(parity.seq2seq.input_ids[0]);
  });
});

describe('BERTScore', () => {
  it('equals the formulas in numpy: idf, several references', async () => {
    for (const idf of [false, true]) {
      const rows = parity.bertscore.filter((row: { idf: boolean }) => row.idf === idf);
      const references: string[] = rows.flatMap((row: { references: string[] }) => row.references);
      const all = [...references, ...rows.map((row: { candidate: string }) => row.candidate)];
      const encoder = await openTokenEncoder(`${MODELS}/toy-masked`, { all, references }, { idf });
      for (const row of rows) {
        const sample = {
          id: '1',
          source: '',
          references: row.references,
          outputs: { ours: row.candidate },
        };
        const { systems } = evaluate([sample], {
          metrics: ['bertscore'],
          systems: ['ours'],
          settings: { language: english, tokenizer: '13a', lowercase: false, encoder },
        });
        const { value, parts, signature } = systems.get('ours')!.get('bertscore')!.score;
        const [precision, recall, f1] = row.scores;
        expect(parts.precision).toBeCloseTo(precision, 4);
        expect(parts.recall).toBeCloseTo(recall, 4);
        expect(value).toBeCloseTo(f1, 4);
        expect(signature).toContain(`model:toy-masked|layer:2|idf:${idf ? 'yes' : 'no'}`);
      }
    }
  });

  it('is a metric of the command', async () => {
    const args = ['evaluate', '-l', 'en', '--metrics', 'bertscore', '--json'];
    const texts = [
      'the big elephant crossed the river.',
      'the enormous elephant crossed the river.',
    ];
    const files = texts.map((text, at) => file(`score-${at}.txt`, `${text}\n`));
    const given = ['--source', files[1], '--references', files[1], '--output', `ours=${files[0]}`];
    const { out } = await klartext(...args, ...given, '--encoder', `${MODELS}/toy-masked`);
    expect(JSON.parse(out).systems.ours.bertscore.value).toBeGreaterThan(0.99);
  });
});

describe('LSBert', () => {
  it('puts the easier word first', async () => {
    const model = await openMaskedModel(`${MODELS}/toy-masked`);
    const cases = [
      ['the enormous elephant crossed the river.', 'enormous', 'big'],
      ['the physician cured the patient quickly.', 'physician', 'doctor'],
      ['the farmer drove the automobile to the market often.', 'automobile', 'car'],
      ['the mother purchased the drink for the baby.', 'purchased', 'bought'],
    ];
    for (const [sentence, word, easier] of cases) {
      const start = sentence.indexOf(word);
      const found = await lsbert(
        sentence,
        { start, end: start + word.length },
        { model, language: english, random: seededRandom(1) },
      );
      expect(found[0].word, JSON.stringify(found.slice(0, 3))).toBe(easier);
      expect(found.map((each) => each.word)).not.toContain(word);
    }
  });

  it('is an engine of words predict', async () => {
    const words = file('words.tsv', 'the enormous elephant crossed the river.\tenormous\n');
    const { code, out } = await klartext(
      ...['words', 'predict', words, '-l', 'en', '--engine', 'lsbert'],
      ...['--model', `${MODELS}/toy-masked`],
    );
    expect(code).toBe(0);
    expect(out.split('\t').slice(0, 3)).toEqual([
      ...['the enormous elephant crossed the river.', 'enormous', 'big'],
    ]);
  });
});

describe('sequence to sequence', () => {
  it('does what the control tokens say', async () => {
    const rewriter = await openSeq2SeqRewriter(`${MODELS}/toy-seq2seq`, {
      beams: 8,
      best: 3,
      pick: 'best',
    });
    const source = 'the intelligent physician who drove the automobile assisted the nurse.';
    expect(rewriter.tokens({ length: 0.61 })).toBe('<NbChars_0.6> <WordRank_0.75>');
    const kept = await rewriter.rewrite(source, { length: 1, words: 1 });
    expect(kept.text).toBe(source);
    const easier = await rewriter.rewrite(source, {});
    expect(easier.text).toBe('the clever doctor who drove the car helped the nurse.');
    const shorter = await rewriter.rewrite(source, { length: 0.6 });
    expect(shorter.text.length).toBeLessThan(0.7 * source.length);
    expect(easier.answers).toHaveLength(3);
  });

  it('gives the same with keys and values kept, in two files or one, and without', async () => {
    const decoders = ['decoder_model', 'decoder_with_past_model', 'decoder_model_merged'];
    const forms = { plain: [0], pair: [0, 1], merged: [2] };
    const sources = [
      '<NbChars_0.7> <WordRank_0.75> the intelligent physician who drove the automobile assisted the nurse.',
      'the infant spilled the beverage on the table.',
      '<NbChars_1.0> <WordRank_1.0> the enormous elephant crossed the river.',
    ];
    const found = new Map<string, { text: string; score: number }[]>();
    for (const [form, kept] of Object.entries(forms)) {
      const place = join(folder, form);
      cpSync(`${MODELS}/toy-seq2seq`, place, { recursive: true });
      for (const [at, name] of decoders.entries())
        if (!kept.includes(at)) rmSync(join(place, `${name}.onnx`));
      const model = await openSeq2Seq(place);
      found.set(form, (await model.generate(sources, { beams: 8, best: 3 })).flat());
    }
    const plain = found.get('plain') ?? [];
    expect(plain[0].text).toBe('the clever doctor helped the nurse.');
    for (const form of ['pair', 'merged']) {
      const others = found.get(form) ?? [];
      expect(others.map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
      for (const [at, { score }] of others.entries()) expect(score).toBeCloseTo(plain[at].score, 4);
    }
  });

  it('is an engine of simplify, line by line and for documents', async () => {
    const model = ['--engine', 'seq2seq', '--model', `${MODELS}/toy-seq2seq`, '-l', 'en'];
    const lines = file(
      'lines.txt',
      'the enormous elephant crossed the river.\n\nthe infant spilled the beverage on the table.\n',
    );
    const { out } = await klartext('simplify', lines, '--lines', ...model);
    expect(out).toBe(
      'the big elephant crossed the river.\n\nthe baby spilled the drink on the table.\n',
    );
    const page = file(
      'page.md',
      '# The enormous\n\n- the enormous elephant crossed the river.\n- `code`\n',
    );
    expect((await klartext('simplify', page, ...model)).out).toBe(
      '# The enormous\n\n- the big elephant crossed the river.\n- `code`\n',
    );
  });

  it('has its control values searched by tune', async () => {
    const source = file(
      'tune.src',
      'the intelligent physician who drove the automobile assisted the nurse.\n',
    );
    const reference = file('tune.ref', 'the clever doctor helped the nurse.\n');
    const { out } = await klartext(
      ...['tune', '--source', source, '--references', reference, '-l', 'en', '--json'],
      ...['--engine', 'seq2seq', '--model', `${MODELS}/toy-seq2seq`, '--dials', 'length,words'],
      ...['--budget', '8', '--beams', '2'],
    );
    const { best, trials } = JSON.parse(out);
    const values: number[] = trials.map(({ value }: { value: number }) => value);
    expect(values).toHaveLength(8);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(best.value).toBe(Math.max(...values));
  });
});
