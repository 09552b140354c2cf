// The five groups of the whole menu: the sidebar folds them, the bottom bar opens them, the footer lists them.
import { House, ListChecks, MapPin, Phone, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface NavItem {
  to: string;
  /** Key under `shell:nav`. */
  label: string;
  /** Marked in the menu (the specification's health news). */
  isSpecial?: boolean;
}

export type NavGroupId = 'home' | 'benefits' | 'find' | 'insurance' | 'help';

export interface NavGroup {
  /** Also the key under `shell:navGroup`. */
  id: NavGroupId;
  icon: LucideIcon;
  /** A group that is one page on the bottom bar; the others open as a sheet there. */
  to?: string;
  items: readonly NavItem[];
}

export const NAV_GROUPS: readonly NavGroup[] = [
  { id: 'home', icon: House, to: '/', items: [] },
  {
    id: 'benefits',
    icon: ListChecks,
    to: '/eligibility',
    items: [
      { to: '/eligibility', label: 'eligibility' },
      { to: '/my-dates', label: 'myDates' },
      { to: '/korea', label: 'korea' },
      { to: '/assistance-programs', label: 'assistancePrograms' },
      { to: '/ai-analysis', label: 'aiAnalysis' },
      { to: '/forms', label: 'forms' },
    ],
  },
  {
    id: 'find',
    icon: MapPin,
    items: [
      { to: '/doctors', label: 'doctors' },
      { to: '/hospitals', label: 'hospitals' },
      { to: '/clinics', label: 'clinics' },
      { to: '/pharmacies', label: 'pharmacies' },
      { to: '/medical-groups', label: 'medicalGroups' },
      { to: '/senior-housing', label: 'seniorHousing' },
      { to: '/adult-day-care', label: 'adultDayCare' },
      { to: '/assistants', label: 'assistants' },
      { to: '/healthcare-organizations', label: 'organizations' },
    ],
  },
  {
    id: 'insurance',
    icon: ShieldCheck,
    items: [
      { to: '/my-plan', label: 'myPlan' },
      { to: '/my-medicines', label: 'myMedicines' },
      { to: '/insurance-search', label: 'planSearch' },
      { to: '/insurance-dashboard', label: 'insuranceDashboard' },
      { to: '/medicare', label: 'medicare' },
      { to: '/medi-cal', label: 'mediCal' },
      { to: '/covered-california', label: 'coveredCalifornia' },
      { to: '/insurance-companies', label: 'insuranceCompanies' },
      { to: '/plan-comparison', label: 'planComparison' },
      { to: '/benefits-comparison', label: 'benefitsComparison' },
    ],
  },
  {
    id: 'help',
    icon: Phone,
    items: [
      { to: '/health-news', label: 'healthNews', isSpecial: true },
      { to: '/letters', label: 'letters' },
      { to: '/faqs', label: 'faqs' },
      { to: '/glossary', label: 'glossary' },
      { to: '/contact', label: 'contact' },
      { to: '/emergency-preparedness', label: 'emergencyPreparedness' },
      { to: '/emergency-preparedness#evacuation', label: 'evacuationPlan' },
      { to: '/emergency-supplies', label: 'emergencySupplies' },
      { to: '/emergency-contacts', label: 'emergencyContacts' },
    ],
  },
];

/** Pages of no group: they are in the footer only. */
export const FOOTER_EXTRAS: readonly NavItem[] = [{ to: '/admin/crawler', label: 'crawler' }];

/** What holds for this site: always in sight at the foot of a page. Paths and keys under `shell:nav`. */
export const LEGAL_PAGES = ['accessibility', 'privacy', 'terms', 'disclaimer'] as const;

/** The second list: pages that are reached from a page of the group. */
const GROUP_OF = new Map<string, NavGroupId>([
  ...NAV_GROUPS.flatMap(({ id, items }) => items.map(({ to }) => [to, id] as const)),
  ['/', 'home'],
  ['/providers', 'find'],
  ['/search-results', 'find'],
  ['/insurance-plans', 'insurance'],
]);

export const groupOfPath = (pathname: string): NavGroupId | null => GROUP_OF.get(pathname) ?? null;
