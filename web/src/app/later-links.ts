// Where the screens of later-routes.ts lead: official sites, telephone lines, and screens that work now.
import type { HelpLineId } from '@web/base/contacts';
import type { LaterId } from './later-routes';

/** Keys of official sites, `later:links.*` names them. */
export const OFFICIAL_SITES = {
  medicare: 'https://www.medicare.gov',
  socialSecurity: 'https://www.ssa.gov',
  hicap: 'https://aging.ca.gov/hicap',
  dhcs: 'https://www.dhcs.ca.gov',
  benefitsCal: 'https://benefitscal.com',
  coveredCalifornia: 'https://www.coveredca.com',
  cmsNews: 'https://www.cms.gov/newsroom',
  coveredCaliforniaNews: 'https://www.coveredca.com/newsroom/news-releases/',
  cmsForms: 'https://www.cms.gov/medicare/forms-notices/cms-forms-list',
  extraHelpForm: 'https://www.ssa.gov/i1020/',
  npiRegistry: 'https://npiregistry.cms.hhs.gov',
  aging: 'https://aging.ca.gov',
  crisisLine: 'https://988lifeline.org',
  community: 'https://211la.org',
} as const;
export type OfficialSite = keyof typeof OFFICIAL_SITES;

export interface LaterLinks {
  /** Screens that work now; labels are `later:pages.*`. */
  pages: readonly ('home' | 'search' | 'doctors' | 'pharmacies' | 'clinics' | 'plans')[];
  sites: readonly OfficialSite[];
  phones: readonly HelpLineId[];
}

export const LATER_LINKS: Record<LaterId, LaterLinks> = {
  aiAnalysis: { pages: ['plans'], sites: ['medicare'], phones: ['hicap'] },
  planComparison: { pages: ['plans'], sites: ['medicare'], phones: ['medicare', 'hicap'] },
  benefitsComparison: { pages: ['home'], sites: ['medicare', 'dhcs'], phones: ['hicap', 'mediCal'] },
  assistancePrograms: {
    pages: ['search'],
    sites: ['extraHelpForm', 'benefitsCal'],
    phones: ['hicap', 'socialSecurity'],
  },
  forms: { pages: ['home'], sites: ['cmsForms', 'extraHelpForm', 'benefitsCal'], phones: ['hicap'] },
  emergencyPreparedness: { pages: ['pharmacies'], sites: ['crisisLine', 'community'], phones: ['community'] },
  emergencySupplies: { pages: ['pharmacies'], sites: ['community'], phones: ['community'] },
  emergencyContacts: { pages: ['home'], sites: ['crisisLine', 'community'], phones: ['community', 'agingLosAngeles'] },
  healthNews: { pages: ['home'], sites: ['cmsNews', 'coveredCaliforniaNews'], phones: [] },
  faqs: { pages: ['search'], sites: ['medicare', 'dhcs'], phones: ['hicap', 'mediCal'] },
  contact: { pages: ['home'], sites: ['hicap'], phones: ['hicap', 'medicare', 'mediCal', 'coveredCaliforniaKorean'] },
  privacy: { pages: ['home'], sites: [], phones: ['hicap'] },
};
