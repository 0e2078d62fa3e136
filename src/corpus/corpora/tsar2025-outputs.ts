import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { readJsonLines } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';
import { tsar2025 } from './tsar2025.ts';

const FOLDER = 'data/submissions/';

export const tsar2025Outputs: CorpusEntry = {
  id: 'tsar2025-outputs',
  name: 'TSAR-2025 submissions',
  language: 'en',
  task: 'outputs',
  domain: 'texts for learners of English',
  readers: 'learners of English at A2 and B1',
  simplifiedBy: '20 teams, mostly with language models',
  strategy: 'automatic',
  alignment: 'paragraph',
  licence: { name: 'CC BY-NC 4.0', permits: 'research only' },
  access: 'open',
  home: 'https://github.com/imperialite/tsar-2025-shared-task',
  citation:
    'Alva-Manchego et al. 2025, Findings of the TSAR 2025 Shared Task on Readability-Controlled Text Simplification, TSAR',
  published: { all: 10000, test: 10000, from: '50 runs, 200 paragraphs' },
  found: { all: 9957, test: 9957 },
  note: '43 outputs are missing in two runs (UoL-UPF 2 and oneNRC 2); a system that gave none for a paragraph is left out of its record. The paper counts 48 submissions; the repository holds 50 files.',
  files: githubFiles(
    'imperialite/tsar-2025-shared-task',
    '0ddceeb3f9d335d087b1a6c69658738ae59d9e13',
    [
      [
        'data/tsar2025_test.jsonl',
        205576,
        'c3df44e22c5e353008d4d40f20342d28f279662d2df0d56771cadf84b798f380',
      ],
      [
        'data/tsar2025_trial.jsonl',
        41463,
        '4a9e32c55eb85fc31dd50c7cc5ce0ee210176b31edc7f0fd7c10eaed3a786de0',
      ],
      [
        'data/submissions/Archaeology/claude_sonnet_4.jsonl',
        141358,
        '48e418723531d73d107252c8a851e7960d24306226884980dcb6d3020f01a95b',
      ],
      [
        'data/submissions/Archaeology/llama_3.1_8b.jsonl',
        89078,
        '2540a9d650e625c1fbd48faa0ba981540dba2852fc2f6b101e8b44fc994c93d0',
      ],
      [
        'data/submissions/Archaeology/llama_3.2_1b.jsonl',
        88808,
        '9e2578e5d6fc7e0f87a9961114c5e32b0f5c8b764ba8b79333778519df073d63',
      ],
      [
        'data/submissions/BU-intelPA/run1.jsonl',
        101483,
        '8e86fc7e8237f41b778aa34f711052aa74d4b5abc411a99467d48521937ccb94',
      ],
      [
        'data/submissions/BU-intelPA/run2.jsonl',
        87847,
        'dec80b464b0e5c75879b6ff8d2963ad455361dba26dbd0d1d562cc25ebc2fb11',
      ],
      [
        'data/submissions/Cappuccino/Cappuccino_TSAR2025_Submission.jsonl',
        91560,
        '6d904aae81a77ca0fe9053e7055ff8fdcb1fe8c16abe85a2dafee6a7f96f75a8',
      ],
      [
        'data/submissions/EasyJon/run_1.jsonl',
        106850,
        '49a7489da70366d99175e5a244ae45d33db13b98a66084f3c3c7af31f75591dc',
      ],
      [
        'data/submissions/EhiMeNLP/run1.jsonl',
        97192,
        '6a4ad3a5fa6a59917419b7daddc6e5eace56fcf2d55ddcff7ff4d427cfd00f08',
      ],
      [
        'data/submissions/EhiMeNLP/run2.jsonl',
        85308,
        '806bba1d699295f9e6904091877b0e09d6e3ccbb383e033d1180e81b2c20f539',
      ],
      [
        'data/submissions/EhiMeNLP/run3.jsonl',
        97144,
        '3aea805eeed6a51b098b231fb5fae4a6e0bce5521cb0d4682658d5d3c3fac489',
      ],
      [
        'data/submissions/GPLSI/run1_llama_knowledge.jsonl',
        88209,
        'b7545812d976bb0b19174ff2dda279105f60e7dcc4164aa29164409da570d4ca',
      ],
      [
        'data/submissions/GPLSI/run2_llama_zs.jsonl',
        65698,
        '83b328f15405b6a8c5c15d906132b0fb9673d6297c0fec0a429d527387a91559',
      ],
      [
        'data/submissions/GPLSI/run3_flan_knowledge.jsonl',
        38343,
        '82937be68631018060675ab1c0251423c808372ea2e58f020512b03115aacc44',
      ],
      [
        'data/submissions/GRIPF/tsar2025_test_simplifications_ezscalar_lexical_gripf.jsonl',
        116861,
        '39a1a0e2767061dc387ef9c70ad1c60a8ac565664dd119fa199c0911d897a096',
      ],
      [
        'data/submissions/GRIPF/tsar2025_test_simplifications_ezscalar_nonlexical_gripf.jsonl',
        117399,
        '6787ff6a80decb4c7bfcc8aa68519bf7a9018b7da1e57c205ff90df880b7f720',
      ],
      [
        'data/submissions/GRIPF/tsar2025_test_simplifications_saga_gripf.jsonl',
        103977,
        '49f92beae77cf0f147fa0949ae0f2334a9df90516827fb710d044d40983c9cc5',
      ],
      [
        'data/submissions/HIT-YOU/run1_gemini_ensemble_4.jsonl',
        101261,
        'a2447417a94dce64b2301d0bf2b8fb5ab870c65c09ba83d623fa350b25d92e45',
      ],
      [
        'data/submissions/HIT-YOU/run2_gpt_ensemble_4.jsonl',
        100811,
        '4090dbf00d3df031c3d34b101d547f6abcab21b2e85ba2fe28fb3c80bef9415c',
      ],
      [
        'data/submissions/HIT-YOU/run3_self_refine.jsonl',
        98623,
        '79da57892d4bf3717e6a608c948fc2be455e7c0e7e5b93f974f6110bd75fcff1',
      ],
      [
        'data/submissions/HOPE/HOPE_EXPERT_run1.jsonl',
        92605,
        '4799d3cb101f6f019d05ce042e2805871b627bacbce619facf57112ed09ab716',
      ],
      [
        'data/submissions/HOPE/HOPE_SOTA_run1.jsonl',
        70533,
        '624574caafcd177d2d8c7e95cebba7d30e0b823295f32e312ba0fc5249a77b9f',
      ],
      [
        'data/submissions/HOPE/HOPE_run1.jsonl',
        109138,
        '124b68a12fbe6dc17eb2aeacd7d1b73918d42bce6357cbcaa21ce633efb5ca14',
      ],
      [
        'data/submissions/HULAT-UC3M/run1_llama3-8b_reinforced-prompt.jsonl',
        88897,
        '3438957b0a37413a6b6bc46033e32eaaf087c9013ac84293deae0fd56897ca80',
      ],
      [
        'data/submissions/HULAT-UC3M/run2_llama3-8b_slightly-reinforced-prompt.jsonl',
        107181,
        'dc66136520a0b0e44f8770fdf7bb02a9f1e74411594e4d71f7297c70bbd4953b',
      ],
      [
        'data/submissions/ITUNLP/itunlp.jsonl',
        149098,
        'c0719fce127bde98dd6e09d0d5d2153df066ccf92719b66d2cca08524dab1cc4',
      ],
      [
        'data/submissions/Know-AI/run1.jsonl',
        214667,
        '3d6b18c35b0c74d68b5fa7740d9b88c8fd97bf9104393204fb660c2512d895c1',
      ],
      [
        'data/submissions/Know-AI/run2.jsonl',
        216210,
        '55e9f71cd9184ea7aa7f94c7718b9dc198b844fd847e99bbf9f6e2c2e3c6aafe',
      ],
      [
        'data/submissions/MMU_NLP/mmu_tsar25_test_system2.jsonl',
        76054,
        'c0612b917e12fdd119851bfa762ac603cea69aea2f32929d60ee854be830b5f9',
      ],
      [
        'data/submissions/MMU_NLP/mmu_tsar25_test_system3.jsonl',
        76034,
        'fe5b69c5d980f7990a5c4adbee7dea77d1eb359dadded8e1a33c11e47d9479a3',
      ],
      [
        'data/submissions/MMU_NLP/mmu_tsar25_test_system_1.jsonl',
        72966,
        '56aad740909334368a485477a47c950f311271874f1599382085859655d49801',
      ],
      [
        'data/submissions/SQUREL/SQUREL_Run1.jsonl',
        97181,
        '36b7e7c772d66fecf5c3607b759fe1d7e486fb6d95f503f2f239117b0b6b5c8e',
      ],
      [
        'data/submissions/SQUREL/SQUREL_Run2.jsonl',
        80400,
        '78aabd559e549b5310e7a996094b41412b9e25638ba6cdf4645f6ff75842e3ac',
      ],
      [
        'data/submissions/SQUREL/SQUREL_Run3.jsonl',
        104174,
        '373149aa0937bbcc7a38c96dd57bc7bd7e8a88b898477769c73eb5e5b9e46b51',
      ],
      [
        'data/submissions/STARLING/starling_1_g5-best.jsonl',
        96669,
        'eba528617e56d72e9feead6e4caeac3115b07f94a5537b93d490b38642a22a1d',
      ],
      [
        'data/submissions/STARLING/starling_2_g10-best.jsonl',
        87027,
        '71dc564a614799e6669798f960eb1b9593fd148e1eb882093059d1a5ea8ae1f8',
      ],
      [
        'data/submissions/STARLING/starling_3_g5-random.jsonl',
        95368,
        'a99dbb6e74a05ecb4b8a8aa345aa7d05c1e2d572e70359ace615649e0963d148',
      ],
      [
        'data/submissions/Uniandes/run_1.jsonl',
        235300,
        '24cb6bf2fa96286c2ad96309dd4ca6a12ecab77874d0787a9938aa8e095d9a1d',
      ],
      [
        'data/submissions/Uniandes/run_2.jsonl',
        236568,
        '014bc48038ddbd95bb32d6d47c9d355c3a8712b3fd5f857856ddb01435596e9f',
      ],
      [
        'data/submissions/Uniandes/run_3.jsonl',
        222190,
        'd56ed08b7d45f2fef7b681ea8f0cc8c5b59e23f9ccd09330d2c58c591e731f73',
      ],
      [
        'data/submissions/UoL-UPF/uol-upf_submission1.jsonl',
        92398,
        '0b7b33c70d9fd1981717662ee74bae65afe3de3fb4b454dc256b6d4a8a58a976',
      ],
      [
        'data/submissions/UoL-UPF/uol-upf_submission2.jsonl',
        68813,
        '1f3a6c0bb9934e6868e949038ff8d5539d1a297b3045c58235eaa12c94ecf1a7',
      ],
      [
        'data/submissions/UoL-UPF/uol-upf_submission3.jsonl',
        91647,
        '6ff14d43dbf282e8a70655ecfd1ffbb40701c5e174d995d113b9d1eb0bb05797',
      ],
      [
        'data/submissions/oneNRC/onenrc_output_run1_gemma312b_react_notool.jsonl',
        87052,
        'e9809fe929241ea07d349d162c81d36cd365ad2af448a2772aef53dda7202b48',
      ],
      [
        'data/submissions/oneNRC/onenrc_output_run2_qwen332b_withtoolcall.jsonl',
        79665,
        'd62a85b290f02f1a513e3a7946540114f3e90750c376aeb3313cece566fcafcd',
      ],
      [
        'data/submissions/oneNRC/onenrc_output_run3_google25flash_withtoolcall.jsonl',
        88496,
        '26b4c9f10982c4c12824892389f417f6aaaaf4ecf1879512759c0fec33a52992',
      ],
      [
        'data/submissions/ounlp/test_data_output_for_First_Program.jsonl',
        94447,
        '25ddce523b19e2fb81264d0dfc39251e96e09d9efab1d6ea5ccfbda27d450a88',
      ],
      [
        'data/submissions/ounlp/test_data_output_for_Second_Program.jsonl',
        62766,
        'b5458ba7888ae313a061fc87878cee0aa3256ef2c2b51df9bc24e1dd94655ff0',
      ],
      [
        'data/submissions/taskGen/submit_1.jsonl',
        208533,
        '8966a6aabd87bd88b13608ef21b406ecf6ca96c8efc779ddba59c324dbeca76f',
      ],
      [
        'data/submissions/taskGen/submit_2.jsonl',
        201856,
        'af773d49254e034e4e12c9d1e803f17cb727b88992833c3c8be52d3bb1d012e1',
      ],
      [
        'data/submissions/taskGen/submit_3.jsonl',
        208176,
        'f3be2705577a5b0405e4454cad49b994cb7491dbc6546f314ed4faa39905adc9',
      ],
    ],
  ),
  mirror: 'tsar2025',
  async *load(files) {
    const bySystem = new Map<string, Map<string, string>>();
    for (const path of await files.list(FOLDER)) {
      const outputs = new Map<string, string>();
      for (const { line, value } of readJsonLines(await readText(files, path), path)) {
        const { text_id, simplified } = value as Record<string, unknown>;
        if (typeof text_id !== 'string') throw badContent(path, line, 'There is no "text_id".');
        if (typeof simplified === 'string') outputs.set(text_id.toLowerCase(), simplified);
      }
      bySystem.set(path.slice(FOLDER.length).replace(/\.jsonl$/, ''), outputs);
    }
    const records = tsar2025.load as (files: CorpusFiles) => AsyncIterable<PairRecord>;
    for await (const { id, source, references, split, provenance } of records(files)) {
      if (split !== 'test') continue;
      const key = id.slice('test-'.length).toLowerCase();
      const outputs: Record<string, string> = {};
      for (const [system, texts] of bySystem) {
        const text = texts.get(key);
        if (text !== undefined) outputs[system] = text;
      }
      yield {
        id,
        source,
        references,
        outputs,
        split,
        provenance: { ...provenance, corpus: 'tsar2025-outputs' },
      };
    }
  },
};
