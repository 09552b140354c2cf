// @ts-check
// Which kinds of provider the stand-in knows: NUCC code, NPPES's `desc`, person or organisation, and how many per ZIP.
import { readData } from './data.mjs';

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
const ROWS = readData('taxonomies.json').rows;

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
