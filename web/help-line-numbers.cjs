// What the first script carries of libs/content/data/help-lines.json: the numbers of the lines that every page may need.
// Names, hours and the rest are forty times as long and come with the pages that show them. Read by vite.config.ts, by Jest
// and by the browser tests.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const DATA = join(__dirname, '../libs/content/data');
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(DATA, name), 'utf8'));

/** Name in code and texts (`{{line.mediCal.number}}`) -> id of the record. A further line: here and in src/base/contacts.ts. */
const LINES = {
  emergency: '911',
  crisis: '988',
  poison: 'poison',
  hicap: 'hicap',
  medicare: 'medicare',
  mediCal: 'medi-cal',
  healthCareOptions: 'hco',
  coveredCaliforniaKorean: 'covered-ca-ko',
  socialSecurity: 'ssa',
  agingAgency: 'aaa-la',
  community: '211',
};

/**
 * `{ hicap: { number, checkedOn, script }, medicare: { number, spelled, checkedOn, script }, ... }`; `script` of call-scripts.json
 * @returns {Record<keyof typeof LINES, { number: string, spelled?: string, checkedOn: string, script?: string }>}
 */
function helpLineNumbers() {
  const records = new Map(read('help-lines.json').map((record) => [record.id, record]));
  const scripts = read('call-scripts.json');
  const numbers = Object.entries(LINES).map(([name, id]) => {
    const { number, spelled, checkedOn, confidence } = records.get(id) ?? {};
    if (!number || confidence !== 'verified') throw new Error(`help-lines.json has no verified number of ${id}`);
    const script = scripts.find(({ lines }) => lines.includes(id))?.id;
    return [name, { number, ...(spelled ? { spelled } : {}), checkedOn, ...(script ? { script } : {}) }];
  });
  return Object.fromEntries(numbers);
}

module.exports = { helpLineNumbers };
