// The door of libs/content/data: every file is held against its shape, and what is wrong is told as file and line.
import type { NewsroomRecord } from './records/newsrooms';
import { dataFiles, jsonFaults, OTHER_FILES, readData, RECORD_FILES, zipFaults } from './testing/data-files';

const SHAPED = [...Object.keys(RECORD_FILES), ...Object.keys(OTHER_FILES)];
const ZIPS = 'california-zips.csv';
const AGENCY: NewsroomRecord = {
  id: 'agency',
  name: 'Agency news',
  nameKo: '기관 소식',
  nameKoSource: 'translated',
  sourceUrl: 'https://www.example.gov',
  sourceDate: '2026-06',
  checkedOn: '2026-11-20',
  confidence: 'verified',
  isStale: false,
  unconfirmedFields: [],
  url: 'https://www.example.gov/news',
  feedUrl: null,
  kind: 'html-list',
};

test('every data file is checked, and every checked file is there', () => {
  expect(dataFiles()).toEqual([...SHAPED, ZIPS].sort());
});

test.each(SHAPED)('nothing is wrong in %s', (file) => expect(jsonFaults(file)).toEqual([]));

test('nothing is wrong in the table of ZIP codes', () => expect(zipFaults(ZIPS)).toEqual([]));

describe('what is wrong is told with its file and line', () => {
  /** A record as it should be; line 1 is the bracket before it. */
  const lines = JSON.stringify([AGENCY], null, 2).split('\n');
  const lineOf = (field: string): number => lines.findIndex((line) => line.startsWith(`    "${field}":`)) + 1;
  const faultsIn = (changed: readonly string[]): string[] => jsonFaults('newsrooms.json', changed.join('\n'));
  /** The file with the line of one field changed -> what is told. */
  const change = (field: string, line: string): string[] => faultsIn(lines.with(lineOf(field) - 1, line));

  test('nothing, when nothing is wrong', () => expect(faultsIn(lines)).toEqual([]));

  test('with the words for the person who mends it', () => {
    expect(change('checkedOn', '"checkedOn": "20 November",')).toEqual([
      `libs/content/data/newsrooms.json:${lineOf('checkedOn')} agency: checkedOn "20 November" is not a day: write 2026-11-20`,
    ]);
  });

  test.each([
    ['a field with a slip in its name', 'url', '"ur": "https://a.gov",', 'url', 'ur is not a field of this file'],
    ['a name without Korean', 'nameKo', '"nameKo": "News",', 'nameKo', 'not a text in Korean'],
    ['a list that is none', 'unconfirmedFields', '"unconfirmedFields": null,', 'unconfirmedFields', 'is not a list'],
    [
      'a doubtful field that is not there',
      'unconfirmedFields',
      '"unconfirmedFields": ["beds"],',
      'unconfirmedFields',
      'names beds',
    ],
    ['a source date after the check', 'sourceDate', '"sourceDate": "2027",', 'sourceDate', 'is later than checkedOn'],
    ['a verified record without source', 'sourceUrl', '"sourceUrl": null,', 'sourceUrl', 'names the page'],
    ['a Korean name without origin', 'nameKoSource', '"nameKoSource": null,', 'nameKoSource', 'belong together'],
    ['a value that nobody knows', 'kind', '"kind": "fax"', 'kind', 'is not one of html-list, rss+html'],
    ['a field that is there twice', 'url', '"kind": "html-list", "url": "https://a.gov",', 'kind', 'is there twice'],
    [
      'a doubtful number in a text',
      'name',
      '"name": "Call (310) 423-5000",',
      'name',
      'holds (310) 423-5000, a doubtful',
    ],
    ['a comma too many', 'kind', '"kind": "html-list",', 'kind', 'this is not JSON'],
    ['a comma that is missing', 'url', '"url": "https://a.gov"', 'url', 'this is not JSON'],
    ['a quotation mark that is missing', 'url', '"url: "https://a.gov",', 'url', 'this is not JSON'],
  ])('%s', (_what, field, line, where, says) => {
    const faults = change(field, line);
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
    expect(faults.map((fault) => Number(/json:(\d+) /.exec(fault)?.[1]))).toContain(lineOf(where));
  });

  test('a missing field, where its record begins', () => {
    expect(change('feedUrl', '')).toEqual([
      'libs/content/data/newsrooms.json:2 agency: feedUrl is missing (nothing known: write null or [])',
    ]);
  });

  test('an id that is there twice, where it is the second time', () => {
    const twice = JSON.stringify([AGENCY, AGENCY], null, 2).split('\n');
    const second = twice.lastIndexOf('    "id": "agency",') + 1;
    expect(faultsIn(twice)).toEqual([`libs/content/data/newsrooms.json:${second} agency: id agency is there twice`]);
  });

  test('a telephone number in an unknown form', () => {
    const refused =
      '{\n  "phones": [\n    { "phone": "213.637.1070", "why": "memory" }\n  ],\n  "contractIds": []\n}\n';
    expect(jsonFaults('refused.json', refused)).toEqual([
      'libs/content/data/refused.json:3 phones.phone "213.637.1070" is not a telephone number: write (213) 637-1070, 1-800-772-1213, 211, 711, 911 or 988',
    ]);
  });

  test('a record from memory that nobody can confirm', () => {
    const faults = change('confidence', '"confidence": "memory",');
    expect(faults).toEqual([
      `libs/content/data/newsrooms.json:${lineOf('sourceUrl')} agency: sourceUrl is named, but the record says that it is from memory`,
      'libs/content/data/newsrooms.json:2 agency: confirmAt is missing: nobody knows where to confirm this record',
      `libs/content/data/newsrooms.json:${lineOf('sourceUrl')} agency: sourceUrl is shown, but the record says that it is from memory`,
      `libs/content/data/newsrooms.json:${lineOf('sourceDate')} agency: sourceDate is shown, but the record says that it is from memory`,
    ]);
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
