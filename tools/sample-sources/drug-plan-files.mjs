// @ts-check
// data.cms.gov under /data-cms: which drug-plan files a series has now, and the files: a quarterly release of 2026 with prices, a monthly
// one of 2027 without. Facts: docs/facts/sources.md#drug-plan-files.
import { fileAnswer, jsonAnswer, missingPage } from './answers.mjs';
import { drugRows } from './drug-plan-rows.mjs';
import { DRUG_COLUMNS, releaseArchive } from './drug-tables.mjs';
import { changedTable, TABLE_FAULTS, tableOf } from './table.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./faults.mjs').Fault} Fault */

const SOURCES = ['drug-plans'];
const RESOURCES = '/data-cms/data-api/v1/dataset-resources/';
const FILES = '/sites/default/files/sample/';
/** By the id of the series; the next release has another name. @type {Record<string, (revision: number) => string>} */
const RELEASES = {
  'a94b1015-1b93-476b-80ec-508b4169c8f5': (revision) => `SPUF_2026_202607${revision > 0 ? '15' : '01'}`,
  'cb2a224f-4d52-4cae-aa55-8c00c671384f': (revision) => `2027_202610${revision > 0 ? '21' : '14'}`,
};

/** The addresses are those of the true site. @param {string} release */
const resourcesOf = (release) => ({
  data: [
    {
      name: 'Methodology (sample)',
      type: 'Methodology',
      downloadURL: 'https://data.cms.gov/sites/default/files/sample.pdf',
    },
    { name: `${release} (sample)`, type: 'Primary', downloadURL: `https://data.cms.gov${FILES}${release}.zip` },
  ],
});

/** What was made once: a release takes a second. @type {Map<string, Buffer>} */
const made = new Map();

/** @param {string} release @param {number} revision @param {Fault | null} fault */
function archiveAt(release, revision, fault) {
  const key = `${release} ${fault?.fault} ${fault?.column}`;
  const archive = made.get(key) ?? archiveOf(release, revision, fault);
  made.set(key, archive);
  return archive;
}

/** Faults of tables are those of the plans. @param {string} release @param {number} revision @param {Fault | null} fault */
function archiveOf(release, revision, fault) {
  const isQuarterly = release.startsWith('SPUF');
  const tables = Object.entries(drugRows(isQuarterly ? 2026 : 2027, revision))
    .filter(([name]) => isQuarterly || name !== 'Pricing file')
    .map(([name, rows]) => {
      const keys = new Map();
      const records = rows.map((values) => {
        const plan = `${values.CONTRACT_ID}-${values.PLAN_ID}-${values.SEGMENT_ID}`;
        if (!keys.has(plan)) keys.set(plan, keys.size);
        return { key: keys.get(plan), values };
      });
      const table = tableOf(DRUG_COLUMNS[/** @type {keyof typeof DRUG_COLUMNS} */ (name)], 'FORMULARY_ID', records);
      return { name, table: name === 'plan information' ? changedTable(table, fault) : table };
    });
  return releaseArchive(tables);
}

/** @param {HostRequest} request @returns {Answer | null} */
export function drugPlanFiles({ path, settings: { revision } }) {
  if (!path.startsWith('/data-cms/')) return null;
  const series = RELEASES[path.slice(RESOURCES.length)];
  if (path.startsWith(RESOURCES) && series) {
    return jsonAnswer(SOURCES, ['no-links'], (fault) => ({
      value: fault?.fault === 'no-links' ? { data: [] } : resourcesOf(series(revision)),
    }));
  }
  const release = Object.values(RELEASES)
    .map((nameAt) => nameAt(revision))
    .find((name) => path === `/data-cms${FILES}${name}.zip`);
  if (release === undefined) return missingPage(SOURCES);
  return fileAnswer({
    sources: SOURCES,
    revision,
    kind: 'zip',
    type: 'application/zip',
    faults: TABLE_FAULTS,
    render: (fault) => archiveAt(release, revision, fault),
  });
}
