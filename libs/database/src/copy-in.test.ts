import { copyLine } from './copy-in';

describe('a row as COPY takes it', () => {
  it('has its cells between tabs, nothing as \\N and lists as arrays', () => {
    expect(copyLine(['a b', null, '', ['x', 'y z'], []])).toBe('a b\t\\N\t\t{"x","y z"}\t{}\n');
  });

  it.each([
    ['a tab', 'a\tb', 'a\\tb'],
    ['a line end', 'a\nb\r', 'a\\nb\\r'],
    ['a backslash', 'a\\b', 'a\\\\b'],
    ['the sign for nothing', '\\N', '\\\\N'],
  ])('keeps %s in whatever cell it stands, and the other cells as they are', (_what, text, written) => {
    for (const at of [0, 1, 2]) {
      const [cells, lines] = [
        ['eins', '둘', null as string | null],
        ['eins', '둘', '\\N'],
      ];
      cells[at] = text;
      lines[at] = written;
      expect(copyLine(cells)).toBe(`${lines.join('\t')}\n`);
    }
  });

  it('keeps quotes and backslashes of a list', () => {
    expect(copyLine([['say "hi"', 'back\\slash']])).toBe('{"say \\\\"hi\\\\"","back\\\\\\\\slash"}\n');
  });
});
