// NUCC codes of doctors -> the type and specialties we know them by. Pure.
import type { Specialty } from '@app/contracts/http/catalog';
import type { PHYSICIANS } from '../facility-record';
import { taxonomiesOf } from './taxonomies';

export interface Physician {
  type: (typeof PHYSICIANS)[number];
  specialties: Specialty[];
  taxonomyCodes: string[];
}

const KNOWN = new Map(taxonomiesOf('doctor').map((taxonomy) => [taxonomy.code, taxonomy]));
/** NUCC's group "Allopathic & Osteopathic Physicians". */
const PHYSICIAN = /^20[2-9][0-9A-Z]{6}X$/;

/** @returns null when none of the codes is a physician's */
export function physicianOf(codes: readonly string[]): Physician | null {
  const own = [...new Set(codes.filter((code) => PHYSICIAN.test(code)))].sort();
  if (own.length === 0) return null;
  const known = own.flatMap((code) => KNOWN.get(code) ?? []);
  return {
    type: known.length > 0 ? 'doctor' : 'specialist',
    specialties: [...new Set(known.flatMap(({ specialties }) => specialties))].sort(),
    taxonomyCodes: own,
  };
}

/** The code behind the words of a list that writes them out; null when no doctor's field is called so. */
export function physicianCode(words: string): string | null {
  const code = /\b(20[2-9][0-9A-Z]{6}X)\b/.exec(words.toUpperCase())?.[1];
  if (code !== undefined) return code;
  const wanted = words.trim().toLowerCase();
  const named = taxonomiesOf('doctor').find(({ description }) => description.toLowerCase() === wanted);
  return named?.code ?? null;
}
