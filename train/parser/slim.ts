import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readNetwork, writeNetwork } from '../../src/language/parser/network-file.ts';
import { requantised } from './quantise.ts';

/**
 * `npx tsx train/parser/slim.ts LANGUAGE …`: makes accurate parsers smaller that were written with finer
 * weights than `quantise.ts` has now. Measure what it costs by `npm run accuracy -- LANGUAGE`.
 */
for (const language of process.argv.slice(2)) {
  const path = `languages/${language}/parser.bin.gz`;
  const before = readFileSync(path);
  const network = requantised(readNetwork(gunzipSync(before)));
  const packed = gzipSync(writeNetwork(network), { level: 9 });
  writeFileSync(path, packed);
  console.log(`${language}: ${before.length} → ${packed.length} bytes`);
}
