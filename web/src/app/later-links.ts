// Where the screens of later-routes.ts lead: official sites, telephone lines, and screens that work now.
import type { HelpLineId } from '@web/base/contacts';
import type { LaterId } from './later-routes';

/** Keys of official sites, `later:links.*` names them. */
export const OFFICIAL_SITES = {
  socialSecurity: 'https://www.ssa.gov',
  hicap: 'https://aging.ca.gov/hicap',
  benefitsCal: 'https://benefitscal.com',
  coveredCalifornia: 'https://www.coveredca.com',
  cmsNews: 'https://www.cms.gov/newsroom',
  coveredCaliforniaNews: 'https://www.coveredca.com/newsroom/news-releases/',
  cmsForms: 'https://www.cms.gov/medicare/forms-notices/cms-forms-list',
  extraHelpForm: 'https://www.ssa.gov/i1020/',
  npiRegistry: 'https://npiregistry.cms.hhs.gov',
  aging: 'https://aging.ca.gov',
} as const;
export type OfficialSite = keyof typeof OFFICIAL_SITES;

/** Addresses of the screens a page may lead to. */
export const LATER_PAGES = {
  check: '/eligibility',
  changes: '/insurance-dashboard',
} as const;
export type LaterPageId = keyof typeof LATER_PAGES;

export interface LaterLinks {
  /** Screens that bring one further, the first as the main press; labels are `later:pages.*`. None where the numbers are the way. */
  pages: readonly LaterPageId[];
  sites: readonly OfficialSite[];
  phones: readonly HelpLineId[];
  /** The numbers are the answer: they stand before the sites. */
  isPhoneFirst?: true;
}

export const LATER_LINKS: Record<LaterId, LaterLinks> = {
  healthNews: { pages: ['changes'], sites: ['cmsNews', 'coveredCaliforniaNews'], phones: [] },
};
