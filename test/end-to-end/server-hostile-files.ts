import { strToU8, zipSync } from 'fflate';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

type Parts = Record<string, string | Uint8Array>;

function zip(parts: Parts): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, part]) => [
        path,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
    { level: 9 },
  );
}

export function docx(body: string, more: Parts = {}, prolog = ''): Uint8Array {
  return zip({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELATIONS,
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document ${W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export function odt(body: string, more: Parts = {}, prolog = ''): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?>${prolog}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...more,
  });
}

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

export function pdf(objects: readonly string[], trailer = '/Root 1 0 R'): Uint8Array {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return strToU8(text, true);
}

export const PDF_PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
export const PDF_FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const content = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

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
