import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import {
  linesPdf,
  packedStream,
  pdfOf,
  type Placed,
  scannedPdf,
  textPdf,
} from '../../../../../tools/sample-sources/pdf-file.mjs';
import { WatchedPage } from '../matching/watched-page';
import type { WatchedValue } from '../matching/watched-value';
import type { PdfLimits } from './ask-thread';
import { PDF_LIMITS, type PdfReading, readPdf } from './pdf-reader';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-pdf-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: Buffer, limits: Partial<PdfLimits> = {}): Promise<PdfReading> => {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, file);
  return readPdf(path, new AbortController().signal, { ...PDF_LIMITS, ...limits });
};
/** The text, or why there is none. */
const outcome = async (file: Buffer, limits: Partial<PdfLimits> = {}): Promise<string> => {
  try {
    const reading = await read(file, limits);
    return 'text' in reading ? reading.text : reading.failure;
  } catch (error) {
    if (error instanceof CrawlFailure) return error.failureClass;
    throw error;
  }
};

const money = (dollars: number): WatchedValue => ({ kind: 'money', cents: Math.round(dollars * 100) });
const count = (value: number, unit: 'days' | 'months' | 'years' | 'years-old'): WatchedValue => ({
  kind: 'count',
  value,
  unit,
});
const percent = (value: number): WatchedValue => ({ kind: 'percent', value });
const MEDICARE: WatchedValue = { kind: 'phone', digits: '8006334227' };
const PREMIUM = money(202.9);

/** One below the other. */
const lines = (...texts: string[]): Placed[] => texts.map((text, row) => ({ text, y: 700 - row * 14 }));
/** Beside each other. */
const cells = (...at: [text: string, x: number, size?: number][]): Placed[] =>
  at.map(([text, x, size = 11]) => ({ text, x, y: 700, size }));
const coded = (text: string): Placed[] => [{ text, y: 700, isCoded: true }];

type Case = [name: string, drawn: Placed[], value: WatchedValue];
const THERE: Case[] = [
  ['a sentence', lines('The standard premium is $202.90 a month.'), PREMIUM],
  ['letters by glyph numbers', coded('The premium is $202.90.'), PREMIUM],
  ['Korean letters', coded('한 달 202달러 90센트입니다'), PREMIUM],
  ['a ligature', coded('ﬁve years of residence'), count(5, 'years')],
  ['a sum whose letters are set apart', cells(['$202', 72], ['.90', 100]), PREMIUM],
  ['a sum whose comma is set apart', cells(['$1,', 72], ['836', 90]), money(1_836)],
  ['a sign of dollars at the edge of its cell', cells(['$', 72], ['615', 150]), money(615)],
  ['a percent sign in a column of its own', cells(['138', 72], ['%', 160]), percent(138)],
  ['a share whose letters are set apart', cells(['9', 72], ['.96%', 81]), percent(9.96)],
  ['a number with a mark of a footnote', cells(['$2,100', 72], ['1', 106, 6], [' a year', 113]), money(2_100)],
  ['a telephone number across lines', lines('Call 1-800-633-', '4227 any day.'), MEDICARE],
  ['a count across lines', lines('a stay of 63', 'continuous days'), count(63, 'days')],
  ['a cut word', lines('income up to 138 per-', 'cent of the level'), percent(138)],
  ['a cut word with a soft hyphen', [...lines('income up to 138 per\u00ad', 'cent of')], percent(138)],
  ['a number word across lines', lines('look back thirty-', 'six months'), count(36, 'months')],
  ['a page further on', lines('Days 61-90: $434.00 a day'), money(434)],
];
const NOT_THERE: Case[] = [
  ['two cells', cells(['65', 72], ['days', 200]), count(65, 'days')],
  ['a number that another column goes on with', cells(['$202', 72], ['.90', 200]), PREMIUM],
  ['a number cut by a gap', cells(['$20', 72], ['2.90', 140]), PREMIUM],
  ['a number and a mark of a footnote', cells(['$2,100', 72], ['1', 106, 6]), money(21_001)],
  ['a telephone number of two cells', cells(['1-800-633', 72], ['4227', 220]), MEDICARE],
  [
    'the foot of one column and the head of the next',
    [
      { text: 'at the age of 65', y: 80 },
      { text: 'days of hospital care', x: 320, y: 700 },
    ],
    count(65, 'days'),
  ],
  [
    'two paragraphs',
    [
      { text: 'Section 65', y: 700 },
      { text: 'days in a hospital', y: 640 },
    ],
    count(65, 'days'),
  ],
  ['what is drawn off the page', [{ text: 'The premium is $202.90', x: -700, y: 700 }], PREMIUM],
  ['a number inside a longer one', lines('Number 1202.901'), PREMIUM],
];

describe('the text of a PDF holds what a reader sees', () => {
  const CASES = [...THERE, ...NOT_THERE];
  let texts: string[];
  beforeAll(async () => {
    const pages = CASES.map(([, drawn]) => [
      { text: '@@', y: 780 },
      ...drawn,
      { text: 'a line at the foot of it', y: 30 },
    ]);
    texts = (await outcome(textPdf(pages))).split('@@').slice(1);
  });

  test.each(THERE)('%s', (name, _, value) => {
    const text = texts[CASES.findIndex(([each]) => each === name)] ?? '';
    expect([text, new WatchedPage(text).has(value)]).toEqual([text, true]);
  });
  test.each(NOT_THERE)('not in %s', (name, _, value) => {
    const text = texts[CASES.findIndex(([each]) => each === name)] ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect([text, new WatchedPage(text).has(value)]).toEqual([text, false]);
  });
});

const SENTENCE = 'The standard premium is $202.90 a month.';
const GOOD = linesPdf([SENTENCE]);
const pageTree = (kids: string, pages: string): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 612 792] >>`,
  ]);
/** A page that draws what the objects after it say. */
const drawing = (...more: (string | Buffer)[]): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 612 792] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /Next 5 0 R >> >> >>',
    ...more,
  ]);
const LETTERS = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
/** A drawing that others draw. @param next the object it draws itself */
const form = (content: string, next: number) =>
  packedStream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${LETTERS} /XObject << /Next ${next} 0 R >> >> `,
  );
/** Packed twice: some hundred bytes become 100 MB. */
const bomb = (): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(100_000_000, ' '), { level: 9 }));
  const head = `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
};
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)] `;
/** Words in letters of nobody's alphabet, as fonts without a table give them. */
const nameless = textPdf([[{ text: '\ue000\ue001\ue002 '.repeat(30) + 'a', isCoded: true }]]);

describe('a file that means no good takes nothing with it', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'truncated_body'],
    ['half of one', GOOD.subarray(0, GOOD.length / 2), 'truncated_body'],
    ['a page under its name', Buffer.from('<!doctype html><p>$202.90 %%EOF'), 'unreadable'],
    ['one that is locked', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [] /Count 0 >>'], LOCK), 'unreadable'],
    ['a scan', scannedPdf(3), 'no_text'],
    ['a font without names', nameless, 'no_text'],
    ['a million pages that are not there', pageTree('3 0 R', '1000000'), 'unreadable'],
    ['pages that hold themselves', pageTree('2 0 R 2 0 R', '3'), 'unreadable'],
  ])('%s', async (_, file, ended) => expect(await outcome(file)).toBe(ended));

  test('one whose table of objects is wrong is read as far as a reader can', async () => {
    const wrong = Buffer.from(GOOD.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99'), 'latin1');
    expect(await outcome(wrong)).toContain(SENTENCE);
  });

  test('one that unpacks to more memory than it is given is given up', async () => {
    const ended = await outcome(drawing(bomb()), { mostBytes: 48 * 1024 * 1024, timeoutMs: 20_000 });
    // Which limit is met first depends on when the memory is collected: the thread ends, or the reader has an error of its own.
    expect(['too_large', 'timeout', 'unreadable']).toContain(ended);
  });

  test('one that draws a drawing that draws a drawing is given up in its time', async () => {
    const depths = Array.from({ length: 9 }, (_, depth) => form('/Next Do '.repeat(10), 6 + depth));
    const file = drawing(packedStream('/Next Do '.repeat(10)), ...depths, form('BT /F1 9 Tf (a) Tj ET', 15));
    expect(['timeout', 'too_large']).toContain(await outcome(file, { timeoutMs: 2_500 }));
  });

  test('more text or pages than are read are too large', async () => {
    const long = linesPdf(Array<string>(200).fill(SENTENCE));
    expect(await outcome(long, { mostCharacters: 2_000 })).toBe('too_large');
    expect(await outcome(long, { mostPages: 2 })).toBe('too_large');
  });

  test('a reading that is stopped says why, and the next file is read', async () => {
    const path = join(folder, 'stopped.pdf');
    writeFileSync(path, GOOD);
    const stop = new AbortController();
    const reading = readPdf(path, stop.signal);
    setImmediate(() => stop.abort(new Error('the process is stopping')));
    await expect(reading).rejects.toThrow('stopping');
    expect(await outcome(GOOD)).toContain(SENTENCE);
  });
});
