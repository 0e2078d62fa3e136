import { describe, expect, it } from 'vitest';
import { readSimpitiki } from './simpitiki.ts';
import { readXml, unescapeXml } from './xml.ts';

describe('XML', () => {
  it('comes in pieces with their lines', () => {
    expect([
      ...readXml('<?xml?>\n<a b="1 &gt; 0"\nc=\'2\'><!-- <x> -->t</a><e/>', 'a.xml'),
    ]).toEqual([
      { kind: 'text', text: '\n', line: 1 },
      { kind: 'open', name: 'a', attributes: { b: '1 > 0', c: '2' }, empty: false, line: 2 },
      { kind: 'text', text: 't', line: 3 },
      { kind: 'close', name: 'a', line: 3 },
      { kind: 'open', name: 'e', attributes: {}, empty: true, line: 3 },
    ]);
  });

  it('has only the entities of XML and numbers, so that none grows', () => {
    expect(unescapeXml('&lt;&amp;lt;&#xE8;&#232;&lol9;&#0;')).toBe('<&lt;èè&lol9;&#0;');
  });

  it('with a tag that never ends is an error with its line', () => {
    expect(() => [...readXml('a\nb <c d', 'a.xml')]).toThrow('a.xml, line 2');
  });

  it('is read in linear time, also when it is not XML at all', () => {
    expect([...readXml(`${'<'.repeat(1 << 19)}>`, 'a.xml')]).toHaveLength(1);
    expect([...readXml('<a b="1" '.repeat(1 << 16).concat('>'), 'a.xml')].length).toBeGreaterThan(
      0,
    );
    expect([...readXml('<c r="A1">1</c>'.repeat(1 << 16), 'a.xml')]).toHaveLength(3 << 16);
  });
});

describe('Simpitiki', () => {
  it('loses the marks of what was deleted and inserted, and keeps the type', () => {
    const file = [
      '<resource><types><type id="13">Insert - Other</type></types><simplifications>',
      '<simplification type="13" origin="tn">',
      '<before>Per &lt;del&gt;l&apos;&lt;/del&gt;accesso &#xE8;</before>',
      '<after>Per accesso &#xE8;&lt;ins&gt; qui&lt;/ins&gt;</after>',
      '</simplification>',
      '<simplification type="99" origin="itwiki"><before/><after>x</after></simplification>',
      '</simplifications></resource>',
    ].join('\n');
    expect(readSimpitiki(file, 's.xml')).toEqual([
      {
        before: "Per l'accesso è",
        after: 'Per accesso è qui',
        origin: 'tn',
        type: 'Insert - Other',
        line: 2,
      },
      { before: '', after: 'x', origin: 'itwiki', type: '99', line: 6 },
    ]);
  });
});
