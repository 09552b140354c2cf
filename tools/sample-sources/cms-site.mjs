// @ts-check
// www.cms.gov under /cms: the page that links the Landscape archives, the page that links the star ratings, the archives.
import { fileAnswer, missingPage, pageAnswer } from './answers.mjs';
import { landscapeArchive } from './landscape.mjs';
import { benefitsArchive, ratingsArchive } from './plan-extras.mjs';
import { TABLE_FAULTS } from './table.mjs';

/** @typedef {import('./answers.mjs').Asked} Asked */
/** @typedef {import('./answers.mjs').Answer} Answer */

const SOURCES = ['insurance'];
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
      return fileAnswer({
        sources: SOURCES,
        kind: 'zip',
        type: 'application/zip',
        faults: TABLE_FAULTS,
        revision,
        render: (fault) => make(year, revision, fault),
      });
    }
  }
  return null;
}

/** @param {Asked} asked @returns {Answer | null} */
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
  const archive = /^\/cms\/files\/zip\/([a-z0-9-]+\.zip)$/.exec(path)?.[1];
  const known = archive === undefined ? null : archiveAnswer(archive, revision);
  return known ?? (path.startsWith('/cms/') ? missingPage(SOURCES) : null);
}
