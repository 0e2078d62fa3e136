// Writes languages/xx/hyphenation.txt.gz and SOURCES-hyphenation.md from Debian's hyphen-xx, whose
// patterns are those that Pyphen, and thus textstat, bring along:
//   npx tsx train/syllables/hyphenation-data.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { debianPackage } from '../packages.ts';
import sources from './hyphenation-sources.json' with { type: 'json' };

for (const [language, source] of Object.entries(sources)) {
  const folder = debianPackage(source.package, source.version);
  const bytes = readFileSync(`${folder}/usr/share/hyphen/${source.file}`);
  const text = new TextDecoder(source.encoding).decode(bytes);
  // The file's own head, with authors and licence where it has them, stays in.
  const patterns = text.slice(text.indexOf('\n') + 1);
  const target = (name: string) =>
    fileURLToPath(new URL(`../../languages/${language}/${name}`, import.meta.url));
  const packed = gzipSync(`UTF-8\n${patterns}`, { level: 9 });
  writeFileSync(target('hyphenation.txt.gz'), packed);
  writeFileSync(
    target('SOURCES-hyphenation.md'),
    [
      '# Hyphenation (hyphenation.txt.gz)',
      `- Debian ${source.package} ${source.version}, ${source.file}, recoded to UTF-8. ${source.licence}`,
      '- Rebuild: `npx tsx train/syllables/hyphenation-data.ts`',
      '',
    ].join('\n'),
  );
  console.log(`${language}: ${packed.length} bytes`);
}
