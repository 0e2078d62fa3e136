import { describe, expect, it } from 'vitest';
import { workbook } from '../../test/fixtures/workbook.ts';
import type { CorpusRecord } from './entry.ts';
import { memoryCorpusFiles } from './files.ts';
import { loadCorpus } from './load.ts';
import { corpora } from './registry.ts';

// Corpora of which we have no copy, on small files written from the description of their format.

async function load(id: string, files: Record<string, string | Uint8Array>) {
  const records: CorpusRecord[] = [];
  for await (const record of loadCorpus(corpora.get(id), memoryCorpusFiles(files))) {
    records.push(record);
  }
  return records;
}

/** Source, references and split: enough to see that a layout is understood. */
async function pairs(id: string, files: Record<string, string | Uint8Array>) {
  return (await load(id, files)).map((record) =>
    'references' in record
      ? [record.source, record.references.join(' | '), record.split ?? '']
      : expect.fail('not a pair'),
  );
}

describe('corpora in the layout of their authors', () => {
  it('HSplit: sources of TurkCorpus and four files of splits', async () => {
    const files = Object.fromEntries(
      [1, 2, 3, 4].map((at) => [`HSplit/HSplit${at}_full`, `a${at} .\n`]),
    );
    expect(await pairs('hsplit', { ...files, 'test.8turkers.tok.norm': 'a .\n' })).toEqual([
      ['a .', 'a1 . | a2 . | a3 . | a4 .', 'test'],
    ]);
  });

  it('Newsela-Auto: neighbouring levels of an article', async () => {
    const article = {
      '0': { 'x.en-0-0-0': 'Zero.' },
      '1': { 'x.en-1-0-0': 'One a.', 'x.en-1-0-1': 'One b.' },
      '2': { 'x.en-2-0-0': 'Two.' },
      '3': {},
      '4': {},
      sentence_alignment: [
        ['x.en-0-0-0', 'x.en-1-0-0'],
        ['x.en-0-0-0', 'x.en-1-0-1'],
        ['x.en-0-0-0', 'x.en-2-0-0'],
        ['x.en-1-0-0', 'x.en-2-0-0'],
      ],
    };
    const files = { 'newsela-auto-all-data.json': JSON.stringify({ x: article }) };
    expect(await pairs('newsela-en', files)).toEqual([
      ['Zero.', 'One a. One b.', ''],
      ['One a.', 'Two.', ''],
    ]);
    expect((await load('newsela-en', files))[1]).toMatchObject({
      document: 'x',
      level: { source: '1', target: '2' },
    });
  });

  it('Newsela ES: blocks of the CATS aligner, neighbouring levels only', async () => {
    const block = (simple: string, original: string) => `s\t${simple}\t0.9\to\t${original}\n\n`;
    const folder = 'newsela_es_aligned';
    const files = {
      [`${folder}/a.es.1.txt_ALIGNED_WITH_a.es.0.txt`]:
        block('Uno.', 'Uno y dos.') + block('Dos.', 'Uno y dos.'),
      [`${folder}/a.es.2.txt_ALIGNED_WITH_a.es.0.txt`]: block('No.', 'Nada.'),
    };
    expect(await pairs('newsela-es', files)).toEqual([['Uno y dos.', 'Uno. Dos.', '']]);
  });

  it('Wiki-Auto: articles with their alignment, simple side first', async () => {
    const article = {
      normal: { title: 'T', content: { n0: 'Hard.', n1: 'Alone.' } },
      simple: { title: 'T', content: { s0: 'Easy.' } },
      sentence_alignment: [['s0', 'n0']],
    };
    const path = 'wiki-auto-part-1-data.json';
    expect(await pairs('wikiauto', { [path]: JSON.stringify({ '1': article }) })).toEqual([
      ['Hard.', 'Easy.', ''],
    ]);
    const bad = { ...article, sentence_alignment: [['s9', 'n0']] };
    await expect(pairs('wikiauto', { [path]: JSON.stringify({ '1': bad }) })).rejects.toThrow(
      'does not contain both',
    );
  });

  it.each([
    ['wikiauto', 'WikiAuto'],
    ['wikilarge-fr', 'WikiLargeFR Corpus'],
    ['clear', 'CLEAR Corpus'],
    ['paccss-it', 'PaCCSS-IT Corpus'],
    ['terence', 'Terence'],
    ['teacher', 'Teacher'],
    ['easy-japanese', 'Easy Japanese Corpus'],
    ['easy-japanese-extended', 'Easy Japanese Extended'],
    ['ruwikilarge', 'RuWikiLarge'],
    ['porsimples', 'PorSimples'],
  ])('%s: as MultiSim publishes it', async (id, name) => {
    const files = {
      [`${name}_train.csv`]: 'original,simple\n"A, b.",a\n',
      [`${name}_val.csv`]: 'original,simple\nC,c\n',
      [`${name}_test.csv`]: 'original,simple,simple.1\nD,d,\nE,e,ee\n',
    };
    expect(await pairs(id, files)).toEqual([
      ['A, b.', 'a', 'train'],
      ['C', 'c', 'dev'],
      ['D', 'd', 'test'],
      ['E', 'e | ee', 'test'],
    ]);
    const pinned = corpora.get(id).files.map((file) => file.path);
    expect(pinned.sort()).toEqual(Object.keys(files).sort());
  });

  it.each([
    ['clear', 'clear.', ''],
    ['wikilarge-fr', 'FR.wiki.full.aner.ori.', ''],
  ])('%s: parallel files', async (id, stem) => {
    const parts = ['train', 'valid', 'test'].flatMap((part) => [
      [`${stem}${part}.src`, `${part} .\n`],
      [`${stem}${part}.dst`, `${part} !\n`],
    ]);
    expect(await pairs(id, Object.fromEntries(parts))).toEqual([
      ['train .', 'train !', 'train'],
      ['valid .', 'valid !', 'dev'],
      ['test .', 'test !', 'test'],
    ]);
  });

  it('PaCCSS-IT: a table without quotes', async () => {
    const files = { 'PACCSS-IT.txt': 'Sentence_1\tSentence_2\tCosine\nUno "due\tUno\t0.5\n' };
    expect(await pairs('paccss-it', files)).toEqual([['Uno "due', 'Uno', '']]);
  });

  it('Terence and Teacher: numbered sentences in folders', async () => {
    const doc = (attribute: string) =>
      `<doc><f id="1" ${attribute}="1">A.</f></doc>\n<doc><f id="1" ${attribute}="">a.</f></doc>`;
    expect(await pairs('teacher', { 'Teacher/1.txt': doc('frase_all') })).toEqual([
      ['A.', 'a.', ''],
    ]);
    const terence = { 'Terence/Ugo/u1.txt': `<docs>// nota\n${doc('frase_al')}</docs>` };
    expect(await pairs('terence', terence)).toEqual([['A.', 'a.', '']]);
  });

  it('Easy Japanese: workbooks, with seven simplifications each for testing in T23', async () => {
    const titles = ['#日本語(原文)', '#やさしい日本語', '#英語(原文)'];
    const t15 = workbook({ T15: [titles, ['彼は走った。', '彼は走りました。', 'He ran.']] });
    expect(await pairs('easy-japanese', { 'T15-2020.1.7.xlsx': t15 })).toEqual([
      ['彼は走った。', '彼は走りました。', ''],
    ]);
    const t23 = workbook({
      平易化コーパス: [titles, ['一', '1', 'one']],
      評価用: [
        ['#日本語(原文)', 'Ab', 'Ac'],
        ['二', '2', '2です'],
      ],
    });
    expect(await pairs('easy-japanese-extended', { 'T23-2020.1.7.xlsx': t23 })).toEqual([
      ['一', '1', ''],
      ['二', '2 | 2です', 'test'],
    ]);
    const other = workbook({ A: [['a', 'b']] });
    await expect(pairs('easy-japanese', { 'T15-2020.1.7.xlsx': other })).rejects.toThrow('columns');
  });

  it('RuAdapt Literature: rows of a document that share a sentence are one pair', async () => {
    const rows = [
      'name,i,simple,level,sim,original',
      'd,0,а,B1,0.9,А',
      'd,1,аа,B1,0.8,А',
      'e,0,а,B1,1,А',
    ];
    expect(await pairs('ruadapt-literature', { 'all_cats_out_sent.csv': rows.join('\n') })).toEqual(
      [
        ['А', 'а аа', ''],
        ['А', 'а', ''],
      ],
    );
  });

  it('RuWikiLarge: the fourth and fifth column', async () => {
    const file = 'i,src,dst,target_x,target_y,x\n0,a,b,"А, Б",В,0\n';
    const files = Object.fromEntries(
      ['train', 'dev', 'test'].map((part) => [`wiki_${part}_cleaned_translated_sd.csv`, file]),
    );
    expect((await pairs('ruwikilarge', files))[1]).toEqual(['А, Б', 'В', 'dev']);
  });

  it('CBST: two levels of each document', async () => {
    const doc = '<doc><s frase_all="1">A.</s></doc><doc><s frase_all="1">a.</s></doc>';
    const records = await load('cbst', { 'Bernoulli_str.txt': doc, 'Bernoulli_int.txt': doc });
    expect(records.map((record) => 'level' in record && record.level)).toEqual([
      { target: 'intuitive' },
      { target: 'structural' },
    ]);
  });

  it('DSim: words with tags, and for each simple sentence the number of its source', async () => {
    const files = {
      bitext_fin_s_new: 'Regeringen/NC vil/V ./XP\nIntet/PI\n',
      bitext_fin_t_new_split: 'Regeringen/NC vil/V\nJa/I\n',
      bitext_fin_t_new_mapping: '1\n1\n',
    };
    expect(await pairs('dsim', files)).toEqual([['Regeringen vil .', 'Regeringen vil Ja', '']]);
    await expect(pairs('dsim', { ...files, bitext_fin_t_new_mapping: '1\n9\n' })).rejects.toThrow(
      'bitext_fin_t_new_mapping, line 2: "9" is not the number of a source sentence.',
    );
  });

  it('German News: two levels, repeated sentences joined', async () => {
    const files = {
      'A2-OR/0_2019.de': 'Eins.\nEins.\nZwei.\n',
      'A2-OR/0_2019_A2.simpde': 'Erstens.\nNoch eins.\nZweitens.\n',
      'B1-OR/1_2019.de': 'Drei.\n',
      'B1-OR/1_2019_B1.simpde': 'Drittens.\n',
    };
    expect(await pairs('german-news', files)).toEqual([
      ['Eins.', 'Erstens. Noch eins.', ''],
      ['Zwei.', 'Zweitens.', ''],
      ['Drei.', 'Drittens.', ''],
    ]);
  });

  it('Simplext: two XML files for each document', async () => {
    const doc = (text: string) =>
      `<?xml version="1.0"?><document><sentence id="0" alignedSents="0">${text}</sentence></document>`;
    const files = {
      'simplext_corpus_part1/7.full.xml': doc('Largo.'),
      'simplext_corpus_part1/7.simp.xml': doc('Corto.'),
    };
    expect(await pairs('simplext', files)).toEqual([['Largo.', 'Corto.', '']]);
  });

  it('Alector: one file for each version of a document', async () => {
    const files = {
      'corpus/10_source.txt': 'Dix.\nDeux.\n',
      'corpus/10_target.txt': '10.\n',
      'corpus/2_source.txt': 'Deux.\n',
      'corpus/2_target.txt': '2.\n',
    };
    expect(await pairs('alector', files)).toEqual([
      ['Deux.', '2.', ''],
      ['Dix.\nDeux.', '10.', ''],
    ]);
    const { 'corpus/2_target.txt': _, ...missing } = files;
    await expect(pairs('alector', missing)).rejects.toThrow('corpus/2_target.txt is missing');
  });

  it('Klexikon: JSON lines of articles', async () => {
    const line = JSON.stringify({
      title: 'Aal',
      wiki_sentences: ['Der Aal.', ' ', 'Er schwimmt.'],
      klexikon_sentences: ['Ein Fisch.'],
    });
    const files = Object.fromEntries(
      ['train', 'validation', 'test'].map((part) => [`data/${part}.json`, `${line}\n`]),
    );
    expect((await pairs('klexikon', files))[1]).toEqual([
      'Der Aal.\nEr schwimmt.',
      'Ein Fisch.',
      'dev',
    ]);
    await expect(pairs('klexikon', { ...files, 'data/test.json': '{"a":' })).rejects.toThrow(
      'data/test.json, line 1: This is not valid JSON.',
    );
  });

  it('sets of EASSE-DE: one sentence a line', async () => {
    const apa = { 'test.or-a2.or': 'A\n', 'test.or-a2.a2': 'a\n' };
    expect(await pairs('apa-lha-or-a2', apa)).toEqual([['A', 'a', 'test']]);
    const abgb = { 'abgb.test.org': '§ 1\n', 'abgb.test.simp.0': '1\n', 'abgb.test.simp.1': 'I\n' };
    expect(await pairs('abgb', abgb)).toEqual([['§ 1', '1 | I', 'test']]);
    const bisect = { 'de_test.src': 'A und b .\n', 'de_test.dst': 'A . <SEP> B .\n' };
    expect(await pairs('bisect-de', bisect)).toEqual([['A und b .', 'A . B .', 'test']]);
    const titles =
      'original,simplification,pair_id,language_level_original,language_level_simple\n';
    const deplain = Object.fromEntries(
      ['train', 'dev', 'test'].map((part) => [`${part}.csv`, `${titles}A,a,1,b1,a2\n`]),
    );
    expect((await pairs('deplain-apa', deplain))[2]).toEqual(['A', 'a', 'test']);
  });

  it('ABGB: paragraphs of a law with one or two proposed wordings', async () => {
    const passage = (...sentences: string[]) => [{ subparagraphNumber: 1, sentences }];
    const paragraphs = [
      {
        paragraphNumber: '1',
        originaltext: passage('Der Inbegriff.', 'Er gilt.'),
        textvorschlag: passage('Alle Gesetze.'),
        alternative: passage(),
      },
      {
        paragraphNumber: '2',
        originaltext: passage('A.'),
        textvorschlag: [],
        alternative: passage(),
      },
    ];
    expect(await pairs('abgb', { 'dataset/abgbv2.json': JSON.stringify(paragraphs) })).toEqual([
      ['Der Inbegriff. Er gilt.', 'Alle Gesetze.', ''],
    ]);
  });

  it('lexical sets: votes of ALEXSIS, judgements and votes of MLSP', async () => {
    const alexsis = await load('alexsis', {
      'ALEXSIS_v1.0.tsv': 'Es raro.\traro\textraño\textraño\n',
    });
    expect(alexsis[0]).toMatchObject({
      word: 'raro',
      substitutes: [{ word: 'extraño', votes: 2 }],
    });
    const path = 'Data/Trial/All/multilex_trial_all_combined.tsv';
    const mlsp = await load('mlsp2024', {
      [path]: 'en_1\tenglish\tA sage.\tsage\t0.5\twise\twise\n',
    });
    expect(mlsp[0]).toMatchObject({ id: 'en_1', complexity: 0.5, substitutes: [{ votes: 2 }] });
    await expect(load('mlsp2024', { [path]: 'a\tb\tc\td\t7\n' })).rejects.toThrow(
      `${path}, line 1`,
    );
  });
});
