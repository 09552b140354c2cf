// @ts-check
// What the state's open data portal holds of the lists we read: their slugs, ids and tables.
import { registerTable } from './community-care.mjs';
import { readData } from './data.mjs';
import { crosswalkTable, listingTable, locationTable } from './facility-tables.mjs';
import { managedCareTable } from './managed-care-table.mjs';

/** @typedef {{ id: string, name: string, format: string, file: string, table: (revision: number) => import('./table.mjs').Table }} Resource */
/** @typedef {{ slug: string, id: string, title: string, sources: string[], resources: Resource[] }} Dataset */

/** The rows of a resource, by the name that portal-datasets.json gives its table. @type {Record<string, Resource['table']>} */
const TABLES = {
  locations: locationTable,
  listing: listingTable,
  crosswalk: crosswalkTable,
  'managed-care': managedCareTable,
  elderly: (revision) => registerTable('elderly', revision),
  adults: (revision) => registerTable('adults', revision),
  'home-care': (revision) => registerTable('home-care', revision),
};

/** @typedef {Omit<Dataset, 'resources'> & { resources: (Omit<Resource, 'table'> & { table: string })[] }} WrittenDataset */

/** @param {string} name */
function tableNamed(name) {
  const table = TABLES[name];
  if (!table) throw new Error(`portal-datasets.json names a table that is not there: ${name}`);
  return table;
}

/** @type {WrittenDataset[]} */
const written = readData('portal-datasets.json').datasets;

/** @type {Dataset[]} */
export const DATASETS = written.map(({ resources, ...dataset }) => ({
  ...dataset,
  resources: resources.map((resource) => ({ ...resource, table: tableNamed(resource.table) })),
}));
