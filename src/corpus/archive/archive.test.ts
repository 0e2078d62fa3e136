import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { unpackArchive } from './unpack.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

interface Packed {
  name: string;
  bytes: Buffer;
  mode?: number;
  /** A false size for the table. */
  says?: number;
}

/** A zip archive that follows the specification, with optional false claims. */
function zip(entries: readonly Packed[]): Buffer {
  const [files, table]: Buffer[][] = [[], []];
  let offset = 0;
  for (const { name, bytes, mode = 0o100644, says = bytes.length } of entries) {
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(title.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(crc32(bytes), 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(says, 24);
    central.writeUInt16LE(title.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    files.push(local, title, packed);
    table.push(central, title);
    offset += 30 + title.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...table, end]);
}

function tarHeader(name: string, size: number, type = '0', link = ''): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0);
  block.write('0000644\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('        ', 148);
  block.write(type, 156);
  block.write(link, 157);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function tar(entries: readonly { name: string; bytes?: Buffer; type?: string }[]): Buffer {
  return Buffer.concat([
    ...entries.flatMap(({ name, bytes = Buffer.alloc(0), type = '0' }) => [
      tarHeader(name, bytes.length, type, type === '2' ? '/etc/passwd' : ''),
      bytes,
      Buffer.alloc((512 - (bytes.length % 512)) % 512),
    ]),
    Buffer.alloc(1024),
  ]);
}

async function unpacked(name: string, bytes: Buffer, limits = ARCHIVE_LIMITS) {
  const place = join(folder, `case-${count++}`);
  mkdirSync(place);
  writeFileSync(join(place, name), bytes);
  const paths = await unpackArchive(join(place, name), join(place, 'out'), { limits });
  return { place, paths, read: (path: string) => readFileSync(join(place, 'out', path)) };
}

/** The refusal's message; nothing may have been written beside the archive. */
async function refusal(name: string, bytes: Buffer, limits = ARCHIVE_LIMITS): Promise<string> {
  const place = join(folder, `case-${count}`);
  const error: Error = await unpacked(name, bytes, limits).then(
    () => expect.fail('it was unpacked'),
    (thrown) => thrown,
  );
  expect(error.name).toBe('KlartextError');
  expect(readdirSync(place)).toEqual([name]);
  expect(existsSync(join(folder, 'evil.txt'))).toBe(false);
  return error.message;
}

const hello = Buffer.from('Hello.\n');

describe('archives', () => {
  it('are unpacked as other tools packed them', async () => {
    const source = join(folder, 'source');
    mkdirSync(join(source, 'data'), { recursive: true });
    writeFileSync(join(source, 'data', 'größe.txt'), 'Größe\n'.repeat(10_000));
    writeFileSync(join(source, `${'x'.repeat(150)}.txt`), 'long name');
    execFileSync('tar', ['czf', join(folder, 'made.tar.gz'), '-C', source, '.']);
    const { read, paths } = await unpacked('a.tar.gz', readFileSync(join(folder, 'made.tar.gz')));
    expect(paths.sort()).toEqual(['data/größe.txt', `${'x'.repeat(150)}.txt`]);
    expect(read('data/größe.txt').toString()).toBe('Größe\n'.repeat(10_000));
  });

  it('give back what was packed (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 2000 }), { maxLength: 5 }),
        async (all) => {
          const entries = all.map((bytes, at) => ({
            name: `d/${at}.bin`,
            bytes: Buffer.from(bytes),
          }));
          for (const [name, bytes] of [
            ['a.zip', zip(entries)],
            ['a.tgz', gzipSync(tar(entries))],
          ] as const) {
            const { read } = await unpacked(name, bytes);
            for (const entry of entries) expect(read(entry.name).equals(entry.bytes)).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it.each(['../evil.txt', 'a/../../evil.txt', '/tmp/evil.txt', 'C:/evil.txt', 'a\\..\\evil.txt'])(
    'that would write to %s are refused whole',
    async (name) => {
      const entries = [
        { name: 'good.txt', bytes: hello },
        { name, bytes: hello },
      ];
      expect(await refusal('a.zip', zip(entries))).toContain(JSON.stringify(name));
      expect(await refusal('a.tar.gz', gzipSync(tar(entries)))).toContain(JSON.stringify(name));
    },
  );

  it('with links are refused', async () => {
    expect(await refusal('a.zip', zip([{ name: 'l', bytes: hello, mode: 0o120777 }]))).toContain(
      'link',
    );
    expect(await refusal('a.tar', tar([{ name: 'l', type: '2' }]))).toContain('link');
    expect(await refusal('a.tar', tar([{ name: 'l', type: '1' }]))).toContain('link');
    symlinkSync('/etc/passwd', join(folder, 'real-link'));
    execFileSync('tar', ['cf', join(folder, 'links.tar'), '-C', folder, 'real-link']);
    expect(await refusal('a.tar', readFileSync(join(folder, 'links.tar')))).toContain('link');
  });

  it('that are bombs are refused before they go off', async () => {
    const zeros = Buffer.alloc(30 * 2 ** 20);
    expect(await refusal('a.zip', zip([{ name: 'bomb', bytes: zeros }]))).toContain('more than');
    expect(await refusal('a.tar.gz', gzipSync(tar([{ name: 'bomb', bytes: zeros }])))).toContain(
      'more than',
    );
    const lies = zip([{ name: 'bomb', bytes: zeros, says: 100 }]);
    expect(await refusal('a.zip', lies)).toContain('more than the size in its table');
    const many = zip(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, bytes: hello })));
    expect(await refusal('a.zip', many, { ...ARCHIVE_LIMITS, entries: 10 })).toContain(
      '10 entries',
    );
    const split = tar(
      Array.from({ length: 10 }, (_, at) => ({ name: `${at}`, bytes: zeros.subarray(0, 3 << 20) })),
    );
    expect(await refusal('a.tar.gz', gzipSync(split))).toContain('more than');
  });

  it('that break off are refused', async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
    const whole = zip([
      { name: 'a', bytes },
      { name: 'b', bytes },
    ]);
    expect(await refusal('a.zip', whole.subarray(0, whole.length - 30))).toContain('damaged');
    const packed = gzipSync(tar([{ name: 'a', bytes }]));
    expect(await refusal('a.tar.gz', packed.subarray(0, packed.length >> 1))).toContain('damaged');
    expect(await refusal('a.tar.gz', Buffer.from('<html>404</html>'))).toContain('damaged');
    expect(await refusal('a.zip', Buffer.from('<html>404</html>'))).toContain('damaged');
    const flipped = Buffer.from(whole);
    flipped[40] ^= 0xff;
    expect(await refusal('a.zip', flipped)).toContain('damaged');
  });

  it('with a path twice are refused', async () => {
    const twice = [
      { name: 'a', bytes: hello },
      { name: 'a', bytes: hello },
    ];
    expect(await refusal('a.zip', zip(twice))).toContain('same path');
    const inside = [
      { name: 'a', bytes: hello },
      { name: 'a/b', bytes: hello },
    ];
    expect(await refusal('a.tar', tar(inside))).toContain('same path');
  });
});
