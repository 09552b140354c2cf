// @ts-check
// Hosts of one CSV file: HRSA's community health centers, Social Security's offices, and the exports of the licensing program, which are
// ragged by nature (docs/facts/sources.md#hrsa-clinics and #community-care-licensing).
import { csvAnswer, fileAnswer, missingPage } from './answers.mjs';
import { recordedTable } from './fixtures.mjs';
import { changedTable, csvText, TABLE_FAULTS } from './table.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */

const EXPORTS = new Map([
  ['ResidentialElderCareFacility', 'elderly-export'],
  ['AdultResidentialFacilities', 'adults-export'],
  ['HomeCare', 'home-care-export'],
]);
const SITES = '/hrsa/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv';
const OFFICES = '/ssa/data/FO-Address-Open-Close-Times.csv';

/** @param {HostRequest} request @returns {Answer | null} */
export function csvFiles({ path, query, settings: { revision } }) {
  const file = /** @type {const} */ ({ kind: 'csv', type: 'text/csv', revision });
  const newline = '\r\n';
  if (path === SITES) {
    const style = { newline, isQuoted: true, trailingComma: true };
    const table = recordedTable('health-centers', 'Site Name', revision);
    const render = (/** @type {import('./faults.mjs').Fault | null} */ fault) =>
      csvText(changedTable(table, fault), style);
    return fileAnswer({ ...file, sources: ['clinics'], faults: TABLE_FAULTS, render });
  }
  if (path === OFFICES) {
    return fileAnswer({
      ...file,
      sources: ['social-security'],
      faults: [...TABLE_FAULTS, 'old-shape'],
      render: (fault) => {
        const name = fault?.fault === 'old-shape' ? 'offices-old' : 'offices';
        return csvText(changedTable(recordedTable(name, 'OFFICE CODE', revision), fault), { newline });
      },
    });
  }
  const register = EXPORTS.get(query.get('id') ?? '');
  if (path === '/ccld/transparencyapi/api/DownloadStateData' && register) {
    const table = recordedTable(register, 'Facility Number', revision);
    const style = { newline, isQuoted: true, isHeaderQuoted: true };
    return csvAnswer(['community-care'], TABLE_FAULTS, (fault) => csvText(changedTable(table, fault), style));
  }
  if (path.startsWith('/hrsa/')) return missingPage(['clinics']);
  if (path.startsWith('/ssa/')) return missingPage(['social-security']);
  return path.startsWith('/ccld/') ? missingPage(['community-care']) : null;
}
