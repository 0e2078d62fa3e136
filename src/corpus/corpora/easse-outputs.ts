import type { CorpusEntry } from '../entry.ts';
import { readOutputs, systemsIn } from '../formats/outputs.ts';
import { easseFiles, TURKCORPUS_TEST } from './turkcorpus.ts';

const common = {
  language: 'en',
  task: 'outputs',
  domain: 'Wikipedia',
  readers: 'general public',
  simplifiedBy: 'systems',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'GPL-3.0 (repository)', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/feralvam/easse',
  citation:
    'Alva-Manchego et al. 2019, EASSE: Easier Automatic Sentence Simplification Evaluation, EMNLP',
  mirror: 'easse',
} as const;

const TURKCORPUS = 'data/test_sets/turkcorpus/test.truecase.detok';
const PWKP = 'data/system_outputs/pwkp/test/';

export const easseOutputsTurkcorpus: CorpusEntry = {
  ...common,
  id: 'easse-outputs-turkcorpus',
  name: 'EASSE outputs on TurkCorpus',
  published: { all: 7539, test: 7539, from: '21 systems, 359 sentences' },
  found: { all: 7539, test: 7539 },
  note: 'Equal. The detokenised outputs; the tokenised ones (tok, tok.low) are not read. References are those of TurkCorpus.',
  files: easseFiles([
    [
      'data/system_outputs/turkcorpus/test/ACCESS',
      40785,
      'df5c5cc11148cf51aa38631368ecba45610e31f9bdddd6423db78dbc4bc4b233',
    ],
    [
      'data/system_outputs/turkcorpus/test/BTRLTS',
      39550,
      '0ed5408b0d88cc830ae2be496c8a02c6b7e34dbabc5193bbaf2b66583e9dbebe',
    ],
    [
      'data/system_outputs/turkcorpus/test/BTRLTS10',
      37619,
      'e139cf7edecd7192f7af039f7ae4b4c321b30d9f2528695d930c1709646fda99',
    ],
    [
      'data/system_outputs/turkcorpus/test/BTTS',
      39709,
      '0bd5fb84dcd33717bc1895bd864c6cde3ff225a3df7716c48e7ce15262a647af',
    ],
    [
      'data/system_outputs/turkcorpus/test/BTTS10',
      34716,
      '3e65d847dfdb18cf99cad74079fbae717bcfcea54c4cdd65e85b514fb80fa6f1',
    ],
    [
      'data/system_outputs/turkcorpus/test/BTTS100',
      39544,
      '90e645f5eee2446a86caa5ed85548fe0f208ddf3f027b55e7a26aef5f23c0f3e',
    ],
    [
      'data/system_outputs/turkcorpus/test/DMASS-DCSS',
      38815,
      'a373e8f335ecce2e3dfcaa4a0118578489ec093e841357d346dbf6d581a38d5a',
    ],
    [
      'data/system_outputs/turkcorpus/test/Dress',
      30894,
      'b03b5a72d22d399da67d35edf68de2bffa1264e2ad192baa0f453531d1580ea7',
    ],
    [
      'data/system_outputs/turkcorpus/test/Dress-Ls',
      31506,
      'ebbf345153696c4e7cc067ef0a15271b87607c62d48d4a1e1a624721232daa23',
    ],
    [
      'data/system_outputs/turkcorpus/test/EditNTS',
      35923,
      '086ce4942c7c34ddace803d8d8f42c850b3a89a95507a343c558f2ce519cec53',
    ],
    [
      'data/system_outputs/turkcorpus/test/Hybrid',
      24367,
      '9dd4d83f653cd427edc2de37fa872d3f60edc955d9369a3cac780fe2496025c5',
    ],
    [
      'data/system_outputs/turkcorpus/test/NTS-SARI',
      37491,
      '148beccb540aa69484b4833ab926e76eedbf0b239ac67e7270f7d803ec612d7a',
    ],
    [
      'data/system_outputs/turkcorpus/test/PBMT-R',
      41743,
      '4a54ff0c078301baae32ecd00c1608b111f11e8872457e08f94c6f409a4a9b54',
    ],
    [
      'data/system_outputs/turkcorpus/test/RM+EX',
      34550,
      'c7c68989e64bf15b73c8a126402e902f763b52ce94f1013ed0e4a6807e77f216',
    ],
    [
      'data/system_outputs/turkcorpus/test/RM+EX+LS',
      33995,
      '31ee3e15217d0e137619aed83bfe64cc55a782e98cc6ca3c5143fd5a6e506353',
    ],
    [
      'data/system_outputs/turkcorpus/test/RM+EX+LS+RO',
      35376,
      '36d258ac4c7d3110625a16fe755aa445a6c79f65e71c3f29ff8d8286d4e61780',
    ],
    [
      'data/system_outputs/turkcorpus/test/RM+EX+RO',
      35838,
      'a592b99b470b15286f3784fa67194ed2f9116e4038c26f3569fbe2de571f6302',
    ],
    [
      'data/system_outputs/turkcorpus/test/SBMT-SARI',
      41154,
      'b55f9070e7caea3f20ee310387cbd64bab60bf79d05f6290c6306d1fea20c666',
    ],
    [
      'data/system_outputs/turkcorpus/test/UNMT',
      40937,
      'fa80a0812f3ba7f6da430777f55e407999c4926f223a9e2fa197d6d1a5d58fbb',
    ],
    [
      'data/system_outputs/turkcorpus/test/UNTS',
      35245,
      '5a2047f1ba072108cb7bf33015d9455bef6bb6c654226269fdc2a9d573e04694',
    ],
    [
      'data/system_outputs/turkcorpus/test/UNTS_10K',
      37430,
      'e3e9890529fe3aa5e3daba6c34fb26d4c7ad19a19489405a7d9ab97db77a48b3',
    ],
    ...TURKCORPUS_TEST,
  ]),
  async *load(files) {
    yield* readOutputs(files, 'easse-outputs-turkcorpus', [
      {
        prefix: 'test',
        split: 'test',
        source: `${TURKCORPUS}.orig`,
        references: Array.from({ length: 8 }, (_, at) => `${TURKCORPUS}.simp.${at}`),
        systems: await systemsIn(files, 'data/system_outputs/turkcorpus/test/'),
      },
    ]);
  },
};

export const easseOutputsPwkp: CorpusEntry = {
  ...common,
  id: 'easse-outputs-pwkp',
  name: 'EASSE outputs on PWKP',
  published: { all: 1000, test: 1000, from: '10 systems, 100 sentences' },
  found: { all: 1000, test: 1000 },
  note: 'Equal. Tokenised; the files Complex and Reference are source and reference, not systems. EditNTS, Hybrid and Moses are lower-cased.',
  files: easseFiles([
    [
      'data/system_outputs/pwkp/test/Complex.tok',
      15612,
      '1328b9654d46c816b930da0d34a013e24ec701b388d3448993412b1540c713ec',
    ],
    [
      'data/system_outputs/pwkp/test/Dress-Ls.tok',
      9295,
      '70d0b28c1da1f90ccb27c400bce786e773cff896498e7c9174b7be3c007ced94',
    ],
    [
      'data/system_outputs/pwkp/test/Dress.tok',
      9167,
      '3527a8b29530d1a4c1cd95fc361b153f73dac0bff5cfa46ce9f8092e73c63c36',
    ],
    [
      'data/system_outputs/pwkp/test/EditNTS.tok.low',
      7005,
      '373dea4ddefb627c5a430621a481528b60479fc16725e45d36c58323ca7f618d',
    ],
    [
      'data/system_outputs/pwkp/test/EncDecA.tok',
      14433,
      '40a7f6b6d5310a3d5171075359f6f07b55df9a4c9485fe77e3d70599ec512f23',
    ],
    [
      'data/system_outputs/pwkp/test/Hybrid.tok.low',
      14052,
      '2103db44c03a5c3240390b25b522feb0595528a90dbbd0a606c6494cc7e37f73',
    ],
    [
      'data/system_outputs/pwkp/test/Moses.tok.low',
      14065,
      '5f60109659a4178a2c0d9ca671d4df3b42a9ef098723249dea135a7680b08f3f',
    ],
    [
      'data/system_outputs/pwkp/test/PBMT-R.tok',
      15043,
      '2851b7981ad625604f6789475285caa551e4c9236d578596ecb82cb6f9b99ba2',
    ],
    [
      'data/system_outputs/pwkp/test/QG+ILP.tok',
      15457,
      '18e7f35021dd378441f5762f87bcd71025223bdf4c88651e223201d2beb15476',
    ],
    [
      'data/system_outputs/pwkp/test/Reference.tok',
      12581,
      '13aad7d77ae7444f22a6c201688731e9f20c7e9a689387d17e3608b24c588eb9',
    ],
    [
      'data/system_outputs/pwkp/test/TSM.tok',
      13016,
      '5f957f433a26c0d388fa2955cc35458745886ba5cbd629d4fb01296b981fa977',
    ],
    [
      'data/system_outputs/pwkp/test/UNSUP.tok',
      14158,
      '49356e419252a5ee4d3964c4ca49e6f628552578a8fce10c01a70c32acdb9ccf',
    ],
  ]),
  async *load(files) {
    const all = await systemsIn(files, PWKP, /\.tok(\.low)?$/);
    const { Complex: source, Reference: reference, ...systems } = all;
    yield* readOutputs(files, 'easse-outputs-pwkp', [
      {
        prefix: 'test',
        split: 'test',
        source: source ?? `${PWKP}Complex.tok`,
        references: [reference ?? `${PWKP}Reference.tok`],
        systems,
      },
    ]);
  },
};
