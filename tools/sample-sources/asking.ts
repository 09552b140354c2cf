// For the tests of this folder: one question to a host, its answer as text, rows or files.
import { parse } from 'csv-parse/sync';
import { fromBufferPromise } from 'yauzl';
import type { Answer, Settings } from './answers.mjs';
import type { Fault } from './faults.mjs';
import { answerOf } from './hosts.mjs';

const SETTINGS: Settings = { delayMs: 0, revision: 0, rowsMax: 32_000, pageDelayMs: 0, planPages: null };
export type Row = Record<string, string>;
export type Found = { records: Row[]; total: number; resource_id: string; limit: number; fields: { id: string }[] };

const requestOf = (url: string, settings: Partial<Settings> = {}) => {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1:9');
  return {
    path: pathname,
    query: searchParams,
    origin: 'http://127.0.0.1:9',
    settings: { ...SETTINGS, ...settings },
  };
};
export const answerTo = (url: string, settings?: Partial<Settings>): Answer => {
  const answer = answerOf(requestOf(url, settings));
  if (!answer) throw new Error(`no host answers ${url}`);
  return answer;
};
export const faultOf = (source: string, fault: string, more: Partial<Fault> = {}): Fault => ({
  source,
  fault,
  times: null,
  after: 0,
  ...more,
});
export const bodyOf = (url: string, settings?: Partial<Settings>, fault: Fault | null = null): Buffer =>
  Buffer.from(answerTo(url, settings).render(fault).body);
export const jsonOf = <T>(url: string, settings?: Partial<Settings>, fault: Fault | null = null): T =>
  JSON.parse(bodyOf(url, settings, fault).toString()) as T;
export const rowsOf = (text: string): Row[] =>
  parse(text, { bom: true, columns: true, relax_column_count: true, skip_empty_lines: true });

export async function unzip(archive: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    // Throws when size or checksum do not fit.
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    files.set(entry.fileName, Buffer.concat(pieces).toString());
  }
  zip.close();
  return files;
}

export const LANDSCAPE = {
  2026: '/cms/files/zip/cy2026-landscape-202609.zip',
  2027: '/cms/files/zip/cy2027-landscape-202609-1.zip',
};
export async function landscape(year: 2026 | 2027, settings?: Partial<Settings>, fault: Fault | null = null) {
  const files = await unzip(bodyOf(LANDSCAPE[year], settings, fault));
  const [name, text] = [...files].find(([file]) => file.endsWith('.csv')) ?? ['', ''];
  return { name, text, rows: rowsOf(text) };
}

export const CKAN = '/chhs/api/3/action';
export const ELDERLY = '744d1583-f9eb-45b6-b0f8-b9a9dab936a6';
export const LOCATIONS = 'f0ae5731-fef8-417f-839d-54a0ed3a126e';
export const search = (query: string, settings?: Partial<Settings>, fault: Fault | null = null): Found =>
  jsonOf<{ result: Found }>(`${CKAN}/datastore_search?${query}`, settings, fault).result;
export const HOSPITALS = '/pdc/provider-data/api/1/datastore/query/xubh-q36u/0';
export const SITES = '/hrsa/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv';
export const OFFICES = '/ssa/data/FO-Address-Open-Close-Times.csv';
export const EXPORT = '/ccld/transparencyapi/api/DownloadStateData?id=ResidentialElderCareFacility';
export const MANAGED_CARE = 'a7c0ffee-3d2b-4c1a-9e77-5a3b1d9c0a42';
export const DRUG_SERIES = '/data-cms/data-api/v1/dataset-resources/a94b1015-1b93-476b-80ec-508b4169c8f5';
export const DRUG_RELEASE = '/data-cms/sites/default/files/sample/SPUF_2026_20260701.zip';
export const DRUG_NAME = '/rxnav/REST/rxcui/9900001/properties.json';
export const ROLES = `/plan-net/kaiser/PractitionerRole?${new URLSearchParams([
  ['location.address-postalcode', '90006'],
  ...['practitioner', 'location', 'organization', 'network'].map((name): [string, string] => [
    '_include',
    `PractitionerRole:${name}`,
  ]),
  ['_count', '50'],
]).toString()}`;
export const PLAN_PAGE = '/medicare/plan-compare/plan-details/2026-H0001-901-0.html';
export const NEWSROOM = '/cms-news/about-cms/contact/newsroom';
export const BLOG = '/ssa-blog/feed/';
export const LETTER = '/dhcs/formsandpubs/publications/oc/Pages/010526-Stakeholder-News.aspx';
export const REGISTER = '/federal-register/api/v1/documents.json';
