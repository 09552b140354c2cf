// What "near" means on every page: within 25 miles of the middle of a ZIP, nearest first; narrower or wider on request.
import { NEAR_MILES } from '@app/contracts/http/catalog';

export { NEAR_MILES };
/** Miles one may choose, the narrowest first. */
export const RADII = [5, 10, 25, 50] as const;
export type Radius = (typeof RADII)[number];

/** The radius of an address; what it does not understand is the usual one. */
export const radiusOf = (params: URLSearchParams): Radius =>
  RADII.find((miles) => String(miles) === params.get('radius')) ?? NEAR_MILES;

/** How the address says it: the usual radius is not said. */
export const radiusParam = (radius: Radius): string | null => (radius === NEAR_MILES ? null : String(radius));

export const widerThan = (radius: Radius): Radius | null => RADII.find((miles) => miles > radius) ?? null;
export const narrowerThan = (radius: Radius): Radius | null => RADII.findLast((miles) => miles < radius) ?? null;
