import { CopyLines } from './copy-lines';

const TEXTS = ['eins\n', '둘\n', 'three\n', '\n', 'fünf\n'];

const linesOf = (pieces: Iterable<Buffer>): string => Buffer.concat([...pieces]).toString();

describe('lines for COPY', () => {
  const lines = new CopyLines();
  lines.add(TEXTS.slice(0, 2));
  lines.add([]);
  lines.add(TEXTS.slice(2));

  it('are given as they came, piece by piece', () => {
    expect(linesOf(lines.where(() => true))).toBe(TEXTS.join(''));
    expect([...lines.where(() => true)]).toHaveLength(2);
  });

  it.each([[[0, 3]], [[1, 2, 4]], [[4]], [[]]])('leave out all but %j', (wanted) => {
    expect(linesOf(lines.where((n) => wanted.includes(n)))).toBe(wanted.map((n) => TEXTS[n]).join(''));
  });

  it('leave out the beginning of each', () => {
    const named = new CopyLines();
    named.add(['ab one\n', 'cd two\n']);
    named.add(['ef three\n']);
    expect(linesOf(named.where(() => true, 3))).toBe('one\ntwo\nthree\n');
    expect(linesOf(named.where((n) => n !== 1, 3))).toBe('one\nthree\n');
  });
});
