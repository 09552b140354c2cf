// Routes whose screens are built in later steps: each shows its title, one true sentence and useful links.
// A later step takes its route out of this list (and its links out of later-links.ts) and puts its screen into routes.tsx.

/** Address -> key under `later:page`, with `title` and `sentence`, and in later-links.ts. */
export const LATER_ROUTES = {
  '/ai-analysis': 'aiAnalysis',
  '/insurance-dashboard': 'insuranceDashboard',
  '/insurance-plans': 'insurancePlans',
  '/insurance-search': 'insuranceSearch',
  '/medicare': 'medicare',
  '/medi-cal': 'mediCal',
  '/covered-california': 'coveredCalifornia',
  '/plan-comparison': 'planComparison',
  '/benefits-comparison': 'benefitsComparison',
  '/healthcare-organizations': 'organizations',
  '/insurance-companies': 'insuranceCompanies',
  '/insurance-companies-redesigned': 'insuranceCompanies',
  '/medical-groups': 'medicalGroups',
  '/hospitals': 'hospitals',
  '/providers': 'providers',
  '/senior-housing': 'seniorHousing',
  '/adult-day-care': 'adultDayCare',
  '/assistants': 'assistants',
  '/assistance-programs': 'assistancePrograms',
  '/forms': 'forms',
  '/emergency-preparedness': 'emergencyPreparedness',
  '/emergency-supplies': 'emergencySupplies',
  '/emergency-contacts': 'emergencyContacts',
  '/health-news': 'healthNews',
  '/faqs': 'faqs',
  '/contact': 'contact',
  '/privacy': 'privacy',
  '/admin/crawler': 'crawler',
} as const;

export type LaterAddress = keyof typeof LATER_ROUTES;
export type LaterId = (typeof LATER_ROUTES)[LaterAddress];
