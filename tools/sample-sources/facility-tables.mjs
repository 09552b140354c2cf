// @ts-check
// The state's tables of licensed facilities, each in its own words and capitals: CDPH's locations, HCAI's listing with
// beds and emergency level, and the crosswalk between their numbers (docs/facts/sources.md#chhs-portal).
import { columns, readData } from './data.mjs';
import { facilitiesOf } from './sample-facilities.mjs';
import { tableOf } from './table.mjs';

/** @typedef {import('./sample-facilities.mjs').Facility} Facility */
/** @typedef {import('./table.mjs').Table} Table */

const kinds = readData('facility-kinds.json');
const LOCATION_COLUMNS = columns.locations;
/** @type {Record<string, string>} */
const TYPE_CODES = kinds.codes;

/** @param {Facility} facility @param {number} revision */
function locationCells(facility, revision) {
  const { place, kind } = facility;
  return {
    LICENSED_CERTIFIED: facility.licenceStatus === '' ? 'CERTIFIED ONLY' : 'LICENSED AND CERTIFIED',
    FACID: facility.facid,
    FAC_STATUS_TYPE_CODE: 'OPEN',
    CCN: facility.ccn,
    NPI: facility.npi,
    FACNAME: facility.name.toUpperCase(),
    FAC_TYPE_CODE: TYPE_CODES[kind],
    FAC_FDR: kind,
    LTC: kind === 'SKILLED NURSING FACILITY' ? 'LTC' : 'NON LTC',
    CAPACITY: facility.beds,
    ADDRESS: facility.street,
    CITY: place.city.toUpperCase(),
    ZIP: place.zip,
    ZIP9: `${place.zip}0100`,
    FACADMIN: 'SAMPLE, ADMINISTRATOR',
    CONTACT_PHONE_NUMBER: facility.phone,
    COUNTY_NAME: place.county,
    FIPS_COUNTY_CODE: place.fips.slice(2),
    LICENSE_NUMBER: facility.licenceStatus && facility.licence,
    BUSINESS_NAME: 'SAMPLE HEALTH CORPORATION',
    ENTITY_TYPE_DESCRIPTION: 'NONPROFIT CORPORATION',
    LICENSE_STATUS_DESCRIPTION: facility.licenceStatus,
    LICENSE_EXPIRATION_DATE: '12/31/2027',
    LATITUDE: facility.latitude,
    LONGITUDE: facility.longitude,
    HCAI_ID: facility.hcaiId,
    DATA_DATE: `2026-${revision > 0 ? '11' : '10'}-17`,
  };
}

/** CDPH: every facility. @param {number} revision @returns {Table} */
export const locationTable = (revision) =>
  tableOf(
    LOCATION_COLUMNS,
    'FACNAME',
    facilitiesOf(revision).map((facility) => ({ key: facility.key, values: locationCells(facility, revision) })),
  );

const LISTING_COLUMNS = columns.listing;
/** HCAI's words: licence type and category. @type {Record<string, [type: string, category: string]>} */
const LICENCES = kinds.licences;

/** The same names as CDPH's, written a little differently: shortened words, a street spelled out. @param {string} text */
const inOtherWords = (text) =>
  text
    .toUpperCase()
    .replace('MEDICAL CENTER', 'MED CTR')
    .replace(/\bST$/, 'STREET')
    .replace(/\bAVE$/, 'AVENUE');

/** @param {Facility} facility @param {[type: string, category: string]} licence */
const listingCells = ({ place, kind, ...facility }, [type, category]) => ({
  OSHPD_ID: facility.hcaiId,
  FACILITY_NAME: inOtherWords(facility.name),
  LICENSE_NUM: facility.licence,
  FACILITY_LEVEL_DESC: 'Parent Facility',
  DBA_ADDRESS1: inOtherWords(facility.street),
  DBA_CITY: place.city.toUpperCase(),
  DBA_ZIP_CODE: place.zip,
  COUNTY_CODE: place.fips.slice(3),
  COUNTY_NAME: place.county,
  ER_SERVICE_LEVEL_DESC: facility.hasEmergency ? 'Emergency - Basic' : 'Not Applicable',
  TOTAL_NUMBER_BEDS: type === 'Hospital' || kind === 'SKILLED NURSING FACILITY' ? facility.beds : '',
  FACILITY_STATUS_DESC: facility.status,
  FACILITY_STATUS_DATE: '1946-01-01T00:00:00',
  LICENSE_TYPE_DESC: type,
  LICENSE_CATEGORY_DESC: category,
  LATITUDE: facility.latitude,
  LONGITUDE: facility.longitude,
});

/** HCAI: the kinds it licenses; adult day centres are CDPH's alone. @param {number} revision @returns {Table} */
export const listingTable = (revision) =>
  tableOf(
    LISTING_COLUMNS,
    'FACILITY_NAME',
    facilitiesOf(revision).flatMap((facility) => {
      const licence = LICENCES[facility.kind];
      return licence ? [{ key: facility.key, values: listingCells(facility, licence) }] : [];
    }),
  );

const CROSSWALK_COLUMNS = columns.crosswalk;

/** The numbers of all three side by side. @param {number} revision @returns {Table} */
export const crosswalkTable = (revision) =>
  tableOf(
    CROSSWALK_COLUMNS,
    'ELMS_FACID',
    facilitiesOf(revision).map(({ key, facid, licence, licenceStatus, hcaiId, ccn, npi, name, kind }) => ({
      key,
      values: {
        LICENSED_CERTIFIED: 'LICENSED AND CERTIFIED',
        ELMS_FACID: facid,
        LICENSE_NUMBER: licence,
        LICENSE_STATUS_DESCRIPTION: licenceStatus,
        HCAI_ID: hcaiId,
        CCN: ccn,
        NPI: npi,
        ASPEN_STATUS: 'ACTIVE',
        FACNAME: name.toUpperCase(),
        FAC_TYPE_DESCRIPTION: kind,
        FAC_FDR: kind,
      },
    })),
  );
