// @ts-check
// robots.txt: one for the whole server, because all hosts share its origin. A fault refuses the paths of one source only.

import { SAMPLE_FILES } from './sample-files.mjs';

/** @typedef {import('./answers.mjs').Answer} Answer */

const OWN_CALLS = 'User-agent: *\nDisallow: /__\n';
/** Which paths a source reads. The registry's fault refuses everything, as it always did. @type {Record<string, string[]>} */
const PATHS = {
  nppes: ['/'],
  insurance: ['/cms/'],
  crosswalk: ['/cms/files/zip/plan-crosswalk-'],
  'drug-plans': ['/data-cms/'],
  'drug-names': ['/rxnav/'],
  hospitals: ['/pdc/', '/chhs/'],
  'community-care': ['/chhs/', '/ccld/'],
  'plan-page': ['/medicare/'],
  'plan-net': ['/plan-net/'],
  'dhcs-managed-care': ['/chhs/'],
  'news-cms': ['/cms-news/'],
  'news-ssa': ['/ssa-blog/'],
  'news-dhcs': ['/dhcs/'],
  'news-federal-register': ['/federal-register/'],
  'watched-pages': ['/pages/'],
  ...Object.fromEntries(SAMPLE_FILES.map(({ source, prefix }) => [source, [prefix]])),
};
export const SOURCE_NAMES = Object.keys(PATHS);

/** @type {Answer} */
export const ROBOTS = {
  sources: SOURCE_NAMES,
  kind: 'robots',
  type: 'text/plain',
  headers: {},
  faults: ['robots-deny', 'robots-500'],
  render: (fault) => {
    if (fault?.fault === 'robots-500') return { status: 500, body: 'Internal Server Error' };
    if (fault?.fault !== 'robots-deny') return { body: OWN_CALLS };
    const refused = (PATHS[fault.source] ?? []).map((path) => `Disallow: ${path}\n`);
    return { body: `User-agent: *\n${refused.join('')}` };
  },
};
