// Writes languages/de/hyphenation.txt.gz from Debian's hyphen-de:
//   npx tsx train/syllables/hyphenation-data.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { debianPackage } from '../packages.ts';

const folder = debianPackage('hyphen-de', '1:7.5.0-1');
const text = readFileSync(`${folder}/usr/share/hyphen/hyph_de_DE.dic`, 'latin1');
const patterns = text.slice(text.indexOf('\n') + 1);
const target = fileURLToPath(new URL('../../languages/de/hyphenation.txt.gz', import.meta.url));
// The file's own head, with authors and licence, stays in.
const packed = gzipSync(`UTF-8\n${patterns}`, { level: 9 });
writeFileSync(target, packed);
console.log(`${packed.length} bytes`);
