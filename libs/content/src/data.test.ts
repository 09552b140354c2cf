// The door of libs/content/data: every file is held against its shape, and what is wrong is told as file and line.
import { dataFiles, jsonFaults, OTHER_FILES, readData, RECORD_FILES, zipFaults } from './testing/data-files';

const SHAPED = [...Object.keys(RECORD_FILES), ...Object.keys(OTHER_FILES)];
const ZIPS = 'california-zips.csv';

test('every data file is checked, and every checked file is there', () => {
  expect(dataFiles()).toEqual([...SHAPED, ZIPS].sort());
});

test.each(SHAPED)('nothing is wrong in %s', (file) => expect(jsonFaults(file)).toEqual([]));

test('nothing is wrong in the table of ZIP codes', () => expect(zipFaults(ZIPS)).toEqual([]));

describe('what is wrong is told with its file and line', () => {
  const lines = readData('insurers.json').split('\n');
  const at = (part: string): number => lines.findIndex((line) => line.includes(part));
  const told = (changed: readonly string[]): string[] => jsonFaults('insurers.json', changed.join('\n'));
  /** The file with one line changed -> where the first fault is told to be, and how. */
  const change = (part: string, line: string): string[] => told(lines.with(at(part), line));
  const where = (part: string): string => `libs/content/data/insurers.json:${at(part) + 1} `;
  const KAISER_PHONE = '"phone": "1-800-443-0815"';

  test('a telephone number in an unknown form', () => {
    expect(change(KAISER_PHONE, '"phone": "800-443-0815",')).toEqual([
      `${where(KAISER_PHONE)}kaiser: phone "800-443-0815" is not a telephone number: write (213) 637-1070, 1-800-772-1213, 211, 711, 911 or 988`,
    ]);
  });

  test('a number nobody may print, in a text too', () => {
    const [fault] = change('"headquarters": "Oakland, CA"', '"headquarters": "Oakland, call (310) 423-5000",');
    expect(fault).toBe(
      `${where('"headquarters": "Oakland, CA"')}kaiser: headquarters holds (310) 423-5000, a doubtful telephone number of refused.json`,
    );
  });

  test.each<[string, string, string, string]>([
    ['a missing field', KAISER_PHONE, '', 'phone is missing'],
    ['a field with a slip in its name', KAISER_PHONE, '"phon": "1-800-443-0815",', 'phon is not a field of this file'],
    [
      'a text without Korean',
      '"ko": "통역 전화"',
      '{ "label": { "ko": "Interpreter", "en": "x" }, "number": "711" }',
      'not a text in Korean',
    ],
    [
      'a list that is none',
      '"unconfirmedFields": ["established", "headquarters"]',
      '"unconfirmedFields": null,',
      'is not a list',
    ],
    [
      'a field that does not exist',
      '"unconfirmedFields": ["established", "headquarters"]',
      '"unconfirmedFields": ["beds"],',
      'names beds',
    ],
    ['a check date that is no day', '"checkedOn"', '"checkedOn": "2026-13-40",', 'is not a day'],
    ['a source date after the check', '"sourceDate"', '"sourceDate": "2027",', 'is later than checkedOn'],
    ['a verified record without source', '"sourceUrl"', '"sourceUrl": null,', 'names the page'],
    ['a value that nobody knows', '"networkType"', '"networkType": "PPO",', 'is not one of HMO, HMO/PPO'],
    ['an id that is there twice', '"id": "anthem"', '"id": "kaiser",', 'kaiser is there twice'],
    ['a field that is there twice', KAISER_PHONE, '"starYear": 2026, "phone": null,', 'this field is there twice'],
    [
      'a comma too many',
      '"number": "(800) 324-8010"',
      '{ "label": { "ko": "가", "en": "a" }, "number": "711" },',
      'this is not JSON',
    ],
    ['a comma that is missing', '"kind": "integrated-hmo"', '"kind": "integrated-hmo"', 'this is not JSON'],
  ])('%s', (_what, part, line, says) => {
    const faults = change(part, line);
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
    const told = Number(/json:(\d+) /.exec(faults[0] ?? '')?.[1]);
    // A missing field is told where its record begins, a missing comma where the next field stands.
    expect([at(part) + 1, at(part) + 2, 2]).toContain(told);
  });

  test('a record that says it is from memory and shows more than its name', () => {
    const faults = change('"confidence"', '"confidence": "memory",');
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining('nobody knows where to confirm')]));
    expect(faults).toContain(
      `${where(KAISER_PHONE)}kaiser: phone is shown, but the record says that it is from memory`,
    );
  });

  test('lines of the ZIP table', () => {
    const zips = readData(ZIPS).split('\n');
    const fault = (line: string): string[] => zipFaults(ZIPS, zips.with(6, line).join('\n'));
    const here = 'libs/content/data/california-zips.csv:7 ';
    expect(fault('90005,Los Angeles,34.1,-118.3,C,Los Angeles:1')).toEqual([
      `${here}90005 is there twice or not in ascending order`,
    ]);
    expect(fault('90006,Los Angeles,34.1,,C,Los Angeles:1')).toEqual([
      `${here}90006: latitude, longitude and point (C or G) belong together`,
    ]);
    expect(fault('90006,Los Angeles,34.1,-118.3,C,Los Angles:1')).toEqual([
      `${here}90006: "Los Angles:1" is not a county of California with its share (Orange:0.25)`,
    ]);
    expect(fault('90006,Los Angeles')[0]).toContain(`${here}"90006,Los Angeles" is not zip,place`);
  });
});
