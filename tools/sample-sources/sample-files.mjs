// @ts-check
// Sources that are one CSV file: services/crawler/src/sources/<source>/fixtures/sample.json has the path below this server's origin, the
// column that column faults change, and how the file is written; sample.csv has its rows (fixtures.mjs says how), and sample-old.csv,
// where there is one, the columns of the fault `old-shape`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileAnswer, missingPage } from './answers.mjs';
import { recordedTable } from './fixtures.mjs';
import { changedTable, csvText, TABLE_FAULTS } from './table.mjs';

/** @typedef {{ path: string, vitalColumn: string, style: import('./table.mjs').CsvStyle }} SampleFile */

const FOLDER = new URL('../../services/crawler/src/sources/', import.meta.url);
const fixture = (/** @type {string} */ source, /** @type {string} */ name) =>
  new URL(`${source}/fixtures/${name}`, FOLDER);

/** @type {{ source: string, file: SampleFile, prefix: string, hasOldShape: boolean }[]} */
export const SAMPLE_FILES = readdirSync(FOLDER)
  .filter((source) => existsSync(fixture(source, 'sample.json')))
  .map((source) => {
    const file = JSON.parse(readFileSync(fixture(source, 'sample.json'), 'utf8'));
    const prefix = `/${file.path.split('/')[1]}/`;
    return { source, file, prefix, hasOldShape: existsSync(fixture(source, 'sample-old.csv')) };
  });

/** @param {import('./answers.mjs').HostRequest} request @returns {import('./answers.mjs').Answer | null} */
export function sampleFiles({ path, settings: { revision } }) {
  const found = SAMPLE_FILES.find(({ prefix }) => path.startsWith(prefix));
  if (!found) return null;
  const { source, hasOldShape, file } = found;
  if (path !== file.path) return missingPage([source]);
  return fileAnswer({
    kind: 'csv',
    type: 'text/csv',
    revision,
    sources: [source],
    faults: hasOldShape ? [...TABLE_FAULTS, 'old-shape'] : TABLE_FAULTS,
    render: (fault) => {
      const csv = fixture(source, fault?.fault === 'old-shape' ? 'sample-old.csv' : 'sample.csv');
      return csvText(changedTable(recordedTable(csv, file.vitalColumn, revision), fault), file.style);
    },
  });
}
