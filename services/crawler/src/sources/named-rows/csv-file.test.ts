import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from './csv-file';

const folder = mkdtempSync(join(tmpdir(), 'csv-file-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const progress: (number | null)[] = [];
const options = {
  signal: new AbortController().signal,
  onProgress: (rows: number, total: number | null) => void progress.push(rows, total),
};
const read = (text: string) => {
  const path = join(folder, 'table.csv');
  writeFileSync(path, text);
  return readCsv(path, options);
};

describe('a comma-separated file', () => {
  it('gives its rows by name, without a mark of bytes at its start, and its progress', async () => {
    const { header, rows } = await read('\uFEFF"A","B"\r\n"1","x, y"\r\n');
    expect(header).toEqual(['A', 'B']);
    expect(rows[0]?.text('b')).toBe('x, y');
    expect(progress.slice(-2)).toEqual([1, 1]);
  });

  it.each([
    ['with a row cut short at its end', 'a,b,c\n1,2,3\n4,5,6\n7,8', 'truncated_body'],
    ['cut inside a quoted cell', 'a,b\n1,2\n"3,4', 'truncated_body'],
    ['that is a page', '<!doctype html>\n<html></html>\n', 'not_json'],
    ['that is empty', '', 'empty_result'],
  ])('%s is refused', async (_what, text, failureClass) => {
    await expect(read(text)).rejects.toMatchObject({ failureClass });
  });

  it.each([
    ['whose rows all lack a cell', 'a,b,c\n1,2\n3,4'],
    ['whose last row is short but ends', 'a,b,c\n1,2,3\n4,5\n'],
    ['whose rows are as long as they like', 'a,b,c\n1,2,3,4\n5,6\n7,8'],
  ])('%s is whole', async (_what, text) => {
    expect((await read(text)).rows.length).toBeGreaterThan(1);
  });
});
