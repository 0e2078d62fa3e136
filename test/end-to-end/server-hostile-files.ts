import { strToU8 } from 'fflate';
import {
  content,
  docx,
  odt,
  PDF_FONT,
  PDF_PAGE,
  paragraph,
  pdf,
  zip,
} from '../fixtures/office-files.ts';

const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]>`;
const EXTERNAL = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';

/** An archive whose table lies about how large an entry is. */
function lying(archive: Uint8Array): Uint8Array {
  const changed = new Uint8Array(archive);
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  }
  return changed;
}

function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(archive).toString('latin1').replaceAll(from, to);
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

const SCRIPTED_PDF = pdf([
  '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /Names << /EmbeddedFiles << /Names [] >> >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  PDF_PAGE,
  content('BT /F1 12 Tf 72 720 Td (Plain text of the page.) Tj ET'),
  PDF_FONT,
]);

/** Pages that hold each other, without end. */
const CIRCULAR_PDF = pdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>',
]);
const MANY_PAGES_PDF = pdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 99999999 >>',
  PDF_PAGE,
  content('BT ET'),
  PDF_FONT,
]);

const random = (length: number) => {
  let seed = 42;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed >> 16;
  });
};

export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: () => Uint8Array;
  /** Read, with its text but nothing that runs; or refused; or either, so long as nothing breaks. */
  readonly ends: 'read' | 'refused' | 'either';
}

/** Files made to harm whoever opens them. */
export function hostileFiles(): HostileFile[] {
  const bomb = 'A'.repeat(70_000_000);
  return [
    {
      what: 'a bomb: 70 MB of one letter',
      name: 'a.docx',
      bytes: () => docx(paragraph(bomb)),
      ends: 'refused',
    },
    {
      what: 'the same bomb in an .odt',
      name: 'a.odt',
      bytes: () => odt(`<text:p>${bomb}</text:p>`),
      ends: 'refused',
    },
    {
      what: 'a bomb that lies about its size',
      name: 'a.docx',
      bytes: () => lying(docx(paragraph(bomb.slice(0, 30_000_000)))),
      ends: 'refused',
    },
    {
      what: 'entities that grow (billion laughs)',
      name: 'a.docx',
      bytes: () => docx(paragraph('&a11;'), {}, LAUGHS),
      ends: 'refused',
    },
    {
      what: 'entities that grow in an .odt',
      name: 'a.odt',
      bytes: () => odt('<text:p>&a11;</text:p>', {}, LAUGHS),
      ends: 'refused',
    },
    {
      what: 'an entity that reads a file',
      name: 'a.docx',
      bytes: () => docx(paragraph('&f;'), {}, EXTERNAL),
      ends: 'refused',
    },
    {
      what: 'an entity that reads a file, in an .odt',
      name: 'a.odt',
      bytes: () => odt('<text:p>&f;</text:p>', {}, EXTERNAL),
      ends: 'refused',
    },
    {
      what: 'a path that leads outside',
      name: 'a.docx',
      bytes: () =>
        renamed(
          docx(paragraph('x'), { 'word/aaaaaaaaaaaa.xml': '<x/>' }),
          'word/aaaaaaaaaaaa.xml',
          '../../../../tmp/k.xml',
        ),
      ends: 'refused',
    },
    {
      what: 'macros',
      name: 'a.docm',
      bytes: () => docx(paragraph('Text with macros.'), { 'word/vbaProject.bin': random(5_000) }),
      ends: 'read',
    },
    {
      what: 'macros and scripts in an .odt',
      name: 'a.odt',
      bytes: () =>
        odt(
          '<office:scripts><script:event-listener/></office:scripts><text:p>Text with <text:a xlink:href="javascript:alert(1)">a link</text:a>.</text:p>',
          { 'Basic/Standard/Module1.xml': '<x/>' },
        ),
      ends: 'read',
    },
    {
      what: 'a link that runs a script',
      name: 'a.docx',
      bytes: () =>
        docx('<w:p><w:hyperlink r:id="rId9"><w:r><w:t>press me</w:t></w:r></w:hyperlink></w:p>', {
          'word/_rels/document.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>',
        }),
      ends: 'read',
    },
    {
      what: 'a picture from another host',
      name: 'a.html',
      bytes: () =>
        strToU8(
          '<p>Text<img src="http://192.0.2.1/x.png" onerror="alert(1)"><script>alert(1)</script><iframe src="http://192.0.2.1/"></iframe><svg onload=alert(1)><p>inside</svg></p>',
        ),
      ends: 'read',
    },
    {
      what: 'nested 100,000 deep',
      name: 'a.html',
      bytes: () => strToU8(`${'<div>'.repeat(100_000)}deep`),
      ends: 'either',
    },
    {
      what: 'nested lists 50,000 deep',
      name: 'a.html',
      bytes: () => strToU8(`${'<ul><li>'.repeat(50_000)}deep`),
      ends: 'either',
    },
    {
      what: 'nested 100,000 deep in an .odt',
      name: 'a.odt',
      bytes: () => odt(`${'<text:span>'.repeat(100_000)}x${'</text:span>'.repeat(100_000)}`),
      ends: 'refused',
    },
    {
      what: 'nested 50,000 deep in a .docx',
      name: 'a.docx',
      bytes: () =>
        docx(`${'<w:smartTag>'.repeat(50_000)}${paragraph('x')}${'</w:smartTag>'.repeat(50_000)}`),
      ends: 'either',
    },
    {
      what: 'XML that is not closed',
      name: 'a.odt',
      bytes: () => odt('<text:p>open'),
      ends: 'refused',
    },
    {
      what: 'a .docx that is none',
      name: 'a.docx',
      bytes: () => zip({ 'x.txt': 'x' }),
      ends: 'refused',
    },
    {
      what: 'an archive cut in half',
      name: 'a.docx',
      bytes: () => docx(paragraph('x')).slice(0, 300),
      ends: 'refused',
    },
    { what: 'noise named .docx', name: 'a.docx', bytes: () => random(50_000), ends: 'refused' },
    { what: 'noise named .pdf', name: 'a.pdf', bytes: () => random(50_000), ends: 'refused' },
    { what: 'noise named .txt', name: 'a.txt', bytes: () => random(50_000), ends: 'refused' },
    { what: 'nothing at all', name: 'a.docx', bytes: () => new Uint8Array(), ends: 'refused' },
    { what: 'a .pdf with a script', name: 'a.pdf', bytes: () => SCRIPTED_PDF, ends: 'read' },
    {
      what: 'a .pdf whose pages hold each other',
      name: 'a.pdf',
      bytes: () => CIRCULAR_PDF,
      ends: 'refused',
    },
    {
      what: 'a .pdf that claims 99,999,999 pages',
      name: 'a.pdf',
      bytes: () => MANY_PAGES_PDF,
      ends: 'refused',
    },
    {
      what: 'a .pdf with half of its bytes',
      name: 'a.pdf',
      bytes: () => SCRIPTED_PDF.slice(0, SCRIPTED_PDF.length / 2),
      ends: 'either',
    },
    {
      what: 'a thicket of Markdown signs',
      name: 'a.md',
      bytes: () => strToU8('*a _b [c]( '.repeat(20_000)),
      ends: 'either',
    },
    {
      what: 'a megabyte on one line',
      name: 'a.txt',
      bytes: () => strToU8('word '.repeat(200_000)),
      ends: 'either',
    },
    { what: 'a program', name: 'a.exe', bytes: () => random(1_000), ends: 'refused' },
    {
      what: 'a path for a name',
      name: '../../../etc/passwd.txt',
      bytes: () => strToU8('A plain text.'),
      ends: 'read',
    },
  ];
}
