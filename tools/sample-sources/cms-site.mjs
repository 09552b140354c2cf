// @ts-check
// www.cms.gov under /cms: the page that links the Landscape archives, the page that links the star ratings, the archives.
import { fileAnswer, missingPage, pageAnswer } from './answers.mjs';
import { recordedTable } from './fixtures.mjs';
import { changedTable, csvText, TABLE_FAULTS } from './table.mjs';
import { zipArchive } from './zip-archive.mjs';

/** @typedef {import('./answers.mjs').HostRequest} HostRequest */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {2026 | 2027} Year */

const SOURCES = ['insurance'];
const CROSSWALK = '/cms/files/zip/plan-crosswalk-2027.zip';
const YEARS = /** @type {const} */ ([2027, 2026]);

/** The name changes with every release, as on the true site: revision 1 renames the archive of 2027. @param {2026 | 2027} year @param {number} revision */
const landscapeName = (year, revision) =>
  year === 2027 ? `cy2027-landscape-202609-${revision + 1}.zip` : 'cy2026-landscape-202609.zip';

/** @param {string} title @param {[href: string, text: string][]} links */
function pageOf(title, links) {
  const items = links.map(([href, text]) => `<li><a href="/cms/files/zip/${href}">${text}</a></li>`);
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><title>${title} | CMS (sample)</title></head>
<body><main id="main"><h1>${title}</h1>
<p>Sample page of tools/sample-sources: the files hold invented plans.</p>
<ul>
<li><a href="/cms/medicare/coverage/prescription-drug-coverage/prior-years">Prior years</a></li>
${items.join('\n')}
</ul></main></body></html>
`;
}

/** @param {number} revision @returns {[href: string, text: string][]} */
const landscapeLinks = (revision) =>
  YEARS.flatMap((year) => [
    [landscapeName(year, revision), `CY${year} Landscape (ZIP)`],
    [`plan-crosswalk-${year}.zip`, `Plan Crosswalk ${year} (ZIP)`],
  ]);

/** @returns {[href: string, text: string][]} */
const ratingsLinks = () =>
  YEARS.map((year) => [`${year}-star-ratings-data-tables.zip`, `${year} Star Ratings Data Tables (ZIP)`]);

/** @param {Year} year @param {number} revision */
const readMe = (year, revision) =>
  [
    'Medicare Advantage (Part C) and Prescription Drug Plans (Part D) List',
    '',
    'SAMPLE DATA of tools/sample-sources: invented plans, for tests only.',
    `Contract year ${year}, revision ${revision}.`,
    '',
  ].join('\r\n');

/** The CSV is in a folder named after the release in 2027 and at the top in 2026; 2027 begins with a BOM. @param {Year} year @param {number} revision @param {Fault | null} fault */
function landscapeArchive(year, revision, fault) {
  const release = `CY${year}_Landscape_202609`;
  const folder = year === 2027 ? `${release}.${revision + 1}/` : '';
  const table = recordedTable(`landscape-${year}`, 'Plan Name', revision);
  return zipArchive([
    { name: `${folder}${release}_ReadMe.txt`, content: readMe(year, revision), isStored: true },
    { name: `${folder}${release}.csv`, content: csvText(changedTable(table, fault), { hasBom: year === 2027 }) },
  ]);
}

const BENEFITS = { 'section-d': 'pbp_Section_D', b4: 'pbp_b4_emerg_urgent', b7: 'pbp_b7_health_prof' };

/** Tab-separated files. Some plans have no row. @param {Year} year @param {number} revision @param {Fault | null} fault */
const benefitsArchive = (year, revision, fault) =>
  zipArchive(
    Object.entries(BENEFITS).map(([part, name]) => {
      const table = recordedTable(`benefits-${year}-${part}`, 'pbp_a_hnumber', revision);
      return {
        name: `${name}.txt`,
        content: csvText(changedTable(table, fault), { delimiter: '\t', newline: '\r\n' }),
      };
    }),
  );

/** A title above the header, one row for each contract. @param {Year} year @param {number} revision @param {Fault | null} fault */
function ratingsArchive(year, revision, fault) {
  const table = changedTable(recordedTable(`ratings-${year}`, `${year} Overall`, revision), fault);
  const [title, measures] = ['Summary Ratings', 'Measure Stars'].map(
    (each) => `${year} Star Ratings Data Table - ${each}`,
  );
  const published = `(Oct 8 ${year - 1}).csv`;
  return zipArchive([
    { name: `${measures} ${published}`, content: `${measures}\r\nCONTRACT_ID,C01: Sample Measure\r\n` },
    { name: `${title} ${published}`, content: csvText(table, { newline: '\r\n', titleLines: [String(title)] }) },
  ]);
}

/** What becomes of the plans of 2026, tab separated. @param {number} revision @param {Fault | null} fault */
function crosswalkArchive(revision, fault) {
  const table = changedTable(recordedTable('crosswalk-2027', 'STATUS', revision), fault);
  const style = { delimiter: '\t', newline: '\r\n' };
  return zipArchive([{ name: 'PlanCrosswalk2027_10012026.txt', content: csvText(table, style) }]);
}

/** @param {readonly string[]} sources @param {number} revision @param {(fault: Fault | null) => Buffer} render */
const archive = (sources, revision, render) =>
  fileAnswer({ sources, revision, render, kind: 'zip', type: 'application/zip', faults: TABLE_FAULTS });

/** @param {string} name @param {number} revision @returns {Answer | null} */
function archiveAnswer(name, revision) {
  for (const year of YEARS) {
    const makers = {
      [landscapeName(year, revision)]: landscapeArchive,
      [`pbp-benefits-${year}.zip`]: benefitsArchive,
      [`${year}-star-ratings-data-tables.zip`]: ratingsArchive,
    };
    const make = makers[name];
    if (make) {
      return archive(SOURCES, revision, (fault) => make(year, revision, fault));
    }
  }
  return null;
}

/** @param {HostRequest} request @returns {Answer | null} */
export function cmsSite({ path, settings: { revision } }) {
  if (path === '/cms/medicare/coverage/prescription-drug-coverage') {
    return pageAnswer(SOURCES, ['no-links'], (fault) =>
      pageOf('Prescription Drug Coverage', fault?.fault === 'no-links' ? [] : landscapeLinks(revision)),
    );
  }
  if (path === '/cms/medicare/health-drug-plans/part-c-d-performance-data') {
    return pageAnswer(SOURCES, ['no-links'], (fault) =>
      pageOf('Part C and D Performance Data', fault?.fault === 'no-links' ? [] : ratingsLinks()),
    );
  }
  if (path === CROSSWALK) return archive(['crosswalk'], revision, (fault) => crosswalkArchive(revision, fault));
  const name = /^\/cms\/files\/zip\/([a-z0-9-]+\.zip)$/.exec(path)?.[1];
  const known = name === undefined ? null : archiveAnswer(name, revision);
  return known ?? (path.startsWith('/cms/') ? missingPage(SOURCES) : null);
}
