// @ts-check
// A real PDF file in memory, as small as one can be: text in a standard font, packed as printers pack it, or in a font of glyph numbers
// with a table that says which letters they are (what word processors write).
import { deflateSync } from 'node:zlib';

/**
 * Text at a place, in points from the lower left corner of a page of 612 x 792; `isCoded` = by glyph numbers.
 * @typedef {{ text: string, x?: number, y?: number, size?: number, isCoded?: boolean }} Placed
 */

const SIZE = 11;
const LEFT = 72;
const TOP = 740;
const LINE_HEIGHT = 15;
const LINES_ON_A_PAGE = 42;

/** @param {string | Buffer} content @param {string} [more] other entries of its dictionary @returns {Buffer} */
export function packedStream(content, more = '') {
  const packed = deflateSync(content);
  const head = `<< /Length ${packed.length} /Filter /FlateDecode ${more}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]);
}

/**
 * A file of these objects, numbered from 1; the first is the catalog.
 * @param {readonly (string | Buffer)[]} objects @param {string} [more] other entries of the trailer @returns {Buffer}
 */
export function pdfOf(objects, more = '') {
  /** @type {Buffer[]} */
  const pieces = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = pieces[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    const start = at;
    pieces.push(piece);
    at += piece.length;
    return start;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${more}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + trailer)]);
}

/** @param {string} text */
const units = (text) => [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0'));

/** Which letters the glyph numbers are: here each its own. @param {readonly Placed[]} placed */
function letterTable(placed) {
  const codes = [...new Set(placed.flatMap(({ text }) => units(text)))].sort();
  const blocks = [];
  // A block holds at most a hundred.
  for (let at = 0; at < codes.length; at += 100) {
    const rows = codes.slice(at, at + 100).map((code) => `<${code}> <${code}>`);
    blocks.push(`${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

/** The standard fonts know no letters beyond Latin-1. @param {Placed} placed */
const needsCodes = ({ text, isCoded = false }) => isCoded || /[^\x20-\xff]/.test(text);

/** @param {Placed} placed */
function drawn(placed) {
  const { text, x = LEFT, y = TOP, size = SIZE } = placed;
  const shown = needsCodes(placed) ? `<${units(text).join('')}>` : `(${text.replace(/[\\()]/g, '\\$&')})`;
  return `BT /${needsCodes(placed) ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${shown} Tj ET`;
}

/** @param {readonly (readonly Placed[])[]} pages @returns {Buffer} */
export function textPdf(pages) {
  const placed = pages.flat();
  const first = 8;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const fonts = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} /MediaBox [0 0 612 792] /Resources ${fonts} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /Sample /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sample /FontDescriptor 7 0 R /DW 600
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
    packedStream(letterTable(placed.filter(needsCodes))),
    '<< /Type /FontDescriptor /FontName /Sample /Flags 4 /ItalicAngle 0 /Ascent 900 /Descent -200 /FontBBox [0 -200 1000 900] >>',
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + 2 * index + 1} 0 R >>`,
      packedStream(Buffer.from(page.map(drawn).join('\n'), 'latin1')),
    ]),
  ]);
}

/** Between two words, as a page is only so wide. @param {string} text */
const wrapped = (text) => text.match(/\S.{0,64}(?!\S)/g) ?? [];

/** Paragraphs one below the other, on as many pages as they need. @param {readonly string[]} paragraphs @returns {Buffer} */
export function linesPdf(paragraphs) {
  /** @type {Placed[][]} */
  const pages = [[]];
  paragraphs.flatMap(wrapped).forEach((text, index) => {
    const row = index % LINES_ON_A_PAGE;
    if (index > 0 && row === 0) pages.push([]);
    pages.at(-1)?.push({ text, y: TOP - row * LINE_HEIGHT });
  });
  return textPdf(pages);
}

/** Pages that are pictures: a scan, with no letter in it. @param {number} [pages] @returns {Buffer} */
export function scannedPdf(pages = 1) {
  const kids = [...Array(pages).keys()].map((index) => `${5 + index} 0 R`);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} /MediaBox [0 0 612 792] >>`,
    packedStream(
      Buffer.alloc(64 * 64, 0xee),
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 ',
    ),
    packedStream('q 612 0 0 792 0 0 cm /Im1 Do Q'),
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /Im1 3 0 R >> >> >>'),
  ]);
}
