// The five groups of the whole menu: the sidebar folds them, the bottom bar opens them, the footer lists them.
import {
  BriefcaseMedical,
  Building2,
  CircleQuestionMark,
  Coffee,
  Columns2,
  Database,
  FileText,
  HandHeart,
  HeartPulse,
  Hospital,
  House,
  HousePlus,
  IdCard,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  Mail,
  MapPin,
  Newspaper,
  Phone,
  Pill,
  Scale,
  ShieldCheck,
  ShieldQuestionMark,
  Siren,
  Sparkles,
  SquarePlus,
  Stethoscope,
  Sun,
  Umbrella,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface NavItem {
  to: string;
  /** Key under `shell:nav`. */
  label: string;
  icon: LucideIcon;
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
      { to: '/eligibility', label: 'eligibility', icon: ShieldQuestionMark },
      { to: '/assistance-programs', label: 'assistancePrograms', icon: HandHeart },
      { to: '/ai-analysis', label: 'aiAnalysis', icon: Sparkles },
      { to: '/forms', label: 'forms', icon: FileText },
    ],
  },
  {
    id: 'find',
    icon: MapPin,
    items: [
      { to: '/doctors', label: 'doctors', icon: Stethoscope },
      { to: '/hospitals', label: 'hospitals', icon: Hospital },
      { to: '/clinics', label: 'clinics', icon: SquarePlus },
      { to: '/pharmacies', label: 'pharmacies', icon: Pill },
      { to: '/medical-groups', label: 'medicalGroups', icon: Users },
      { to: '/senior-housing', label: 'seniorHousing', icon: HousePlus },
      { to: '/adult-day-care', label: 'adultDayCare', icon: Coffee },
      { to: '/assistants', label: 'assistants', icon: HandHeart },
      { to: '/healthcare-organizations', label: 'organizations', icon: Building2 },
    ],
  },
  {
    id: 'insurance',
    icon: ShieldCheck,
    items: [
      { to: '/insurance-search', label: 'planSearch', icon: Scale },
      { to: '/insurance-dashboard', label: 'insuranceDashboard', icon: LayoutDashboard },
      { to: '/medicare', label: 'medicare', icon: IdCard },
      { to: '/medi-cal', label: 'mediCal', icon: HeartPulse },
      { to: '/covered-california', label: 'coveredCalifornia', icon: Sun },
      { to: '/insurance-companies', label: 'insuranceCompanies', icon: Umbrella },
      { to: '/plan-comparison', label: 'planComparison', icon: Columns2 },
      { to: '/benefits-comparison', label: 'benefitsComparison', icon: LibraryBig },
    ],
  },
  {
    id: 'help',
    icon: Phone,
    items: [
      { to: '/health-news', label: 'healthNews', icon: Newspaper, isSpecial: true },
      { to: '/faqs', label: 'faqs', icon: CircleQuestionMark },
      { to: '/contact', label: 'contact', icon: Mail },
      { to: '/emergency-preparedness', label: 'emergencyPreparedness', icon: Siren },
      { to: '/emergency-preparedness#evacuation', label: 'evacuationPlan', icon: MapPin },
      { to: '/emergency-supplies', label: 'emergencySupplies', icon: BriefcaseMedical },
      { to: '/emergency-contacts', label: 'emergencyContacts', icon: Phone },
    ],
  },
];

/** Pages of no group: they stand in the footer only. */
export const FOOTER_EXTRAS: readonly NavItem[] = [{ to: '/admin/crawler', label: 'crawler', icon: Database }];

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
