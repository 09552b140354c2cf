// @ts-check
// Which host answers which path.
import { cmsSite } from './cms-site.mjs';
import { drugPlanFiles } from './drug-plan-files.mjs';
import { drugNames } from './drug-names.mjs';
import { providerDataCatalog } from './hospital-ratings.mjs';
import { licensingExports } from './licensing-exports.mjs';
import { blogSite, letterSite, newsroomSite, registerSite } from './news-sites.mjs';
import { npiRegistry } from './nppes-api.mjs';
import { openDataPortal } from './open-data-portal.mjs';
import { planCompareSite } from './plan-compare-site.mjs';
import { planNet } from './plan-net.mjs';
import { ROBOTS } from './robots.mjs';
import { sampleFiles } from './sample-files.mjs';
import { watchedPages } from './watched-pages.mjs';

/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./answers.mjs').HostRequest} HostRequest */

const HOSTS = [
  npiRegistry,
  cmsSite,
  drugPlanFiles,
  drugNames,
  openDataPortal,
  providerDataCatalog,
  licensingExports,
  sampleFiles,
  planCompareSite,
  planNet,
  newsroomSite,
  blogSite,
  letterSite,
  registerSite,
  watchedPages,
];

/** What the host of this path says to a GET; null when no host has the path. @param {HostRequest} request @returns {Answer | null} */
export function answerOf(request) {
  if (/^(\/[a-z]+)?\/robots\.txt$/.test(request.path)) return ROBOTS;
  for (const host of HOSTS) {
    const answer = host(request);
    if (answer) return answer;
  }
  return null;
}
