// The live tiles of the home page; where a ZIP is needed the page behind the tile asks for it.
import {
  Coffee,
  HeartPulse,
  Hospital,
  HousePlus,
  IdCard,
  Landmark,
  Pill,
  Scale,
  ShieldCheck,
  SquarePlus,
  Stethoscope,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface Tile {
  /** Key below `tiles` in the home namespace. */
  id: string;
  to: string;
  icon: LucideIcon;
  /** On a phone it is behind "more". */
  isFurther?: true;
}

export const TILES: readonly Tile[] = [
  { id: 'doctor', to: '/doctors', icon: Stethoscope },
  { id: 'hospital', to: '/hospitals', icon: Hospital },
  { id: 'pharmacy', to: '/pharmacies', icon: Pill },
  { id: 'plans', to: '/insurance-search', icon: Scale },
  { id: 'medicare', to: '/medicare', icon: IdCard },
  { id: 'mediCal', to: '/medi-cal', icon: HeartPulse },
  { id: 'clinic', to: '/clinics', icon: SquarePlus, isFurther: true },
  { id: 'medicalGroup', to: '/medical-groups', icon: Users, isFurther: true },
  { id: 'insuranceCompanies', to: '/insurance-companies', icon: ShieldCheck, isFurther: true },
  { id: 'seniorHousing', to: '/senior-housing', icon: HousePlus, isFurther: true },
  { id: 'adultDayCare', to: '/adult-day-care', icon: Coffee, isFurther: true },
  { id: 'seniorCenter', to: '/providers?type=seniorCenter', icon: Landmark, isFurther: true },
];
