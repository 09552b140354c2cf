// The thirteen buttons of the hero: five programs and eight kinds of places.
import {
  Coffee,
  Columns2,
  HeartPulse,
  Hospital,
  HouseHeart,
  IdCard,
  Landmark,
  ListChecks,
  Pill,
  ShieldCheck,
  SquarePlus,
  Stethoscope,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ProviderType } from '@app/contracts/http/catalog';
import { withZip } from '@web/base/zip-travel';

export interface Category {
  /** Key below `categories` in the home namespace. */
  id: string;
  icon: LucideIcon;
  /** Address for a whole ZIP. */
  addressFor: (zip: string) => string;
}

const program = (id: string, to: string, icon: LucideIcon): Category => ({ id, icon, addressFor: () => to });
const placesOf = (type: ProviderType, icon: LucideIcon): Category => ({
  id: type,
  icon,
  addressFor: (zip) => `/search-results?${new URLSearchParams({ zip, type }).toString()}`,
});

export const PROGRAM_CATEGORIES: readonly Category[] = [
  program('medicare', '/medicare', IdCard),
  program('mediCal', '/medi-cal', HeartPulse),
  program('insuranceCompanies', '/insurance-companies', ShieldCheck),
  { id: 'planComparison', icon: Columns2, addressFor: (zip) => withZip('/plan-comparison', zip) },
  program('benefitsComparison', '/benefits-comparison', ListChecks),
];

export const PLACE_CATEGORIES: readonly Category[] = [
  placesOf('doctor', Stethoscope),
  placesOf('hospital', Hospital),
  placesOf('medicalGroup', Users),
  placesOf('pharmacy', Pill),
  placesOf('clinic', SquarePlus),
  placesOf('seniorHousing', HouseHeart),
  placesOf('adultDayCare', Coffee),
  placesOf('seniorCenter', Landmark),
];
