import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readOutputs, systemsIn } from '../formats/outputs.ts';
import { githubFiles } from '../pinned.ts';
import { DEPLAIN_WEB_OUTPUT_FILES } from './pinned/easse-de-outputs.ts';

const common = {
  language: 'de',
  task: 'outputs',
  simplifiedBy: 'systems',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'GPL-3.0 (repository), texts by set', permits: 'see terms' },
  access: 'open',
  home: 'https://github.com/rstodden/easse-de',
  citation:
    'Stodden 2024, EASSE-DE & EASSE-multi: Easier Automatic Sentence Simplification Evaluation for German & Multiple Languages, arXiv:2404.03563',
  mirror: 'easse-de',
} as const;

const OUTPUTS = 'system_outputs/sentence_level';
const SETS = 'test_sets/sentence_level';

async function* load(files: CorpusFiles, corpus: string, set: string, stem: string) {
  const folder = `${OUTPUTS}/${set}/test/`;
  const systems = await systemsIn(files, folder, /(\.txt_clean)?\.txt$/);
  const [source, reference] = [`${SETS}/${stem}.org`, `${SETS}/${stem}.simp`];
  yield* readOutputs(files, corpus, [
    { prefix: 'test', split: 'test', source, references: [reference], systems },
  ]);
}

export const easseDeOutputsDeplainWeb: CorpusEntry = {
  ...common,
  id: 'easse-de-outputs-deplain-web',
  name: 'EASSE-DE outputs on DEplain-web',
  domain: 'websites',
  readers: 'mixed',
  published: { all: 22152, test: 22152, from: '12 systems, 1,846 sentences' },
  found: { all: 22152, test: 22152 },
  note: 'Equal.',
  files: githubFiles(
    'rstodden/easse-de',
    '09035ecb617073e273bdb355afde941a3c090230',
    DEPLAIN_WEB_OUTPUT_FILES,
    'easse/resources/data',
  ),
  load: (files) =>
    load(
      files,
      'easse-de-outputs-deplain-web',
      'DEplain-web',
      'DEplain-web/manual-public/DEplain-web-manual-public.test',
    ),
};

export const easseDeOutputsGeolino: CorpusEntry = {
  ...common,
  id: 'easse-de-outputs-geolino',
  name: 'EASSE-DE outputs on GEOlino',
  domain: 'science communication',
  readers: 'children',
  published: { all: 8619, test: 8619, from: '13 systems, 663 sentences' },
  found: { all: 8619, test: 8619 },
  note: 'Equal.',
  files: githubFiles(
    'rstodden/easse-de',
    '09035ecb617073e273bdb355afde941a3c090230',
    [
      [
        'system_outputs/sentence_level/geolino/test/BLOOM-0-random.txt',
        50625,
        '15239b8b4e03ab35f326cb8789e70871de26752344ee945553d7db1a4162a36f',
      ],
      [
        'system_outputs/sentence_level/geolino/test/BLOOM-10-random.txt',
        48418,
        '792e906867fda19ee2265d071e90a6b3191db8e22235fe43cf9cd55671446b80',
      ],
      [
        'system_outputs/sentence_level/geolino/test/BLOOM-10-similarity.txt',
        52163,
        '0911c84b43088cfc9b4487b67c374c42e3ddbf787a28e929fad16e44f8afddb7',
      ],
      [
        'system_outputs/sentence_level/geolino/test/DEplain_trimmed_mbart_sents_apa.txt',
        54935,
        'ac2b519be12c56cd8e5a2b5a11b705275ba2132ba4ad72ecccf31c060c34b96d',
      ],
      [
        'system_outputs/sentence_level/geolino/test/DEplain_trimmed_mbart_sents_apa_web.txt',
        52198,
        '6b2657a69ef2d8d7c649b25a1917a3516fae9c550f3ddc9d1e6b65b62232c65c',
      ],
      [
        'system_outputs/sentence_level/geolino/test/hda_LS.txt',
        60917,
        'a23fa685fd08fc92ddd839439da27e4426cd4430e214749150367b9242314bfe',
      ],
      [
        'system_outputs/sentence_level/geolino/test/josh-oo_custom-decoder-ats.txt_clean.txt',
        319711,
        '6354a0463114add2b2f7bcc13b8e702da8e6c5549befcd504e1f2b5b71ac4f93',
      ],
      [
        'system_outputs/sentence_level/geolino/test/mt5_DEplain-APA.txt',
        44850,
        '88fd9918399a7a55f84f27a146530dd5e72123b1f56e832c35128a2f9dfa4982',
      ],
      [
        'system_outputs/sentence_level/geolino/test/mt5_simple-german-corpus.txt',
        31665,
        'e11382a04b2dbbf200e4e8d28fe039d0535ea9deec88d2520b89e1a4b6a4aff4',
      ],
      [
        'system_outputs/sentence_level/geolino/test/sockeye-APA-LHA.txt',
        46285,
        'fe6399c43c2152dc8483a0c64ad81705bb0768f84237e295e58c5081aff91710',
      ],
      [
        'system_outputs/sentence_level/geolino/test/sockeye-DEplain-APA.txt',
        46294,
        '7cb05b729d1715f7e2a07bb7c181ed1bba3f8ef2911d3ff45a6cd655efb1cc1d',
      ],
      [
        'system_outputs/sentence_level/geolino/test/trimmed_mbart_35k_DEplain_APA-web.txt',
        53290,
        '3cc234b09433ab17ea9c371ae4b50994c4b7cb8a2fc8d19c4d536131cd2424f0',
      ],
      [
        'system_outputs/sentence_level/geolino/test/trimmed_mbart_35k_DEplain_APA.txt',
        54714,
        '1594e5d9a39197e6dbd13645630f3ae1508ae946934e26671466fed649ad79c4',
      ],
      [
        'test_sets/sentence_level/geolino/geolino.test.org',
        60184,
        '31b43684dd7cb9c5d4c677a011327dc67dc3eefd8a6ce44a53198e5c5b488314',
      ],
      [
        'test_sets/sentence_level/geolino/geolino.test.simp',
        56382,
        '6ac316f16d20790bfce6c25081b3543b8188151b6944f6072ebd2841c77032ca',
      ],
    ],
    'easse/resources/data',
  ),
  load: (files) => load(files, 'easse-de-outputs-geolino', 'geolino', 'geolino/geolino.test'),
};

export const easseDeOutputsTextcomplexityde: CorpusEntry = {
  ...common,
  id: 'easse-de-outputs-textcomplexityde',
  name: 'EASSE-DE outputs on TextComplexityDE',
  domain: 'Wikipedia',
  readers: 'learners of German',
  published: { all: 2750, test: 2750, from: '11 systems, 250 sentences' },
  found: { all: 2750, test: 2750 },
  note: 'Equal. The outputs on the Simple German Corpus are published too, without its sources.',
  files: githubFiles(
    'rstodden/easse-de',
    '09035ecb617073e273bdb355afde941a3c090230',
    [
      [
        'system_outputs/sentence_level/TextComplexityDE/test/BLOOM-0-random.txt',
        40165,
        'e05b9b501d36d55893e3a84b46529a2db4dfde62228effa547b4a8bd8fbeec8b',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/DEplain_trimmed_mbart_sents_apa.txt',
        37597,
        'bec86ab9713b976312d1396d52b4e6b7ff7d1835a5b82caaf1cea4f2a382c277',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/DEplain_trimmed_mbart_sents_apa_web.txt',
        36746,
        '1f2fb84ddb8e303b73f2ea7e1a1f5e0b2d04e14f7762c8a52e4af846a4248f20',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/hda_LS.txt',
        52838,
        'db280d8c1aa8beb0e1161f0662ce95a5a28037dac5a8e3e89ba2a055b630b6d1',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/josh-oo_custom-decoder-ats.txt_clean.txt',
        66379,
        '18860ee609b1b7a939bef711d35462505d4c3cc83d43864aad02c4dc99eefdda',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/mt5_DEplain-APA.txt',
        25908,
        'b7216134e7a594265be1bd38bcb2ba3a19344a59f14f3995cfba151d2ccc37a6',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/mt5_simple-german-corpus.txt',
        15874,
        'cabae7ada7c413d006106ffba3d93ad56c90e9dd89703aeb0a1747d49ca579e5',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/sockeye-APA-LHA.txt',
        19627,
        '2ad5e42b4f0a5c9fa73f63e2fb00d5e8e5df4d13b0c7fe57ee444e8645d99e8c',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/sockeye-DEplain-APA.txt',
        24036,
        'dd620f6fd282f2e4ffad7ba6c9ac01dce72aa7069aded780d5ce2876fd8b8fc3',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/trimmed_mbart_35k_DEplain-APA-web.txt',
        35668,
        'e8d2bbc1187792cc7d4787817a68e19946da7f985c93b281f50b37d2ae6ef1f5',
      ],
      [
        'system_outputs/sentence_level/TextComplexityDE/test/trimmed_mbart_35k_DEplain-APA.txt',
        37448,
        '2be63c14d76785d7b31feb81e8d61df2290e0f53fa430c241ba33110ee0b8d7c',
      ],
      [
        'test_sets/sentence_level/TextComplexityDE/TextComplexityDE_test.org',
        51821,
        'deebf87fc48416140353a4e1016bc5b997bf2439d47bd0fe30eeb4905cd71667',
      ],
      [
        'test_sets/sentence_level/TextComplexityDE/TextComplexityDE_test.simp',
        47777,
        'aaea99d3dbf4fe7a576e7d75c7808a59dc304d74f44afb9ef0714d6503f915b7',
      ],
    ],
    'easse/resources/data',
  ),
  load: (files) =>
    load(
      files,
      'easse-de-outputs-textcomplexityde',
      'TextComplexityDE',
      'TextComplexityDE/TextComplexityDE_test',
    ),
};
