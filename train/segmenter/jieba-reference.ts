// Writes how the original jieba cuts the originals of MCTS and CSS, as word lengths only:
//   npx tsx train/segmenter/jieba-reference.ts
// One line per sentence in the order of the test; white space is left out, lengths over 9 are
// letters (base 36).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { referenceText } from '../../test/conformance/reference-data.ts';
import { debianPackage } from '../packages.ts';

/** The sentences that the conformance suite cuts: MCTS dev and the sources of CSS. */
export function chineseSentences(): string[] {
  const mcts = referenceText('mcts/dataset/mcts.dev.orig').split('\n');
  const css = JSON.parse(referenceText('css/test.json')).flat() as { source: string }[];
  return [...new Set([...mcts, ...css.map(({ source }) => source)])].filter((line) => line !== '');
}

const PROGRAM = `
import sys, json
sys.path.insert(0, sys.argv[1])
import jieba
for line in json.load(sys.stdin):
    print(json.dumps([len(word) for word in jieba.cut(line) if word.strip()]))
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = debianPackage('python3-jieba', '0.42.1-3', ['*/lac_small/*']);
  const output = execFileSync(
    'python3',
    ['-c', PROGRAM, `${folder}/usr/lib/python3/dist-packages`],
    { input: JSON.stringify(chineseSentences()), encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const lines = output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as number[]).map((length) => length.toString(36)).join(''));
  const target = new URL('../../test/conformance/words-asian.jieba.txt', import.meta.url);
  writeFileSync(target, `${lines.join('\n')}\n`);
}
