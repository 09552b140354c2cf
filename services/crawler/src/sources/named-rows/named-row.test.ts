import { requireColumns, rowOfRecord, rowReader, rowsHash } from './named-row';

describe('a row read by the names of its columns', () => {
  it.each([
    ['Facility ID', 'facility_id'],
    ['City/Town', 'citytown'],
    ['ZIP Code', 'zip_code'],
  ])('knows %s and %s as one', (inFile, inApi) => {
    expect(rowReader([inFile])(['x']).text(inApi)).toBe('x');
    expect(rowOfRecord({ [inApi]: 'x' }).text(inFile)).toBe('x');
  });

  it.each(['', ' ', '-', '--', 'N/A', 'Unavailable', 'Not Available', 'NULL', null, undefined])(
    'takes %p for unknown',
    (value) => expect(rowOfRecord({ cell: value }).text('cell')).toBeUndefined(),
  );

  it('cleans blanks and control characters', () => {
    expect(rowOfRecord({ cell: ' A\u0000\tB\n C ' }).text('cell')).toBe('A B C');
  });

  it.each([
    ['90006', '90006'],
    ['90006-1234', '90006'],
    ['900061234', '90006'],
    ['9000', undefined],
    ['900061', undefined],
    ['V6B 1A1', undefined],
  ])('reads the ZIP code %s as %s', (text, zip) => expect(rowOfRecord({ zip: text }).zip('zip')).toBe(zip));

  it.each([
    ['1,234', 1234],
    ['6', 6],
    ['0', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['many', undefined],
  ])('reads the count %s as %s', (text, count) => expect(rowOfRecord({ beds: text }).count('beds')).toBe(count));

  it('takes the first of two columns with one name, and no cell beyond the header', () => {
    const row = rowReader(['a', 'b', 'b'])(['1', '2', '3', '4']);
    expect([row.text('a'), row.text('b')]).toEqual(['1', '2']);
    expect(rowReader(['a', 'b'])(['1']).text('b')).toBeUndefined();
  });

  it('names every column that is missing, in its first spelling', () => {
    const required = ['Facility ID', ['City/Town', 'City'], 'State'];
    expect(() => requireColumns(['facility_id', 'STATE', 'city'], required)).not.toThrow();
    expect(() => requireColumns(['state'], required)).toThrow(
      expect.objectContaining({ failureClass: 'missing_columns', detail: 'Facility ID, City/Town' }),
    );
  });

  it('gives the same rows the same hash, whatever their order and row numbers', () => {
    const rows = [rowOfRecord({ _id: 1, a: 'x' }), rowOfRecord({ _id: 2, a: 'y' })];
    const renumbered = [rowOfRecord({ _id: 7, a: 'y' }), rowOfRecord({ _id: 9, a: 'x' })];
    expect(rowsHash(renumbered)).toBe(rowsHash(rows));
    expect(rowsHash([rowOfRecord({ a: 'x' })])).not.toBe(rowsHash(rows));
  });
});
