import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

/** `npx tsx scripts/assemble-kernel.ts`: writes each kernel.wat as bytes in a module beside it. */
const FOLDERS = ['../src/mine/neighbours/', '../src/language/parser/'];
const tools = await wabt();
for (const name of FOLDERS) {
  const folder = new URL(name, import.meta.url);
  const parsed = tools.parseWat('kernel.wat', readFileSync(new URL('kernel.wat', folder)), {
    simd: true,
  });
  const { buffer } = parsed.toBinary({});
  const lines = Buffer.from(buffer)
    .toString('base64')
    .match(/.{1,90}/g)!;
  writeFileSync(
    new URL('kernel-bytes.ts', folder),
    `/** kernel.wat, assembled by scripts/assemble-kernel.ts: WebAssembly in base64. */\nexport const KERNEL =\n${lines
      .map((line) => `  '${line}'`)
      .join(' +\n')};\n`,
  );
  console.log(`${name}: ${buffer.length} bytes`);
}
