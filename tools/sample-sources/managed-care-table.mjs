// @ts-check
// The state's list of doctors in Medi-Cal managed-care plans, with the invented doctors of this server: one row for each plan,
// subnetwork and place, without telephone and language (docs/facts/sources.md#medi-cal-managed-care-list).
import { hash, pick } from './hash.mjs';
import { COUNTY_OF, doctorsIn, groupOf, LISTED_ZIPS } from './plan-net-doctors.mjs';
import { tableOf } from './table.mjs';

const COLUMNS =
  `managedcareplan subnetwork npi facilityname lastname firstname taxonomy facilitytype primarycare specialist
  telehealth address city zip county latitude longitude`.split(/\s+/);
const PLANS = ['Sample L.A. Care Health Plan', 'Sample Molina Medi-Cal Plan', 'Sample Anthem Medi-Cal Plan'];

/** @param {number} revision */
export function managedCareTable(revision) {
  const records = LISTED_ZIPS.flatMap((zip) => doctorsIn(zip))
    .filter(
      ({ npi }) => hash(`medi-cal ${npi}`) % 4 === 0 && !(revision > 0 && hash(`left medi-cal ${npi}`) % 12 === 0),
    )
    .flatMap((doctor) => {
      const plans = [pick(PLANS, doctor.seed), ...(doctor.seed % 3 === 0 ? [pick(PLANS, doctor.seed + 1)] : [])];
      return plans.map((plan) => ({ key: doctor.seed, values: valuesOf(doctor, plan) }));
    });
  const places = LISTED_ZIPS.map((zip, at) => ({
    key: at,
    values: {
      managedcareplan: PLANS[0],
      facilityname: 'SAMPLE IMAGING CENTER',
      npi: '1234567893',
      zip,
      county: COUNTY_OF[zip],
    },
  }));
  return tableOf(COLUMNS, 'npi', [...records, ...places]);
}

/** @param {import('./plan-net-doctors.mjs').Doctor} doctor @param {string} plan */
function valuesOf(doctor, plan) {
  const { npi, basic, taxonomy, address, zip, seed } = doctor;
  return {
    managedcareplan: plan,
    subnetwork: seed % 5 === 0 ? '' : groupOf(doctor).toUpperCase(),
    npi,
    lastname: basic.last_name,
    firstname: basic.first_name,
    // Both ways in which a list may write it.
    taxonomy: seed % 2 === 0 ? taxonomy.code : `${taxonomy.code} - ${taxonomy.desc}`,
    facilitytype: 'Clinic',
    primarycare: 'Y',
    specialist: 'N',
    telehealth: 'B',
    address: address.address_1,
    city: address.city,
    zip,
    county: String(COUNTY_OF[zip]).toUpperCase(),
  };
}
