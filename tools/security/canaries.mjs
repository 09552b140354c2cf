// S14: marked words and amounts are typed wherever something can be typed; afterwards nothing on the disk may hold them: no log, no table, no
// queue, no file of the database.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { product, some } from './product.mjs';
import { Visitor } from './visitor.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : entry.isFile() ? [file] : [];
  });

/** @param {string} file @param {Buffer[]} marks @returns {Buffer | undefined} the first that it holds */
function heldBy(file, marks) {
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined; // A file of the database that went meanwhile.
  }
  return marks.find((mark) => bytes.includes(mark));
}

/**
 * Everything that takes something, with the marks in it. @param {string[]} marks a word and one in Korean @param {number} amount
 * @returns {[path: string, body?: string][]}
 */
function placesOf([word = '', korean = ''], amount) {
  const person = { age: 71, annualIncome: amount, citizenshipStatus: 'us_citizen' };
  const plans = {
    age: 71,
    zipCode: '90006',
    income: amount,
    healthConditions: [word],
    medications: [word],
    doctors: [korean],
  };
  return [
    [`/api/search?q=${word}`],
    [`/api/search?q=${encodeURIComponent(korean)}`],
    [`/api/providers?q=${word}&zip=90006&type=doctor`],
    [`/api/providers?plan=${word}&group=${word}&county=${word}`],
    [`/api/insurance-plans?q=${word}&carrier=${word}`],
    [`/api/providers/${word}`],
    [`/api/zips/${word}`],
    [`/benefits?income=${amount}&condition=${word}`],
    [`/api/${word}`],
    [`/api/login?returnTo=/x?condition=${word}`],
    ['/api/eligibility-check', JSON.stringify(person)],
    ['/api/eligibility-check', JSON.stringify({ ...person, condition: word, zip: word, notes: korean })],
    ['/api/eligibility-check', `{"annualIncome": ${amount}, "diagnosis": "${word}`],
    ['/api/ai-analysis', JSON.stringify({ profile: { ...plans, householdSize: 1 } })],
    ['/api/ai-analysis', JSON.stringify({ profile: { age: 71, zipCode: '90006', income: amount, householdSize: 1 } })],
    ['/api/chat', `{"language": "en", "message": "${word}`],
    [
      '/api/chat',
      JSON.stringify({ message: `혼자 살고 연 ${amount}달러인데 ${word} ${korean} 되나요?`, language: 'ko' }),
    ],
    [
      '/api/chat',
      JSON.stringify({ message: '?', language: 'en', history: [{ sender: 'user', content: `${word} ${korean}` }] }),
    ],
    ['/api/chat', JSON.stringify({ message: word, language: korean })],
    [`/api/${word}`, JSON.stringify({ word })],
  ];
}

/**
 * Types the marks into everything that takes something. @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {string[]} marks a word and one in Korean
 * @param {number} amount @returns {Promise<{ statuses: number[], session: string }>} of each place, and the id of a session
 */
async function typeEverywhere(copy, marks, amount) {
  const visitor = new Visitor(copy.url, 85_000);
  const [word = ''] = marks;
  const statuses = [];
  for (const [address, body] of placesOf(marks, amount)) {
    const from = { 'user-agent': `check ${word}`, referer: `${copy.url}/x?q=${word}` };
    const posted =
      body === undefined ? { headers: from } : { method: 'POST', headers: { ...from, ...JSON_TYPE }, body };
    statuses.push((await visitor.ask(address, posted)).status);
  }
  await visitor.signIn('visitor', `/api/login?returnTo=/x?condition=${word}`);
  const cookie = decodeURIComponent(visitor.cookies.get(visitor.sessionCookie) ?? '');
  visitor.close();
  return { statuses, session: cookie.slice(2).split('.')[0] ?? '' };
}

/** @param {import('../checks/summary.mjs').Context} context */
export async function canaries({ random }) {
  const copy = await product();
  const tag = Math.floor(random() * 1e9).toString(36);
  const amount = 100_000 + Math.floor(random() * 800_000) + 0.37;
  const [word, korean] = [`canary${tag}`, `카나리아${tag}`];
  const { statuses, session } = await typeEverywhere(copy, [word, korean], amount);
  // What is still in memory is written down first.
  await copy.sql('CHECKPOINT');
  const files = filesIn(copy.dataDir);
  const bytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  const marks = [word, word.toUpperCase(), `${amount}`, korean].map((mark) => Buffer.from(mark));
  const faults = files.flatMap((file) => {
    const looked = /\/logs\//.test(file) ? [...marks, Buffer.from(session)] : marks;
    const mark = heldBy(file, looked);
    return mark ? [`${path.relative(copy.dataDir, file)} holds ${mark.toString()}`] : [];
  });
  const answered = statuses.filter((status) => status === 200).length;
  return {
    measured: `${statuses.length + 1} places typed into (${answered} answered 200); ${files.length} files, ${Math.round(bytes / 2 ** 20)} MB of logs, database and queue looked through: ${faults.length} hold a mark${faults.length ? `: ${some(faults)}` : ''}`,
    ok: faults.length === 0 && session !== '' && answered >= 5 && statuses.every((status) => status < 500),
  };
}
