// @ts-check
// www.ccld.dss.ca.gov under /ccld: the licensing program's own bulk export, one CSV for each register.
import { csvAnswer, missingPage } from './answers.mjs';
import { exportTable } from './community-care.mjs';
import { changedTable, csvText, TABLE_FAULTS } from './table.mjs';

/** @typedef {import('./answers.mjs').Asked} Asked */
/** @typedef {import('./answers.mjs').Answer} Answer */

const SOURCES = ['community-care'];
/** @type {Map<string | null, import('./community-care.mjs').Register>} */
const EXPORTS = new Map([
  ['ResidentialElderCareFacility', 'elderly'],
  ['AdultResidentialFacilities', 'adults'],
  ['HomeCare', 'home-care'],
]);

/** @param {Asked} asked @returns {Answer | null} */
export function licensingSite({ path, query, settings: { revision } }) {
  if (!path.startsWith('/ccld/')) return null;
  const register = EXPORTS.get(query.get('id'));
  if (path !== '/ccld/transparencyapi/api/DownloadStateData' || !register) return missingPage(SOURCES);
  return csvAnswer(SOURCES, TABLE_FAULTS, (fault) =>
    csvText(changedTable(exportTable(register, revision), fault), {
      newline: '\r\n',
      isQuoted: true,
      isHeaderQuoted: true,
    }),
  );
}
