// @ts-check
// Provider directories of insurers under /plan-net/<insurer>: Plan-Net servers in FHIR R4 (docs/facts/sources.md#plan-net-directories).
// Three ways to search by place: a chained parameter, two requests, none; one server wants a token first.
import { missingPage } from './answers.mjs';
import { LISTED_ZIPS } from './plan-net-doctors.mjs';
import {
  DIRECTORIES,
  locationId,
  locationOf,
  members,
  organizationOf,
  practitionerOf,
  rolesOf,
} from './plan-net-resources.mjs';

/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./plan-net-doctors.mjs').Doctor} Doctor */
/** @typedef {import('./plan-net-resources.mjs').Resource} Resource */
/** @typedef {{ name: string, query: URLSearchParams, request: HostRequest }} Question */

export const PLAN_NET_FAULTS = [
  'error-in-200',
  'operation-outcome',
  'throttled',
  'empty',
  'fewer-rows',
  'missing-npi',
  'no-includes',
  'next-loop',
  'next-elsewhere',
];
export const SAMPLE_CLIENT = { id: 'sample-client', secret: 'sample-secret', token: 'sample-token' };

const SOURCE = 'plan-net';
const MOST = 100;
const GUIDE = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';

/** @param {number} status @param {string} code @param {string} diagnostics */
const outcome = (status, code, diagnostics) => ({
  status,
  value: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, diagnostics }] },
});

/** @param {(fault: Fault | null) => { status?: number, value: unknown }} render @returns {Answer} */
const fhirAnswer = (render) => ({
  sources: [SOURCE],
  kind: 'json',
  type: 'application/fhir+json;charset=utf-8',
  headers: {},
  faults: PLAN_NET_FAULTS,
  render: (fault) => {
    const { status = 200, value } = refused(fault) ?? render(fault);
    return { status, body: JSON.stringify(value) };
  },
});

/** @param {Fault | null} fault */
function refused(fault) {
  if (fault?.fault === 'error-in-200') return outcome(200, 'security', 'not today');
  if (fault?.fault === 'operation-outcome') return outcome(400, 'not-supported', 'unknown search parameter');
  return fault?.fault === 'throttled' ? outcome(429, 'throttled', 'too many requests') : null;
}

/** What the server says it can do. @param {string} name */
function capability(name) {
  const { search } = /** @type {import('./plan-net-resources.mjs').Directory} */ (DIRECTORIES[name]);
  const base = search === 'chain' ? `${GUIDE}/SearchParameter` : 'http://hl7.org/fhir/SearchParameter';
  const parameter = (/** @type {string} */ parameterName) => ({
    name: parameterName,
    definition: `${base}/practitionerrole-${parameterName}`,
    type: 'reference',
  });
  const roles = ['practitioner', 'organization', 'specialty', ...(search === 'none' ? [] : ['location'])].map(
    parameter,
  );
  const places = search === 'none' ? ['organization'] : ['address-postalcode', 'address-state', 'organization'];
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    kind: 'instance',
    fhirVersion: '4.0.1',
    format: ['application/fhir+json'],
    rest: [
      {
        mode: 'server',
        resource: [
          {
            type: 'PractitionerRole',
            searchInclude: ['practitioner', 'organization', 'location', 'network'].map(
              (each) => `PractitionerRole:${each}`,
            ),
            searchParam: [...roles, { name: '_lastUpdated', type: 'date' }],
          },
          { type: 'Location', searchParam: places.map((each) => ({ name: each, type: 'string' })) },
          { type: 'Practitioner', searchParam: [{ name: 'name', type: 'string' }] },
        ],
      },
    ],
  };
}

/** Doctors at the requested place; all of them without one. @param {Question} question */
function doctorsAt({ name, query, request: { settings } }) {
  const zip = query.get('location.address-postalcode') ?? query.get('address-postalcode');
  const ids = query
    .get('location')
    ?.split(',')
    .map((id) => id.replace(/^Location\//, ''));
  const zips = zip !== null ? [zip] : ids ? ids.map((id) => id.slice(1, 6)) : LISTED_ZIPS;
  const doctors = LISTED_ZIPS.filter((each) => zips.includes(each)).flatMap((each) =>
    members(name, each, settings.revision),
  );
  return ids ? doctors.filter((doctor) => ids.includes(locationId(doctor))) : doctors;
}

/** @param {Question} question @returns {{ resource: Resource, doctor: Doctor }[]} */
function matchesOf(question) {
  const { name, query } = question;
  const since = query.get('_lastUpdated')?.replace(/^gt/, '');
  return doctorsAt(question)
    .flatMap((doctor) => rolesOf(name, doctor).map((resource) => ({ resource, doctor })))
    .filter(
      ({ resource }) => !since || String(/** @type {{ lastUpdated: string }} */ (resource.meta).lastUpdated) > since,
    );
}

/** @param {string} name @param {{ resource: Resource, doctor: Doctor }} match @param {string[]} wanted @returns {Resource[]} */
function included(name, { resource, doctor }, wanted) {
  const has = (/** @type {string} */ what) => wanted.includes(`PractitionerRole:${what}`);
  const ids = JSON.stringify(resource).match(/Organization\/[GN]\d/g) ?? [];
  const organizations = ids.map((id) => organizationOf(name, id.slice('Organization/'.length)));
  return [
    ...(has('practitioner') ? [practitionerOf(doctor)] : []),
    ...(has('location') ? [locationOf(doctor)] : []),
    ...organizations.filter(({ id }) => has(id.startsWith('N') ? 'network' : 'organization')),
  ];
}

/** @param {Resource} practitioner */
const withoutNumber = ({ identifier: _, ...practitioner }) => practitioner;

/**
 * One page; the way on is an address of the server's own making, as HAPI has it.
 * @param {Question} question @param {string} type @param {Fault | null} fault
 */
function searchset(question, type, fault) {
  const { name, query, request } = question;
  const base = `${request.origin}/plan-net/${name}`;
  const count = Math.min(Number(query.get('_count') ?? 20) || 20, MOST);
  const offset = Number(query.get('_offset') ?? 0);
  const all = fault?.fault === 'empty' ? [] : type === 'Location' ? placesOf(question) : matchesOf(question);
  const kept = fault?.fault === 'fewer-rows' ? all.filter((_, at) => at % 2 === 0) : all;
  const page = kept.slice(offset, offset + count);
  const wanted = fault?.fault === 'no-includes' ? [] : query.getAll('_include');
  const others = type === 'Location' ? [] : page.flatMap((match) => included(name, match, wanted));
  const unique = [...new Map(others.map((each) => [`${each.resourceType}/${each.id}`, each])).values()];
  const entry = (/** @type {Resource} */ resource, /** @type {string} */ mode) => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource:
      fault?.fault === 'missing-npi' && resource.resourceType === 'Practitioner' ? withoutNumber(resource) : resource,
    search: { mode },
  });
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: kept.length,
    link: linksOf(question, type, { next: offset + count < kept.length ? offset + count : null, offset }, fault),
    entry: [...page.map(({ resource }) => entry(resource, 'match')), ...unique.map((each) => entry(each, 'include'))],
  };
}

/** @param {Question} question @returns {{ resource: Resource, doctor: Doctor }[]} */
const placesOf = (question) => doctorsAt(question).map((doctor) => ({ resource: locationOf(doctor), doctor }));

/** @param {Question} question @param {string} type @param {{ next: number | null, offset: number }} at @param {Fault | null} fault */
function linksOf({ name, query, request }, type, { next, offset }, fault) {
  const address = (/** @type {number} */ from, origin = request.origin) => {
    const on = new URLSearchParams(query);
    on.set('_offset', String(from));
    const pages = Buffer.from(`${type}?${on.toString()}`).toString('base64url');
    return `${origin}/plan-net/${name}?_getpages=${pages}`;
  };
  const self = { relation: 'self', url: address(offset) };
  if (fault?.fault === 'next-loop') return [self, { relation: 'next', url: address(0) }];
  if (fault?.fault === 'next-elsewhere')
    return [self, { relation: 'next', url: address(0, 'https://fhir.example.org') }];
  return next === null ? [self] : [self, { relation: 'next', url: address(next) }];
}

/** OAuth2 client credentials. @param {HostRequest} request @returns {Answer} */
function tokenAnswer({ method, form }) {
  const isKnown =
    form?.get('grant_type') === 'client_credentials' &&
    form.get('client_id') === SAMPLE_CLIENT.id &&
    form.get('client_secret') === SAMPLE_CLIENT.secret;
  const render = () => {
    if (method !== 'POST') return { status: 405, value: { error: 'invalid_request' } };
    if (!isKnown) return { status: 401, value: { error: 'invalid_client' } };
    return { value: { access_token: SAMPLE_CLIENT.token, token_type: 'Bearer', expires_in: 300 } };
  };
  return fhirAnswer(render);
}

/** @param {HostRequest} request @returns {Answer | null} */
export function planNet(request) {
  const [, name = '', rest = ''] = /^\/plan-net\/([a-z]+)(\/.*)?$/.exec(request.path) ?? [];
  const directory = DIRECTORIES[name];
  if (!directory) return request.path.startsWith('/plan-net/') ? missingPage([]) : null;
  if (rest === '/oauth2/token') return tokenAnswer(request);
  if (request.method === 'POST') return null;
  if (directory.isLocked && request.authorization !== `Bearer ${SAMPLE_CLIENT.token}`) {
    return fhirAnswer(() => outcome(401, 'login', 'a token is required'));
  }
  if (rest === '/metadata') return fhirAnswer(() => ({ value: capability(name) }));
  const [type, query] = typeOf(rest, request.query);
  if (type !== 'PractitionerRole' && type !== 'Location') return fhirAnswer(() => outcome(404, 'not-found', 'unknown'));
  const isUnknown = directory.search !== 'chain' && [...query.keys()].some((key) => key.startsWith('location.'));
  if (isUnknown) return fhirAnswer(() => outcome(400, 'not-supported', 'chained search'));
  return fhirAnswer((fault) => ({ value: searchset({ name, query, request }, type, fault) }));
}

/** The request itself, or the page of an earlier one. @param {string} rest @param {URLSearchParams} query @returns {[string, URLSearchParams]} */
function typeOf(rest, query) {
  const pages = query.get('_getpages');
  if (pages === null) return [rest.slice(1), query];
  const [type = '', text = ''] = Buffer.from(pages, 'base64url').toString().split('?');
  return [type, new URLSearchParams(text)];
}
