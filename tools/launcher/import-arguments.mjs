// @ts-check
// What `make import` and `make crawl` are asked, checked before anything is installed, built or started.
// import-arguments.test.ts holds the lists to libs/contracts.
import path from 'node:path';

export const WHOLE = [
  'insurance',
  'kaiser',
  'anthem',
  'aarp',
  'healthnet',
  'hospitals',
  'community-care',
  'clinics',
  'social-security',
  'npi-file',
];
/** Read page by page, for California alone. */
export const DIRECTORIES = [
  'plannet-kaiser',
  'plannet-unitedhealthcare',
  'plannet-molina',
  'plannet-anthem',
  'plannet-centene',
  'plannet-scan',
  'dhcs-managed-care',
];
export const TYPES = ['doctor', 'pharmacy', 'clinic', 'hospital', 'nursingHome', 'adultDayCare', 'assistant'];

export const USAGE = `
  make import SOURCE=insurance FILE=plans.ndjson [STATE=TX] [FORCE=1]   a file in place of a whole source
  make crawl  SOURCE=hospitals [STATE=TX] [FORCE=1]                     a whole source
  make crawl  SOURCE=plannet-kaiser [FORCE=1]                           a directory of an insurer's doctors
  make crawl  SOURCE=all [FORCE=1]                                      every part, one after another
  make crawl  SOURCE=providers ZIP=90006 TYPE=doctor [FORCE=1]          one ZIP code and type
  make crawl  SOURCE=plan-page PLAN=H0524-003-0 YEAR=2026               the Medicare.gov page of one stored plan

  Whole sources: ${WHOLE.join(', ')}
  Directories: ${DIRECTORIES.join(', ')}
  Types: ${TYPES.join(', ')}
  FORCE=1 stores although nothing changed or over 20 % of the records are gone. Exit code of the program (make
  prints it, and ends with 2 itself): 0 = succeeded, 1 = failed, 2 = wrongly asked.
`;

export class WronglyAsked extends Error {}

/** Which variables go with which source. @type {Record<string, string[]>} */
const TAKES = {
  all: ['FORCE'],
  providers: ['ZIP', 'TYPE', 'FORCE'],
  'plan-page': ['PLAN', 'YEAR'],
  ...Object.fromEntries(DIRECTORIES.map((source) => [source, ['FORCE']])),
};
const TAKES_WHOLE = ['STATE', 'FORCE'];
const FORMS = /** @type {const} */ ({
  STATE: [/^[A-Z]{2}$/, 'STATE must be two capital letters, such as STATE=TX.'],
  ZIP: [/^\d{5}$/, 'ZIP must be five digits, such as ZIP=90006.'],
  TYPE: [new RegExp(`^(${TYPES.join('|')})$`), `TYPE must be one of ${TYPES.join(', ')}.`],
  PLAN: [/^(20\d{2}-)?[A-Z]\d{4}-\d{3}-\d{1,3}$/, 'PLAN must be a plan number, such as PLAN=H0524-003-0.'],
  YEAR: [/^20\d{2}$/, 'YEAR must be four digits, such as YEAR=2026.'],
});
/** Must be said when their source is asked; YEAR may stand in PLAN. */
const NEEDED = ['ZIP', 'TYPE', 'PLAN'];

/**
 * The program's arguments, from variables of make; an empty text is what was not set.
 * @param {'import' | 'crawl'} kind @param {Record<string, string | undefined>} env @returns {string[]}
 * @throws {WronglyAsked} with one sentence
 */
export function argumentsOf(kind, env) {
  const { SOURCE, FILE } = env;
  if (!SOURCE) throw new WronglyAsked('Say which source: SOURCE=...');
  const isWhole = WHOLE.includes(SOURCE);
  if (!isWhole && !TAKES[SOURCE]) throw new WronglyAsked(`There is no source ${SOURCE}.`);
  if (kind === 'crawl' && FILE) throw new WronglyAsked('make crawl reads the source itself; for a file: make import.');
  if (kind === 'import' && !isWhole)
    throw new WronglyAsked(`A file can stand in place of a whole source, not of ${SOURCE}.`);
  if (kind === 'import' && !FILE) throw new WronglyAsked('Say which file: FILE=...');
  const file = FILE ? ['--file', path.resolve(FILE)] : [];
  return ['--source', SOURCE, ...file, ...optionsOf(SOURCE, env)];
}

/** @param {string} source @param {Record<string, string | undefined>} env @returns {string[]} */
function optionsOf(source, env) {
  const takes = TAKES[source] ?? TAKES_WHOLE;
  const isForced = Boolean(env.FORCE) && env.FORCE !== '0';
  if (isForced && !takes.includes('FORCE')) throw new WronglyAsked(`FORCE does not go with ${source}.`);
  const options = Object.entries(FORMS).flatMap(([name, [form, sentence]]) => {
    const value = env[name];
    if (!takes.includes(name)) {
      // An unknown STATE would be read as California's; the other names may stand in anybody's environment.
      if (name === 'STATE' && value) throw new WronglyAsked(`STATE does not go with ${source}.`);
      return [];
    }
    if (!value && !NEEDED.includes(name)) return [];
    if (!form.test(value ?? '')) throw new WronglyAsked(sentence);
    return [`--${name.toLowerCase()}`, value ?? ''];
  });
  return [...options, ...(isForced ? ['--force'] : [])];
}
