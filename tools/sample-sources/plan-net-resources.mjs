// @ts-check
// Invented doctors as the resources of a Plan-Net server: FHIR R4 in the shape of the Da Vinci guide.
import { hash } from './hash.mjs';
import { communicationOf, doctorsIn, GROUPS, groupOf } from './plan-net-doctors.mjs';

/** @typedef {import('./plan-net-doctors.mjs').Doctor} Doctor */
/** @typedef {{ resourceType: string, id: string } & Record<string, unknown>} Resource */
/**
 * @typedef {object} Directory
 * @property {'chain' | 'two-questions' | 'none'} search how its server finds roles by place
 * @property {number} oneIn so many doctors stand in it
 * @property {string[]} networks
 * @property {boolean} [isLocked] wants a token
 */

const GUIDE = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';
/** Doctors of the first five kinds in it are wrong on purpose, each in its way. */
const WRONG = { noNumber: 3, wrongNumber: 5, closed: 7, nurse: 11, elsewhere: 13 };

/** @type {Record<string, Directory>} */
export const DIRECTORIES = {
  kaiser: {
    search: 'chain',
    oneIn: 6,
    networks: ['Sample Kaiser Medicare HMO Network', 'Sample Kaiser Medi-Cal Network'],
  },
  unitedhealthcare: { search: 'two-questions', oneIn: 10, networks: ['Sample UnitedHealthcare Medicare PPO Network'] },
  molina: {
    search: 'none',
    oneIn: 12,
    networks: ['Sample Molina Medi-Cal Network', 'Sample Molina Marketplace Network'],
  },
  anthem: { search: 'chain', oneIn: 12, networks: ['Sample Anthem Medicare Network'], isLocked: true },
  centene: { search: 'chain', oneIn: 15, networks: ['Sample Wellcare Medicare Network'] },
  scan: { search: 'chain', oneIn: 15, networks: [] },
};

/** Doctors of a ZIP in a directory; from revision 1 on some are gone. @param {string} name @param {string} zip @param {number} revision */
export function members(name, zip, revision) {
  const { oneIn } = /** @type {Directory} */ (DIRECTORIES[name]);
  return doctorsIn(zip).filter(
    ({ npi }) => hash(`${name} ${npi}`) % oneIn === 0 && !(revision > 0 && hash(`left ${name} ${npi}`) % 9 === 0),
  );
}

/** @param {Doctor} doctor */
export const locationId = ({ npi, zip }) => `L${zip}-${npi}`;

/** The roles of a doctor: one for each network. @param {string} name @param {Doctor} doctor @returns {Resource[]} */
export function rolesOf(name, doctor) {
  const { networks } = /** @type {Directory} */ (DIRECTORIES[name]);
  const kind = doctor.seed % 97;
  const taxonomy = kind === WRONG.nurse ? { code: '363LF0000X', desc: 'Nurse Practitioner, Family' } : doctor.taxonomy;
  const wanted = networks.length === 0 ? [null] : networks.filter((_, at) => at === 0 || doctor.seed % 2 === 0);
  return wanted.map((network, at) => ({
    resourceType: 'PractitionerRole',
    id: `R${doctor.npi}-${at}`,
    meta: { lastUpdated: `2026-10-${String(1 + (doctor.seed % 28)).padStart(2, '0')}T08:00:00.000Z` },
    extension: [
      {
        url: `${GUIDE}/StructureDefinition/newpatients`,
        extension: [{ url: 'acceptingPatients', valueCodeableConcept: {} }],
      },
      ...(network === null ? [] : [networkExtension(networks.indexOf(network))]),
    ],
    active: kind !== WRONG.closed,
    practitioner: { reference: `Practitioner/P${doctor.npi}` },
    organization: { reference: `Organization/G${GROUPS.indexOf(groupOf(doctor))}` },
    location: [{ reference: `Location/${locationId(doctor)}` }],
    specialty: [
      { coding: [{ system: 'http://nucc.org/provider-taxonomy', code: taxonomy.code, display: taxonomy.desc }] },
    ],
    telecom: doctor.address.telephone_number ? [{ system: 'phone', value: doctor.address.telephone_number }] : [],
  }));
}

/** @param {number} at */
const networkExtension = (at) => ({
  url: `${GUIDE}/StructureDefinition/network-reference`,
  valueReference: { reference: `Organization/N${at}` },
});

/** @param {Doctor} doctor @returns {Resource} */
export function practitionerOf(doctor) {
  const { basic, npi, seed } = doctor;
  const kind = seed % 97;
  const number = kind === WRONG.wrongNumber ? `${npi.slice(0, 9)}${(Number(npi[9]) + 1) % 10}` : npi;
  const communication = communicationOf(doctor);
  return {
    resourceType: 'Practitioner',
    id: `P${npi}`,
    active: true,
    identifier: kind === WRONG.noNumber ? [] : [{ system: 'http://hl7.org/fhir/sid/us-npi', value: number }],
    name: [{ use: 'official', family: basic.last_name, given: [basic.first_name], suffix: [basic.credential] }],
    ...(communication ? { communication } : {}),
  };
}

/** @param {Doctor} doctor @returns {Resource} */
export function locationOf(doctor) {
  const { address, zip, seed } = doctor;
  const isElsewhere = seed % 97 === WRONG.elsewhere;
  return {
    resourceType: 'Location',
    id: locationId(doctor),
    status: 'active',
    address: {
      line: [address.address_1, ...(address.address_2 ? [address.address_2] : [])],
      city: isElsewhere ? 'Reno' : address.city,
      state: isElsewhere ? 'NV' : 'CA',
      postalCode: isElsewhere ? '89501' : zip,
    },
  };
}

/** Groups and networks of a directory. @param {string} name @param {string} id @returns {Resource} */
export function organizationOf(name, id) {
  const { networks } = /** @type {Directory} */ (DIRECTORIES[name]);
  const isNetwork = id.startsWith('N');
  const at = Number(id.slice(1));
  const system = `${GUIDE}/CodeSystem/OrgTypeCS`;
  return {
    resourceType: 'Organization',
    id,
    active: true,
    type: [{ coding: [{ system, code: isNetwork ? 'ntwk' : 'prvgrp' }] }],
    name: isNetwork ? networks[at] : GROUPS[at],
  };
}
