/** The parts of a .docx that define its layout. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const CONTENT_TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${MAIN}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${MAIN}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const PACKAGE_RELATIONS = `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

/** Arial in 14 points, wide line spacing, no italics; smaller in two columns. */
export function stylesXml(language: string, isCompact: boolean): string {
  const size = isCompact ? 20 : 28;
  const after = isCompact ? 80 : 200;
  const sizes = isCompact ? [32, 26, 22, 22, 22, 22] : [44, 36, 32, 30, 28, 28];
  const headings = sizes.map(
    (points, at) =>
      `<w:style w:type="paragraph" w:styleId="Heading${at + 1}"><w:name w:val="heading ${at + 1}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="${at === 0 ? 0 : 360}" w:after="160" w:line="288" w:lineRule="auto"/><w:outlineLvl w:val="${at}"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="${points}"/><w:szCs w:val="${points}"/></w:rPr></w:style>`,
  );
  return `${XML}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Noto Sans CJK SC" w:cs="Arial"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="${after}" w:line="${isCompact ? 288 : 360}" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${headings.join('')}<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:qFormat/></w:style><w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:ind w:left="567" w:right="567"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Code"><w:name w:val="Code"/><w:basedOn w:val="Normal"/><w:rPr><w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="TableText"><w:name w:val="Table Text"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="60" w:after="60"/></w:pPr></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0B4A8F"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style><w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="767676"/>`).join('')}</w:tblBorders></w:tblPr></w:style></w:styles>`;
}

const DEPTHS = 9;

/** Two kinds of lists, and a number for each list, so that its numbering starts again. */
export function numberingXml(lists: readonly boolean[]): string {
  const levels = (ordered: boolean) =>
    Array.from({ length: DEPTHS }, (_, depth) => {
      const shown = ordered ? `%${depth + 1}.` : '•';
      return `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${ordered ? 'decimal' : 'bullet'}"/><w:lvlText w:val="${shown}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${567 * (depth + 1)}" w:hanging="425"/></w:pPr></w:lvl>`;
    }).join('');
  const kinds = [false, true].map(
    (ordered, id) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levels(ordered)}</w:abstractNum>`,
  );
  const numbers = lists.map((ordered, at) => {
    const restart = ordered
      ? Array.from(
          { length: DEPTHS },
          (_, depth) =>
            `<w:lvlOverride w:ilvl="${depth}"><w:startOverride w:val="1"/></w:lvlOverride>`,
        ).join('')
      : '';
    return `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${ordered ? 1 : 0}"/>${restart}</w:num>`;
  });
  return `${XML}<w:numbering ${W}>${kinds.join('')}${numbers.join('')}</w:numbering>`;
}
