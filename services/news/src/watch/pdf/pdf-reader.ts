// The text of a PDF from anybody: read in a thread with limits on time, memory, pages and text, so that no file can take the service.
import { open } from 'node:fs/promises';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { type PdfPiece, pdfText } from './pdf-text';
import { askThread, type PdfLimits } from './ask-thread';

/** The longest of our pages, an announcement of CMS, has some 250 pages and a million characters. */
export const PDF_LIMITS: PdfLimits = {
  timeoutMs: 75_000,
  mostBytes: 256 * 1024 * 1024,
  mostPages: 800,
  mostCharacters: 4_000_000,
};

/** `no_text`: a scan, or letters that no table names; `unreadable`: locked with a password, or damaged. */
export type PdfReading = { text: string } | { failure: 'no_text' | 'unreadable' };

/** A page that is more than a picture with a stamp on it. */
const LEAST_TEXT_ON_A_PAGE = 25;
/** A whole file says in its last bytes that it ends there. */
const END_BYTES = 4_096;

/**
 * @param path of a file that begins as a PDF does
 * @throws CrawlFailure `timeout`, `too_large`, `truncated_body`; the signal's reason
 */
export async function readPdf(path: string, signal: AbortSignal, limits: PdfLimits = PDF_LIMITS): Promise<PdfReading> {
  if (!(await hasEnd(path))) throw new CrawlFailure('truncated_body', 'a PDF without its end');
  const answer = await askThread(path, signal, limits);
  if (!('failure' in answer)) return readingOf(answer.pages);
  if (answer.failure === 'too_large') throw new CrawlFailure('too_large', 'a PDF with more pages or text than is read');
  return { failure: answer.failure };
}

function readingOf(pages: readonly PdfPiece[][]): PdfReading {
  const text = pdfText(pages);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  // What a font draws without a table of its letters comes as signs of nobody's alphabet.
  const signs = text.match(/[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu)?.length ?? 0;
  return letters < LEAST_TEXT_ON_A_PAGE * pages.length || signs > letters ? { failure: 'no_text' } : { text };
}

async function hasEnd(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(END_BYTES), 0, END_BYTES, Math.max(0, size - END_BYTES));
    return buffer.subarray(0, bytesRead).includes('%%EOF');
  } finally {
    await file.close();
  }
}
