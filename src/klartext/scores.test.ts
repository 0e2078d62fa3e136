import { describe, expect, it } from 'vitest';
import { bleu, evaluate, sari } from './index.ts';

const SOURCES = ['The vaccine is administered in two doses.', 'He resides in a big old house.'];
const OURS = ['The vaccine is given in two doses.', 'He lives in a big old house.'];
const REFERENCES = [
  ['You get the vaccine in two doses.', 'The vaccine is given in two doses.'],
  ['He lives in a big, old house.', 'He lives in a big old house.'],
];

describe('sari', () => {
  it('is higher for what the references do than for a copy, and has its signature', async () => {
    const ours = await sari(SOURCES, OURS, REFERENCES);
    const copy = await sari(SOURCES, SOURCES, REFERENCES);
    expect(ours.value).toBeGreaterThan(copy.value + 20);
    expect(ours.signature).toBe('sari|del:f1|agg:easse|tok:13a|case:mixed|lang:en|refs:2|v:1');
  });

  it('takes one reference for each source as a text', async () => {
    const one = await sari(SOURCES, OURS, OURS);
    expect(one.value).toBeCloseTo(100, 9);
    expect(one.signature).toContain('refs:1');
  });

  it('says how references are given to who gives a list for each set', async () => {
    const sets = [0, 1, 0].map((at) => REFERENCES.map((list) => list[at]));
    await expect(sari(SOURCES, OURS, sets)).rejects.toMatchObject({
      code: 'bad-input',
      hint: expect.stringContaining('transpose'),
    });
  });
});

describe('bleu', () => {
  it('needs no sources', async () => {
    const { value, signature } = await bleu(OURS, REFERENCES, { lowercase: true });
    expect(value).toBeCloseTo(100, 9);
    expect(signature).toBe('bleu|smooth:exp|tok:13a|case:lc|lang:en|refs:2|v:1');
    expect((await bleu(SOURCES, REFERENCES)).value).toBeLessThan(70);
  });
});

describe('evaluate', () => {
  it('scores every system by the usual metrics', async () => {
    const outputs = { ours: OURS, copy: SOURCES };
    const { systems, items, language, warnings } = await evaluate({
      sources: SOURCES,
      references: REFERENCES,
      outputs,
    });
    expect([items, language]).toEqual([2, 'en']);
    expect(Object.keys(systems.ours)).toEqual(['sari', 'bleu', 'fkgl']);
    expect(systems.ours.sari).toEqual(await sari(SOURCES, OURS, REFERENCES));
    expect(systems.ours.fkgl.value).toBeLessThan(systems.copy.fkgl.value);
    expect(warnings.map(({ system, kind }) => `${system} ${kind}`)).toEqual(['copy copies']);
  });

  it('takes the metrics that are named, also those that need trees', async () => {
    const { systems } = await evaluate(
      { sources: SOURCES, outputs: { ours: OURS } },
      { metrics: ['multi-tree-height', 'easse-copies'], language: 'en' },
    );
    expect(Object.keys(systems.ours)).toEqual(['multi-tree-height', 'easse-copies']);
    expect(systems.ours['multi-tree-height'].value).toBeGreaterThan(0);
  });

  it.each([
    [{ sources: SOURCES, outputs: { ours: [OURS[0]] } }, {}, 'bad-input'],
    [{ sources: SOURCES, references: ['One.'], outputs: { ours: OURS } }, {}, 'bad-input'],
    [{ sources: SOURCES, outputs: {} }, {}, 'bad-input'],
    [{ sources: [], outputs: { ours: [] } }, {}, 'bad-input'],
    [{ sources: SOURCES, outputs: { ours: OURS } }, { metrics: ['sari'] }, 'bad-option'],
    [{ sources: SOURCES, outputs: { ours: OURS } }, { metrics: ['sarj'] }, 'unknown-name'],
    [{ sources: SOURCES, outputs: { ours: OURS } }, { tokenizer: '13b' }, 'unknown-name'],
  ])('refuses lists that are not in step and wrong names (%#)', async (input, options, code) => {
    await expect(evaluate(input, options)).rejects.toMatchObject({ code });
  });
});
