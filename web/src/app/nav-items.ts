// The sidebar's groups (the drawer shows the same) and the five items of the bottom bar.
import {
  BriefcaseMedical,
  Building2,
  CircleQuestionMark,
  Coffee,
  Columns2,
  HandHeart,
  HeartPulse,
  Hospital,
  House,
  HousePlus,
  IdCard,
  LayoutDashboard,
  ListChecks,
  Mail,
  Newspaper,
  Phone,
  Pill,
  ShieldCheck,
  ShieldQuestionMark,
  Siren,
  Sparkles,
  SquarePlus,
  Stethoscope,
  Sun,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface NavItem {
  to: string;
  /** Key under `shell:nav`. */
  label: string;
  icon: LucideIcon;
}

export interface NavGroup {
  id: string;
  items: readonly NavItem[];
}

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    id: 'main',
    items: [
      { to: '/', label: 'home', icon: House },
      { to: '/ai-analysis', label: 'aiAnalysis', icon: Sparkles },
    ],
  },
  {
    id: 'insurance',
    items: [
      { to: '/insurance-dashboard', label: 'insuranceDashboard', icon: LayoutDashboard },
      { to: '/eligibility', label: 'eligibility', icon: ShieldQuestionMark },
      { to: '/medicare', label: 'medicare', icon: IdCard },
      { to: '/medi-cal', label: 'mediCal', icon: HeartPulse },
      { to: '/covered-california', label: 'coveredCalifornia', icon: Sun },
      { to: '/plan-comparison', label: 'planComparison', icon: Columns2 },
      { to: '/benefits-comparison', label: 'benefitsComparison', icon: ListChecks },
    ],
  },
  {
    id: 'organizations',
    items: [
      { to: '/healthcare-organizations', label: 'organizations', icon: Building2 },
      { to: '/insurance-companies', label: 'insuranceCompanies', icon: ShieldCheck },
      { to: '/medical-groups', label: 'medicalGroups', icon: Users },
      { to: '/hospitals', label: 'hospitals', icon: Hospital },
    ],
  },
  {
    id: 'nearby',
    items: [
      { to: '/doctors', label: 'doctors', icon: Stethoscope },
      { to: '/pharmacies', label: 'pharmacies', icon: Pill },
      { to: '/clinics', label: 'clinics', icon: SquarePlus },
      { to: '/senior-housing', label: 'seniorHousing', icon: HousePlus },
      { to: '/adult-day-care', label: 'adultDayCare', icon: Coffee },
      { to: '/assistants', label: 'assistants', icon: HandHeart },
    ],
  },
  {
    id: 'emergency',
    items: [
      { to: '/emergency-preparedness', label: 'emergencyPreparedness', icon: Siren },
      { to: '/emergency-supplies', label: 'emergencySupplies', icon: BriefcaseMedical },
      { to: '/emergency-contacts', label: 'emergencyContacts', icon: Phone },
    ],
  },
  {
    id: 'support',
    items: [
      { to: '/health-news', label: 'healthNews', icon: Newspaper },
      { to: '/faqs', label: 'faqs', icon: CircleQuestionMark },
      { to: '/contact', label: 'contact', icon: Mail },
    ],
  },
];

/** The fifth place of the bottom bar is the menu button. */
export const BOTTOM_ITEMS: readonly NavItem[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/doctors', label: 'doctors', icon: Stethoscope },
  { to: '/pharmacies', label: 'pharmacies', icon: Pill },
  { to: '/clinics', label: 'clinics', icon: SquarePlus },
];

export interface FooterGroup {
  id: string;
  links: readonly { to: string; label: string }[];
}

/** Only addresses of the route table. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    id: 'insurance',
    links: [
      { to: '/medicare', label: 'medicare' },
      { to: '/medi-cal', label: 'mediCal' },
      { to: '/covered-california', label: 'coveredCalifornia' },
      { to: '/plan-comparison', label: 'planComparison' },
    ],
  },
  {
    id: 'resources',
    links: [
      { to: '/assistance-programs', label: 'assistancePrograms' },
      { to: '/forms', label: 'forms' },
      { to: '/health-news', label: 'healthNews' },
      { to: '/emergency-preparedness', label: 'emergencyPreparedness' },
      { to: '/admin/crawler', label: 'crawler' },
    ],
  },
  {
    id: 'support',
    links: [
      { to: '/faqs', label: 'faqs' },
      { to: '/contact', label: 'contact' },
    ],
  },
  { id: 'legal', links: [{ to: '/privacy', label: 'privacy' }] },
];
