import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landscapeLinks as linksAmong, planYears } from './landing-page';
import { pageLinks } from './page-links';

const landscapeLinks = (html: string, page: URL) => linksAmong(pageLinks(html), page);

const html = readFileSync(join(__dirname, 'fixtures', '2026-11-20-landing-page.html'), 'utf8');
const page = new URL('https://www.cms.gov/medicare/coverage/prescription-drug-coverage');

describe('the page that links the Landscape', () => {
  const links = landscapeLinks(html, page);

  it('gives the newest release of each year, a correction after what it corrects', () => {
    expect(links.get(2027)).toEqual({
      year: 2027,
      release: 'cy2027-landscape-202609-1',
      url: new URL('https://www.cms.gov/files/zip/cy2027-landscape-202609-1.zip'),
      month: '2026-09',
    });
    expect(links.get(2026)?.release).toBe('cy2026-landscape-202609');
  });

  it('follows no archive of another host', () => expect([...links.keys()].sort()).toEqual([2026, 2027]));

  it('takes a newer month before an older correction', () => {
    const two = '<a href="/a/cy2026-landscape-202511-3.zip">x</a><a href="/a/cy2026-landscape-202603.zip">y</a>';
    expect(landscapeLinks(two, page).get(2026)?.release).toBe('cy2026-landscape-202603');
  });

  it('takes the year from the link text when the name has none', () => {
    const one = '<a href="files/landscape-source-files.zip">CY 2027 landscape</a>';
    expect(landscapeLinks(one, page).get(2027)).toMatchObject({ month: null, release: 'landscape-source-files' });
  });

  it('gives nothing for a page without links', () => expect(landscapeLinks('<p>moved</p>', page).size).toBe(0));
});

it.each([
  ['2026-11-20T12:00:00Z', [2026, 2027]],
  ['2027-01-01T05:00:00Z', [2026, 2027]],
  ['2027-01-01T09:00:00Z', [2027, 2028]],
])('at %s the requested plan years are %j', (now, years) => expect(planYears(new Date(now))).toEqual(years));
