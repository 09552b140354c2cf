// @ts-check
// rxnav.nlm.nih.gov under /rxnav: what RxNorm says of the invented medicines of the drug-plan files, each in the true shape of a product,
// a pack, a combination, a concept that is no product, and a number that it does not know. Facts: docs/facts/sources.md#names-of-medicines.
import { jsonAnswer, missingPage } from './answers.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {'SCD' | 'SBD' | 'GPCK' | 'BPCK' | 'IN' | 'MIN' | 'BN'} TermType */
/** @typedef {{ rxcui: string, name: string, tty: TermType }} Term */

const SOURCES = ['drug-names'];
export const NAME_FAULTS = ['empty', 'old-shape'];

/** @param {string} rxcui @param {TermType} tty @param {string} name @returns {Term} */
const term = (rxcui, tty, name) => ({ rxcui, tty, name });
const SAMPLOZINE = term('9900901', 'IN', 'samplozine');
const EXAMPLINE = term('9900902', 'IN', 'exampline');
const BOTH = term('9900903', 'MIN', 'exampline / samplozine');
const SAMPLORA = term('9900904', 'BN', 'Samplora');
const EXAMPACK = term('9900905', 'BN', 'Exampack');
const PACK = '{4 (exampline 5 MG Oral Tablet) / 3 (samplozine 10 MG Oral Tablet) } Pack';

/** @param {Term | null} of null = RxNorm does not know the number @param {Term[]} related @param {string} [rxcui] */
const concept = (of, related, rxcui = of?.rxcui ?? '') => ({
  rxcui,
  of,
  related,
  brand: of !== null && ['SBD', 'BPCK'].includes(of.tty),
});

/** On the lists of the invented plans; their numbers are not in use. */
export const CONCEPTS = [
  concept(term('9900001', 'SCD', 'samplozine 10 MG Oral Tablet'), [SAMPLOZINE, SAMPLORA]),
  concept(term('9900002', 'SCD', 'samplozine 20 MG Oral Tablet'), [SAMPLOZINE]),
  concept(term('9900003', 'SBD', 'samplozine 10 MG Oral Tablet [Samplora]'), [SAMPLOZINE, SAMPLORA]),
  concept(term('9900004', 'SCD', 'exampline 5 MG / samplozine 10 MG Oral Tablet'), [SAMPLOZINE, EXAMPLINE, BOTH]),
  concept(term('9900005', 'GPCK', PACK), [SAMPLOZINE, EXAMPLINE]),
  concept(term('9900006', 'BPCK', `${PACK} [Exampack]`), [SAMPLOZINE, EXAMPLINE, EXAMPACK]),
  concept(SAMPLOZINE, []),
  concept(null, [], '9900008'),
];

/** @param {Term} of */
const propertiesOf = ({ rxcui, name, tty }) => ({
  rxcui,
  name,
  synonym: '',
  tty,
  language: 'ENG',
  suppress: 'N',
  umlscui: '',
});

/** A group for each requested type, also where it has nothing. @param {Term[]} related @param {string[]} types */
const relatedOf = (related, types) => ({
  relatedGroup: {
    rxcui: null,
    termType: types,
    conceptGroup: types.map((tty) => {
      const found = related.filter((each) => each.tty === tty);
      return found.length === 0 ? { tty } : { tty, conceptProperties: found.map(propertiesOf) };
    }),
  },
});

/** @param {HostRequest} request @returns {Answer | null} */
export function drugNames({ path, query }) {
  if (!path.startsWith('/rxnav/')) return null;
  const [, rxcui, call] = /^\/rxnav\/REST\/rxcui\/(\d+)\/(properties|related)\.json$/.exec(path) ?? [];
  if (call === undefined) return missingPage(SOURCES);
  const known = CONCEPTS.find((each) => each.rxcui === rxcui);
  return jsonAnswer(SOURCES, NAME_FAULTS, (fault) => {
    if (fault?.fault === 'old-shape') return { value: { rxnormdata: { rxcui } } };
    const of = fault?.fault === 'empty' ? null : (known?.of ?? null);
    if (call === 'properties') return { value: of === null ? {} : { properties: propertiesOf(of) } };
    return { value: relatedOf(of === null ? [] : (known?.related ?? []), (query.get('tty') ?? '').split(' ')) };
  });
}
