// Social Security field offices (GET /api/offices). No decorators.
import type { Provenance } from './provenance';

export const OFFICE_PATHS = { offices: '/api/offices' } as const;
export const OFFICE_LIMITS = { default: 50, max: 500 } as const;

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface OfficeResponse {
  /** SSA's office code. */
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string | null;
  /** "9:00 AM" to "4:00 PM" as the source writes it; null = closed or not stated. */
  hours: Partial<Record<Weekday, { open: string; close: string } | null>>;
  latitude: number | null;
  longitude: number | null;
  distanceMiles: number | null;
  provenance: Provenance;
}
