// @ts-check
// Which kinds of provider the stand-in knows: NUCC code, NPPES's `desc`, person or organisation, and how many per ZIP.

/**
 * @typedef {object} Taxonomy
 * @property {string} group our own name of the family; only for the counts of ZIPs that lack one
 * @property {string} code
 * @property {string} desc "Classification" or "Classification, Specialization", as NPPES writes it
 * @property {string[]} terms what `taxonomy_description` may be: the whole desc, its classification, its specialization
 * @property {boolean} isPerson
 * @property {number} least
 * @property {number} most
 * @property {string} label what an invented organisation is called
 */

/** @type {[group: string, code: string, classification: string, specialization: string, least: number, most: number, label?: string][]} */
const ROWS = [
  ['pharmacy', '3336C0003X', 'Pharmacy', 'Community/Retail Pharmacy', 9, 34, 'PHARMACY'],
  ['pharmacy', '333600000X', 'Pharmacy', '', 3, 11, 'DRUG STORE'],
  ['clinic', '261QF0400X', 'Clinic/Center', 'Federally Qualified Health Center (FQHC)', 1, 4, 'HEALTH CENTER'],
  ['clinic', '261QC1500X', 'Clinic/Center', 'Community Health', 1, 4, 'COMMUNITY CLINIC'],
  ['clinic', '261QP2300X', 'Clinic/Center', 'Primary Care', 2, 6, 'PRIMARY CARE CLINIC'],
  ['clinic', '261QR1300X', 'Clinic/Center', 'Rural Health', 0, 2, 'RURAL CLINIC'],
  ['clinic', '261QU0200X', 'Clinic/Center', 'Urgent Care', 1, 4, 'URGENT CARE'],
  ['hospital', '282N00000X', 'General Acute Care Hospital', '', 1, 2, 'GENERAL HOSPITAL'],
  ['hospital', '282NC0060X', 'General Acute Care Hospital', 'Critical Access', 0, 1, 'CRITICAL ACCESS HOSPITAL'],
  ['hospital', '283Q00000X', 'Psychiatric Hospital', '', 0, 1, 'PSYCHIATRIC HOSPITAL'],
  ['hospital', '282E00000X', 'Long Term Care Hospital', '', 0, 1, 'LONG TERM HOSPITAL'],
  ['nursingHome', '314000000X', 'Skilled Nursing Facility', '', 1, 6, 'NURSING HOME'],
  ['nursingHome', '313M00000X', 'Nursing Facility/Intermediate Care Facility', '', 0, 2, 'CARE FACILITY'],
  ['adultDayCare', '261QA0600X', 'Clinic/Center', 'Adult Day Care', 1, 6, 'ADULT DAY CENTER'],
  ['assistant', '251E00000X', 'Home Health', '', 2, 8, 'HOME HEALTH AGENCY'],
  ['assistant', '253Z00000X', 'In Home Supportive Care', '', 1, 6, 'HOME CARE AGENCY'],
  ['assistant', '251J00000X', 'Nursing Care', '', 0, 3, 'NURSING AGENCY'],
  ['assistant', '374U00000X', 'Home Health Aide', '', 0, 4],
  ['assistant', '3747A0650X', 'Technician', 'Attendant Care Provider', 0, 3],
  ['assistant', '3747P1801X', 'Technician', 'Personal Care Attendant', 0, 3],
  ['seniorHousing', '310400000X', 'Assisted Living Facility', '', 0, 4, 'ASSISTED LIVING'],
  [
    'seniorHousing',
    '3104A0630X',
    'Assisted Living Facility',
    'Assisted Living, Behavioral Disturbances',
    0,
    1,
    'CARE RESIDENCE',
  ],
  ['seniorHousing', '311Z00000X', 'Custodial Care Facility', '', 0, 1, 'CUSTODIAL HOME'],
  ['doctor', '207R00000X', 'Internal Medicine', '', 22, 60],
  ['doctor', '207Q00000X', 'Family Medicine', '', 18, 48],
  ['doctor', '207RC0000X', 'Internal Medicine', 'Cardiovascular Disease', 4, 18],
  ['doctor', '207N00000X', 'Dermatology', '', 3, 12],
  ['doctor', '207X00000X', 'Orthopaedic Surgery', '', 3, 14],
  ['doctor', '207W00000X', 'Ophthalmology', '', 3, 12],
  ['doctor', '207Y00000X', 'Otolaryngology', '', 2, 8],
  ['doctor', '2084N0400X', 'Psychiatry & Neurology', 'Neurology', 2, 10],
  ['doctor', '2084P0800X', 'Psychiatry & Neurology', 'Psychiatry', 4, 16],
  ['doctor', '208000000X', 'Pediatrics', '', 4, 20],
  ['doctor', '207V00000X', 'Obstetrics & Gynecology', '', 3, 14],
  ['doctor', '208800000X', 'Urology', '', 2, 8],
  ['doctor', '207RG0100X', 'Internal Medicine', 'Gastroenterology', 2, 10],
  ['doctor', '207RE0101X', 'Internal Medicine', 'Endocrinology, Diabetes & Metabolism', 1, 8],
  ['doctor', '207RR0500X', 'Internal Medicine', 'Rheumatology', 1, 6],
  ['doctor', '207RX0202X', 'Internal Medicine', 'Medical Oncology', 1, 6],
  ['doctor', '207RH0003X', 'Internal Medicine', 'Hematology & Oncology', 1, 8],
  ['doctor', '2085R0202X', 'Radiology', 'Diagnostic Radiology', 2, 10],
  ['doctor', '207L00000X', 'Anesthesiology', '', 3, 12],
  ['doctor', '207ZP0102X', 'Pathology', 'Anatomic Pathology & Clinical Pathology', 1, 6],
  ['doctor', '207RG0300X', 'Internal Medicine', 'Geriatric Medicine', 1, 5],
  ['doctor', '207QG0300X', 'Family Medicine', 'Geriatric Medicine', 1, 4],
  ['doctor', '207RP1001X', 'Internal Medicine', 'Pulmonary Disease', 1, 8],
  ['doctor', '208D00000X', 'General Practice', '', 4, 16],
  ['doctor', '207RN0300X', 'Internal Medicine', 'Nephrology', 1, 8],
  // Never asked for: they answer to the same words, so that a reader which does not filter on the code is caught.
  ['other', '183500000X', 'Pharmacist', '', 2, 8],
  ['other', '3336M0002X', 'Pharmacy', 'Mail Order Pharmacy', 0, 2, 'MAIL ORDER PHARMACY'],
  ['other', '207RS0012X', 'Internal Medicine', 'Sleep Medicine', 1, 4],
  ['other', '332B00000X', 'Durable Medical Equipment & Medical Supplies', '', 1, 4, 'MEDICAL SUPPLY'],
];

/** @type {readonly Taxonomy[]} */
export const TAXONOMIES = ROWS.map(([group, code, classification, specialization, least, most, label]) => {
  const desc = specialization ? `${classification}, ${specialization}` : classification;
  const terms = [...new Set([desc, classification, specialization].filter(Boolean))].map((term) => term.toLowerCase());
  return { group, code, desc, terms, isPerson: label === undefined, least, most, label: label ?? '' };
});

/** Second taxonomies that some records carry; never the reason a record is in a ZIP. */
export const HOSPITALIST = { code: '208M00000X', desc: 'Hospitalist' };
export const STUDENT = {
  code: '390200000X',
  desc: 'Student in an Organized Health Care Education/Training Program',
};

/** @param {string} code */
export function termsOf(code) {
  return TAXONOMIES.find((taxonomy) => taxonomy.code === code)?.terms ?? [];
}
