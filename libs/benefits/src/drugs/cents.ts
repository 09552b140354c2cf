// Whole cents. The one rule of rounding: the price of a fill and what is paid of it are each rounded to the cent, half up.
import type { DollarRange } from '@app/contracts/http/drug-costs';
import { toDollars } from '../costs/cost-line';

const CENTS = 100;
/**
 * As a binary number 100 times 1.005 is a little less than 100.5. More than that error below a million dollars, and less than the last
 * digit of a price of six decimals times units of two, in cents.
 */
const TOLERANCE = 1e-7;

const halfUp = (cents: number): number => Math.floor(cents + 0.5 + TOLERANCE);

/** @param part 0.25 for a quarter */
export const partOf = (cents: number, part: number): number => (part === 0 ? 0 : halfUp(cents * part));
/** @param unitCost dollars */
export const priceOf = (unitCost: number, units: number): number => halfUp(unitCost * units * CENTS);

export const dollarRange = (min: number, max: number): DollarRange => ({ min: toDollars(min), max: toDollars(max) });
