// The text of a PDF as a reader sees it. A PDF knows no words, only pieces at places: what stands together is put together again, and
// what stands apart (columns, cells, footnote marks) is kept apart, so that nothing is found that nobody sees.
import { numberWords } from '@app/content/spoken/english-numbers';
import { visible } from '@app/fetching/plain-text';
import { oneLine } from '../matching/page-text';

/** Letters at a place, in points along the line and across it. A blank piece is the gap between two others. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of its letters. */
  height: number;
  /** Nothing follows it on its line. */
  isLineEnd: boolean;
}

/** Between pieces that belong to different columns, cells or paragraphs; no value goes across it. */
const APART = ' | ';
/** A gap wider than so many letters' heights is no blank between words. */
const WIDE_GAP = 2;
/** Lines further apart than so many letters' heights are of different paragraphs. */
const WIDE_LEADING = 2.5;
/** A number in letters so much smaller is a footnote's mark, and no part of the number before it. */
const SMALL = 0.8;

/** @param pages pieces in the order in which the file draws them */
export function pdfText(pages: readonly (readonly PdfPiece[])[]): string {
  return oneLine(visible(mended(pages.map(pageOf).join(APART))));
}

function pageOf(pieces: readonly PdfPiece[]): string {
  const parts: string[] = [];
  let last: PdfPiece | null = null;
  let gap = '';
  for (const piece of pieces) {
    if (piece.text.trim() === '') {
      if (piece.isLineEnd) gap = '\n';
      else if (gap !== '\n') gap = ' ';
      continue;
    }
    if (last !== null) parts.push(between(last, piece, gap));
    parts.push(piece.text);
    last = piece;
    gap = piece.isLineEnd ? '\n' : '';
  }
  return parts.join('');
}

/** What a reader sees between two pieces. */
function between(last: PdfPiece, next: PdfPiece, gap: string): string {
  const size = Math.max(last.height, next.height);
  const down = last.y - next.y;
  if (gap === '\n' && Math.abs(down) > size / 2) {
    // Upwards: another column, or a box at the side.
    return down < 0 || down > WIDE_LEADING * size ? APART : '\n';
  }
  const ends = /\d$/.test(last.text) && /^\d/.test(next.text);
  if (ends && next.height < SMALL * last.height) return APART;
  const isWide = next.x - (last.x + last.width) > WIDE_GAP * size || next.x < last.x - size;
  if (!isWide) return gap === '\n' ? ' ' : gap;
  // The sign of a sum stands at the other edge of its cell, and a percent sign in a column of its own.
  return last.text.trim().endsWith('$') || next.text.trim().startsWith('%') ? ' ' : APART;
}

/** Words whose hyphen is their own, whatever line it ends: forty-one, five-year. */
const NUMBER_WORDS: ReadonlySet<string> = new Set(
  Array.from({ length: 100 }, (_, value) => numberWords(String(value))).filter(
    (word) => word !== '' && !word.includes('-'),
  ),
);

/** Undoes what lines and the setting of letters do to words and numbers. */
function mended(text: string): string {
  return (
    text
      .replace(/[\u00ad\u2010\u2011](?=\n)/g, '-')
      // 1-800-633-\n4227
      .replace(/(?<=\d-)\n(?=[\dA-Z])/g, '')
      // dol-\nlars
      .replace(/([a-z]{1,20})-\n(?=[a-z])/gi, (written, word: string) =>
        NUMBER_WORDS.has(word.toLowerCase()) ? `${word}-` : word,
      )
      // $202 .90 and $1, 836, as letters set apart come out
      .replace(/(?<=\$ ?\d{1,3}(?:,\d{3}){0,3}) (?=\.\d\d(?!\d))/g, '')
      .replace(/(?<=\$ ?\d{1,3}(?:,\d{3}){0,3},) (?=\d{3}(?!\d))/g, '')
      .replace(/(?<=(?<![\d.,])\d{1,3}) (?=\.\d{1,3} ?%)/g, '')
  );
}
