// The medicines that somebody entered, and what they requested about them. They lie in the memory of this tab alone: no address, no
// history and no storage knows them, and they are gone when the tab closes.
import { useSyncExternalStore } from 'react';
import { DRUG_COST_LIMITS } from '@app/contracts/http/drug-costs';
import type { DaysSupply, ExtraHelpLevel, PharmacyKind } from '@app/contracts/http/drug-costs';
import type { DrugCostsBody } from '@app/contracts/http/drug-costs.requests';
import type { BilingualText } from '@app/contracts/http/errors';

export interface Strength {
  /** null = no public number is known: it is on the list and the card, but not in the sum. */
  rxcui: string | null;
  /** "20 mg" and its form. */
  label: BilingualText;
  isUsual: boolean;
  /** Units that people usually take in 30 days. */
  unitsPerMonth: number;
}

export interface FoundMedicine {
  id: string;
  name: BilingualText;
  /** The ingredient of a brand, and what it is for. */
  note: BilingualText | null;
  strengths: readonly Strength[];
  /** Index of the strength that the search words named; null = they named none. */
  named: number | null;
}

export interface ListedMedicine extends Omit<FoundMedicine, 'named'> {
  /** Index of the strength; null = not known, and the usual one counts. */
  chosen: number | null;
  /** As typed: units a day or in 30 days. */
  amount: string;
  per: 'day' | 'month';
  daysSupply: DaysSupply;
}

/** What was requested when somebody pressed the button; the answer stays while the list is changed. */
export interface RequestedCosts {
  body: DrugCostsBody;
  medicines: readonly ListedMedicine[];
}

export interface MedicineList {
  medicines: readonly ListedMedicine[];
  extraHelp: ExtraHelpLevel;
  pharmacy: PharmacyKind;
  /** Without "County"; '' = every county of the ZIP code. */
  county: string;
  requested: RequestedCosts | null;
}

export const isFull = (medicines: readonly ListedMedicine[]): boolean => medicines.length >= DRUG_COST_LIMITS.maxDrugs;

const EMPTY: MedicineList = { medicines: [], extraHelp: 'none', pharmacy: 'preferred', county: '', requested: null };

let current = EMPTY;
const listeners = new Set<() => void>();

export function changeMedicineList(part: Partial<MedicineList>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

/** Puts a medicine at the end of the list, in place of the same one; a list that is full stays as it is. */
export function addMedicine(medicine: ListedMedicine): void {
  const others = current.medicines.filter(({ id }) => id !== medicine.id);
  if (!isFull(others)) changeMedicineList({ medicines: [...others, medicine] });
}

export const clearMedicineList = (): void => changeMedicineList(EMPTY);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): MedicineList => current;

export const useMedicineList = (): MedicineList => useSyncExternalStore(subscribe, read, read);

/** The strength that counts: the chosen one, else the usual one. */
export const countedStrength = ({ strengths, chosen }: ListedMedicine): Strength | undefined =>
  (chosen === null ? strengths.find(({ isUsual }) => isUsual) : strengths[chosen]) ?? strengths[0];

/** "1.5" -> 1.5; null = no amount. */
function amountOf(text: string): number | null {
  const amount = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** Units in 30 days; null while the amount is no number. */
export function unitsPerMonth({ amount, per }: Pick<ListedMedicine, 'amount' | 'per'>): number | null {
  const units = amountOf(amount);
  if (units === null) return null;
  return Math.round(units * (per === 'day' ? 30 : 1) * 100) / 100;
}

/** A found medicine as it enters the list: the named strength, else "not known", in the usual amount. */
export function listed({ named, ...found }: FoundMedicine): ListedMedicine {
  const strength = countedStrength({ ...found, chosen: named, amount: '', per: 'day', daysSupply: 30 });
  const units = strength?.unitsPerMonth ?? 30;
  const isDaily = units % 30 === 0;
  return {
    ...found,
    chosen: named,
    amount: String(isDaily ? units / 30 : units),
    per: isDaily ? 'day' : 'month',
    daysSupply: 30,
  };
}
