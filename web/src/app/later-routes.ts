// Routes whose screens are built in later steps: each shows its title, one true sentence and useful links.
// A later step takes its route out of this list and puts its screen into routes.tsx.
import type { HelpLineId } from '@web/shared/contacts';

/** Keys of official sites, `later:links.*` names them. */
export const OFFICIAL_SITES = {
  medicare: 'https://www.medicare.gov',
  socialSecurity: 'https://www.ssa.gov',
  hicap: 'https://aging.ca.gov/hicap',
  dhcs: 'https://www.dhcs.ca.gov',
  healthCareOptions: 'https://www.healthcareoptions.dhcs.ca.gov',
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

export interface LaterRoute {
  path: string;
  /** Key under `later:page`, with `title` and `sentence`. */
  id: string;
  /** Screens that work now; labels are `later:pages.*`. */
  pages: readonly ('home' | 'search' | 'doctors' | 'pharmacies' | 'clinics')[];
  sites: readonly OfficialSite[];
  phones: readonly HelpLineId[];
}

export const LATER_ROUTES: readonly LaterRoute[] = [
  { path: '/ai-analysis', id: 'aiAnalysis', pages: ['home'], sites: ['medicare'], phones: ['hicap'] },
  {
    path: '/insurance-dashboard',
    id: 'insuranceDashboard',
    pages: ['home'],
    sites: ['medicare', 'coveredCalifornia', 'dhcs'],
    phones: ['hicap'],
  },
  {
    path: '/insurance-plans',
    id: 'insurancePlans',
    pages: ['home'],
    sites: ['medicare', 'coveredCalifornia', 'dhcs'],
    phones: ['hicap'],
  },
  { path: '/insurance-search', id: 'insuranceSearch', pages: ['search'], sites: ['medicare'], phones: ['medicare'] },
  {
    path: '/medicare',
    id: 'medicare',
    pages: ['doctors'],
    sites: ['medicare', 'socialSecurity'],
    phones: ['medicare', 'socialSecurity', 'hicap'],
  },
  {
    path: '/medi-cal',
    id: 'mediCal',
    pages: ['clinics'],
    sites: ['benefitsCal', 'dhcs', 'healthCareOptions'],
    phones: ['mediCal', 'healthCareOptions'],
  },
  {
    path: '/covered-california',
    id: 'coveredCalifornia',
    pages: ['home'],
    sites: ['coveredCalifornia'],
    phones: ['coveredCaliforniaKorean'],
  },
  {
    path: '/plan-comparison',
    id: 'planComparison',
    pages: ['home'],
    sites: ['medicare'],
    phones: ['medicare', 'hicap'],
  },
  {
    path: '/benefits-comparison',
    id: 'benefitsComparison',
    pages: ['home'],
    sites: ['medicare', 'dhcs'],
    phones: ['hicap', 'mediCal'],
  },
  {
    path: '/healthcare-organizations',
    id: 'organizations',
    pages: ['home', 'doctors', 'clinics'],
    sites: ['npiRegistry'],
    phones: [],
  },
  { path: '/insurance-companies', id: 'insuranceCompanies', pages: ['search'], sites: ['medicare'], phones: ['hicap'] },
  {
    path: '/insurance-companies-redesigned',
    id: 'insuranceCompanies',
    pages: ['search'],
    sites: ['medicare'],
    phones: ['hicap'],
  },
  {
    path: '/medical-groups',
    id: 'medicalGroups',
    pages: ['home', 'search'],
    sites: ['npiRegistry'],
    phones: ['hicap'],
  },
  { path: '/hospitals', id: 'hospitals', pages: ['home', 'search'], sites: ['npiRegistry'], phones: [] },
  {
    path: '/providers',
    id: 'providers',
    pages: ['doctors', 'pharmacies', 'clinics'],
    sites: ['npiRegistry'],
    phones: [],
  },
  {
    path: '/senior-housing',
    id: 'seniorHousing',
    pages: ['home'],
    sites: ['aging', 'community'],
    phones: ['agingLosAngeles', 'community'],
  },
  {
    path: '/adult-day-care',
    id: 'adultDayCare',
    pages: ['home'],
    sites: ['aging'],
    phones: ['agingLosAngeles', 'community'],
  },
  {
    path: '/assistants',
    id: 'assistants',
    pages: ['home'],
    sites: ['dhcs', 'aging'],
    phones: ['mediCal', 'agingLosAngeles'],
  },
  {
    path: '/assistance-programs',
    id: 'assistancePrograms',
    pages: ['search'],
    sites: ['extraHelpForm', 'benefitsCal'],
    phones: ['hicap', 'socialSecurity'],
  },
  {
    path: '/forms',
    id: 'forms',
    pages: ['home'],
    sites: ['cmsForms', 'extraHelpForm', 'benefitsCal'],
    phones: ['hicap'],
  },
  {
    path: '/emergency-preparedness',
    id: 'emergencyPreparedness',
    pages: ['pharmacies'],
    sites: ['crisisLine', 'community'],
    phones: ['community'],
  },
  {
    path: '/emergency-supplies',
    id: 'emergencySupplies',
    pages: ['pharmacies'],
    sites: ['community'],
    phones: ['community'],
  },
  {
    path: '/emergency-contacts',
    id: 'emergencyContacts',
    pages: ['home'],
    sites: ['crisisLine', 'community'],
    phones: ['community', 'agingLosAngeles'],
  },
  {
    path: '/health-news',
    id: 'healthNews',
    pages: ['home'],
    sites: ['cmsNews', 'coveredCaliforniaNews'],
    phones: [],
  },
  { path: '/faqs', id: 'faqs', pages: ['search'], sites: ['medicare', 'dhcs'], phones: ['hicap', 'mediCal'] },
  {
    path: '/contact',
    id: 'contact',
    pages: ['home'],
    sites: ['hicap'],
    phones: ['hicap', 'medicare', 'mediCal', 'coveredCaliforniaKorean'],
  },
  { path: '/privacy', id: 'privacy', pages: ['home'], sites: [], phones: ['hicap'] },
  { path: '/admin/crawler', id: 'crawler', pages: ['doctors', 'clinics'], sites: ['npiRegistry'], phones: [] },
];
