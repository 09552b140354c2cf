// @ts-check
// data.chhs.ca.gov under /chhs: the CKAN API of the state's open data portal and its CSV files
// (docs/facts/sources.md#chhs-portal and #community-care-licensing).
import { csvAnswer, fileAnswer, jsonAnswer, missingPage, redirectAnswer } from './answers.mjs';
import { searchRows } from './datastore.mjs';
import { readData } from './data.mjs';
import { recordedTable } from './fixtures.mjs';
import { changedTable, csvText, JSON_TABLE_FAULTS, TABLE_FAULTS } from './table.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./faults.mjs').Fault} Fault */

/** @typedef {{ id: string, name: string, format: string, file: string, table: string, vital: string }} Resource `table`: its fixture */
/** @typedef {{ slug: string, id: string, title: string, sources: string[], resources: Resource[] }} Dataset */
/** @typedef {{ dataset: Dataset, resource: Resource }} Found */

/** @type {Dataset[]} */
const DATASETS = readData('portal-datasets.json').datasets;
/** @param {Resource} resource @param {number} revision */
const tableOf = ({ table, vital }, revision) => recordedTable(table, vital, revision);

/** Faults of the API itself, in addition to those of its tables. */
export const CKAN_FAULTS = ['error-body', 'error-in-200', 'old-shape', 'resource-id-changed', 'no-datastore'];
const FAULTS = [...JSON_TABLE_FAULTS, ...CKAN_FAULTS];

/** What a rebuilt dataset calls its resource. @param {string} id */
const rebuiltId = (id) => `${id.slice(0, -4)}beef`;
/** @param {Fault | null} fault */
const hasNewIds = (fault) => fault?.fault === 'resource-id-changed';

/** The resource of an id; its old id is gone while the fault lasts, its new one is always known. @param {string | null} id @param {Fault | null} fault @returns {Found | null} */
function findResource(id, fault) {
  for (const dataset of DATASETS) {
    for (const resource of dataset.resources) {
      if (id === rebuiltId(resource.id) || (id === resource.id && !hasNewIds(fault))) return { dataset, resource };
    }
  }
  return null;
}

/** CKAN's error body. @param {number} status @param {string} type @param {Record<string, unknown>} error */
const ckanError = (status, type, error) => ({
  status,
  value: { help: HELP, error: { __type: type, ...error }, success: false },
});
const HELP = 'https://data.chhs.ca.gov/api/3/action/help_show';
const notFound = (/** @type {string} */ message) => ckanError(404, 'Not Found Error', { message });

/** Plays what the API does wrong whatever the request is. @param {Fault | null} fault */
function apiFault(fault) {
  const error = notFound('Not found: Resource was not found.');
  if (fault?.fault === 'error-body') return error;
  return fault?.fault === 'error-in-200' ? { ...error, status: 200 } : null;
}

/** @param {Dataset} dataset @param {HostRequest} request @param {Fault | null} fault */
function packageValue({ slug, id, title, resources }, { origin, settings: { revision } }, fault) {
  const modified = `2026-${revision > 0 ? '11' : '10'}-18T16:20:11.000000`;
  const listed = resources.map((resource) => {
    const resourceId = hasNewIds(fault) ? rebuiltId(resource.id) : resource.id;
    return {
      id: resourceId,
      package_id: id,
      name: resource.name,
      format: resource.format,
      state: 'active',
      url: `${origin}/chhs/dataset/${id}/resource/${resourceId}/download/${resource.file}`,
      last_modified: modified,
      created: '2017-07-07T20:32:56.000000',
      datastore_active: fault?.fault !== 'no-datastore',
    };
  });
  const dictionary = {
    id: `${id}-dictionary`,
    package_id: id,
    name: `Data Dictionary - ${title}`,
    format: 'XLSX',
    state: 'active',
    url: `${origin}/chhs/dataset/${id}/dictionary.xlsx`,
    last_modified: modified,
    datastore_active: false,
  };
  const result = { id, name: slug, title, state: 'active', metadata_modified: modified };
  if (fault?.fault === 'old-shape') return { help: HELP, success: true, result: { ...result, files: listed } };
  return { help: HELP, success: true, result: { ...result, resources: [dictionary, ...listed] } };
}

/** @param {HostRequest} request @returns {Answer} */
function packageShow(request) {
  const id = request.query.get('id');
  const dataset = DATASETS.find((entry) => entry.slug === id || entry.id === id);
  if (!dataset) return jsonAnswer([], [], () => notFound('Not found'));
  // Table faults are for the tables: the page that lists them stays true.
  return jsonAnswer(
    dataset.sources,
    CKAN_FAULTS,
    (fault) => apiFault(fault) ?? { value: packageValue(dataset, request, fault) },
  );
}

/** @param {HostRequest} request @param {Fault | null} fault */
function searchValue({ query, settings }, fault) {
  const id = query.get('resource_id');
  const found = findResource(id, fault);
  if (!found || fault?.fault === 'no-datastore') return notFound(`Not found: Resource "${id}" was not found.`);
  const table = changedTable(tableOf(found.resource, settings.revision), fault);
  const searched = searchRows(table, { resourceId: String(id), query, settings });
  if ('refused' in searched) return ckanError(409, 'Validation Error', searched.refused);
  const { records, ...result } = searched.result;
  const listed = fault?.fault === 'old-shape' ? { rows: records } : { records };
  return { value: { help: HELP, success: true, result: { ...result, ...listed } } };
}

/** @param {HostRequest} request @returns {Answer} */
function datastoreSearch(request) {
  const known = findResource(request.query.get('resource_id'), null);
  return jsonAnswer(known?.dataset.sources ?? [], FAULTS, (fault) => apiFault(fault) ?? searchValue(request, fault));
}

/** The name under which the file really lies: another in every release. @param {string} id @param {number} revision */
const storedName = (id, revision) => `tmp${id.slice(0, 8)}${revision}.csv`;

/** Path -> the resource it is about and what answers. @type {[path: RegExp, answer: (found: Found, revision: number) => Answer][]} */
const FILES = [
  [
    /^\/chhs\/dataset\/[^/]+\/resource\/([^/]+)\/download\/[^/]+$/,
    ({ dataset, resource }, revision) =>
      redirectAnswer(dataset.sources, `/chhs/storage/${storedName(resource.id, revision)}`),
  ],
  [
    /^\/chhs\/datastore\/dump\/([^/]+)$/,
    ({ dataset, resource }, revision) => ({
      ...csvAnswer(dataset.sources, TABLE_FAULTS, (fault) =>
        csvText(changedTable(tableOf(resource, revision), fault), { newline: '\r\n' }),
      ),
      type: 'application/octet-stream',
    }),
  ],
  [
    /^\/chhs\/storage\/(tmp[^/]+\.csv)$/,
    ({ dataset, resource }, revision) =>
      fileAnswer({
        sources: dataset.sources,
        kind: 'csv',
        type: 'text/csv',
        faults: TABLE_FAULTS,
        revision,
        render: (fault) => csvText(changedTable(tableOf(resource, revision), fault), { newline: '\r\n', hasBom: true }),
      }),
  ],
];

/** @param {string} name of a stored file @param {number} revision @returns {Found | null} */
function findStored(name, revision) {
  for (const dataset of DATASETS) {
    const resource = dataset.resources.find(({ id }) => storedName(id, revision) === name);
    if (resource) return { dataset, resource };
  }
  return null;
}

/** @param {HostRequest} request @returns {Answer | null} */
export function openDataPortal(request) {
  const { path, settings } = request;
  if (path === '/chhs/api/3/action/package_show') return packageShow(request);
  if (path === '/chhs/api/3/action/datastore_search') return datastoreSearch(request);
  for (const [pattern, answer] of FILES) {
    const name = pattern.exec(path)?.[1];
    const found = name === undefined ? null : (findResource(name, null) ?? findStored(name, settings.revision));
    if (found) return answer(found, settings.revision);
  }
  return path.startsWith('/chhs/') ? missingPage([]) : null;
}
