// @ts-check
// The exports of the licensing program, which are ragged by nature (docs/facts/sources.md#community-care-licensing).
import { csvAnswer, missingPage } from './answers.mjs';
import { recordedTable } from './fixtures.mjs';
import { changedTable, csvText, TABLE_FAULTS } from './table.mjs';

const EXPORTS = new Map([
  ['ResidentialElderCareFacility', 'elderly-export'],
  ['AdultResidentialFacilities', 'adults-export'],
  ['HomeCare', 'home-care-export'],
]);
const STYLE = { newline: '\r\n', isQuoted: true, isHeaderQuoted: true };

/** @param {import('./answers.mjs').HostRequest} request @returns {import('./answers.mjs').Answer | null} */
export function licensingExports({ path, query, settings: { revision } }) {
  if (!path.startsWith('/ccld/')) return null;
  const name = EXPORTS.get(query.get('id') ?? '');
  if (path !== '/ccld/transparencyapi/api/DownloadStateData' || !name) return missingPage(['community-care']);
  const table = recordedTable(name, 'Facility Number', revision);
  return csvAnswer(['community-care'], TABLE_FAULTS, (fault) => csvText(changedTable(table, fault), STYLE));
}
