// What "near" means on every page: within 25 miles of the middle of a ZIP, nearest first; narrower or wider on request.
import { NEAR_MILES } from '@app/contracts/http/catalog';

export { NEAR_MILES };
/** Miles one may choose, the narrowest first. */
export const RADII = [5, 10, 25, 50] as const;
export type Radius = (typeof RADII)[number];

export const widerThan = (radius: Radius): Radius | null => RADII.find((miles) => miles > radius) ?? null;
export const narrowerThan = (radius: Radius): Radius | null => RADII.findLast((miles) => miles < radius) ?? null;
