// NUCC taxonomy codes of each provider type we crawl by ZIP, and the specialty ids they stand for.
// Codes and display names: NUCC list in DSACMS/npd (docs/facts/sources.md#taxonomy-codes), checked 2026-11-20.
import type { Specialty, ZipCrawledType } from '@app/contracts/http/catalog';

export interface Taxonomy {
  code: string;
  /** The registry's `taxonomy_description` to ask for. */
  description: string;
  specialties: readonly Specialty[];
}

type Row = readonly [code: string, description: string, ...specialties: Specialty[]];

/**
 * Persons (NPI-1) for doctors, organisations (NPI-2) for everything else: single aides are not listed (section 3.2).
 */
const ROWS: Record<ZipCrawledType, readonly Row[]> = {
  doctor: [
    ['207R00000X', 'Internal Medicine', 'internal-medicine'],
    ['207Q00000X', 'Family Medicine', 'family-medicine'],
    ['208D00000X', 'General Practice', 'primary-care'],
    ['207RG0300X', 'Geriatric Medicine', 'geriatrics'],
    ['207QG0300X', 'Geriatric Medicine', 'geriatrics'],
    ['207RC0000X', 'Cardiovascular Disease', 'cardiology'],
    ['207N00000X', 'Dermatology', 'dermatology'],
    ['207X00000X', 'Orthopaedic Surgery', 'orthopedics'],
    ['207W00000X', 'Ophthalmology', 'ophthalmology'],
    ['207Y00000X', 'Otolaryngology', 'otolaryngology'],
    ['2084N0400X', 'Neurology', 'neurology'],
    ['2084P0800X', 'Psychiatry', 'psychiatry'],
    ['208000000X', 'Pediatrics', 'pediatrics'],
    ['207V00000X', 'Obstetrics & Gynecology', 'obstetrics-gynecology'],
    ['208800000X', 'Urology', 'urology'],
    ['207RG0100X', 'Gastroenterology', 'gastroenterology'],
    ['207RE0101X', 'Endocrinology, Diabetes & Metabolism', 'endocrinology'],
    ['207RR0500X', 'Rheumatology', 'rheumatology'],
    ['207RX0202X', 'Medical Oncology', 'oncology'],
    ['207RH0003X', 'Hematology & Oncology', 'oncology'],
    ['2085R0202X', 'Diagnostic Radiology', 'radiology'],
    ['207L00000X', 'Anesthesiology', 'anesthesiology'],
    ['207ZP0102X', 'Anatomic Pathology & Clinical Pathology', 'pathology'],
    ['207RP1001X', 'Pulmonary Disease', 'pulmonology'],
    ['207RN0300X', 'Nephrology', 'nephrology'],
  ],
  pharmacy: [
    ['3336C0003X', 'Community/Retail Pharmacy'],
    ['333600000X', 'Pharmacy'],
  ],
  clinic: [
    ['261QF0400X', 'Federally Qualified Health Center (FQHC)', 'primary-care'],
    ['261QC1500X', 'Community Health', 'primary-care'],
    ['261QP2300X', 'Primary Care', 'primary-care'],
    ['261QR1300X', 'Rural Health', 'primary-care'],
    ['261QU0200X', 'Urgent Care'],
  ],
  hospital: [
    ['282N00000X', 'General Acute Care Hospital'],
    ['282NC0060X', 'Critical Access'],
    ['283Q00000X', 'Psychiatric Hospital', 'psychiatry'],
    ['282E00000X', 'Long Term Care Hospital'],
  ],
  nursingHome: [
    ['314000000X', 'Skilled Nursing Facility'],
    ['313M00000X', 'Nursing Facility/Intermediate Care Facility'],
  ],
  adultDayCare: [['261QA0600X', 'Adult Day Care']],
  assistant: [
    ['251E00000X', 'Home Health'],
    ['253Z00000X', 'In Home Supportive Care'],
    ['251J00000X', 'Nursing Care'],
  ],
};

export function taxonomiesOf(type: ZipCrawledType): readonly Taxonomy[] {
  return ROWS[type].map(([code, description, ...specialties]) => ({ code, description, specialties }));
}

/** One query each: two codes with the same words are one question. */
export function descriptionsOf(type: ZipCrawledType): readonly string[] {
  return [...new Set(ROWS[type].map(([, description]) => description))];
}

/** The registry's own kinds: NPI-1 persons, NPI-2 organisations. */
export function enumerationTypeOf(type: ZipCrawledType): 'NPI-1' | 'NPI-2' {
  return type === 'doctor' ? 'NPI-1' : 'NPI-2';
}
