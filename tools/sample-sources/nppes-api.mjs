// @ts-check
// npiregistry.cms.hhs.gov under /nppes: the question's answer, and what the registry itself can do wrong in it.
import { answerQuery, ERRORS, inOldShape, registryJson } from './nppes-query.mjs';

/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./nppes-records.mjs').NppesRecord} NppesRecord */

export const NPPES_FAULTS = ['error-in-200', 'empty', 'old-shape', 'missing-column'];
const NOT_KEPT = { 'cache-control': 'no-cache, no-store, must-revalidate' };

/** @param {{ results?: NppesRecord[] }} answer @param {(record: NppesRecord) => object} change */
const changed = (answer, change) => (answer.results ? { ...answer, results: answer.results.map(change) } : answer);

/** @param {HostRequest} request @returns {Answer | null} */
export function npiRegistry({ path, query, settings }) {
  if (path !== '/nppes/api/' && path !== '/nppes/api') return null;
  return {
    sources: ['nppes'],
    kind: 'json',
    type: 'application/json',
    headers: NOT_KEPT,
    faults: NPPES_FAULTS,
    render: (fault) => {
      if (fault?.fault === 'error-in-200') return { body: registryJson({ Errors: [ERRORS[fault.code ?? '07']] }) };
      if (fault?.fault === 'empty') return { body: registryJson({ result_count: 0, results: [] }) };
      const answer = /** @type {{ results?: NppesRecord[] }} */ (answerQuery(query, settings.revision));
      if (fault?.fault === 'old-shape') return { body: registryJson(changed(answer, inOldShape)) };
      if (fault?.fault !== 'missing-column') return { body: registryJson(answer) };
      const renamed = changed(answer, ({ taxonomies, addresses, ...rest }) => ({
        ...rest,
        specialties: taxonomies,
        places: addresses,
      }));
      return { body: registryJson(renamed) };
    },
  };
}
