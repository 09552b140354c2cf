import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsroomEntries } from './cms-newsroom';
import { lastMondays, letterEntry, letterPath } from './dhcs-letters';
import { registerEntries } from './federal-register';

const fixture = (name: string): string => readFileSync(join(__dirname, 'fixtures', name), 'utf8');

it('a row of the newsroom of CMS is read, and other rows of the page are not', () => {
  expect(newsroomEntries(fixture('2026-11-22-newsroom.html'))).toEqual([
    {
      title: 'Administrative Simplification Final Rule',
      summary: 'Claims attachments interoperability standard finalized.',
      link: '/newsroom/fact-sheets/administrative-simplification-final-rule',
      day: '2026-03-20T12:00:00Z',
      labels: ['Fact Sheets'],
    },
  ]);
});

it('a newsroom without its rows says that it was rebuilt', () => {
  for (const html of ['<main></main>', '<div class="views-row"><h3>Other</h3></div>'])
    expect(() => newsroomEntries(html)).toThrow(expect.objectContaining({ failureClass: 'schema_changed' }));
});

it('letters of the state stand at the last five Mondays', () => {
  expect(lastMondays('2026-01-11')).toEqual(['2026-01-05', '2025-12-29', '2025-12-22', '2025-12-15', '2025-12-08']);
  expect(lastMondays('2026-01-05')[0]).toBe('2026-01-05');
  expect(letterPath('2026-01-05')).toBe('/formsandpubs/publications/oc/Pages/010526-Stakeholder-News.aspx');
});

it('a letter becomes one item of its headings', () => {
  const html = '<main><h2>DHCS Stakeholder News</h2><h2>Program\n Updates</h2><h3>Medi-Cal Rx</h3><p>Text</p></main>';
  expect(letterEntry(html, '2026-01-05', 'https://www.dhcs.ca.gov/x')).toMatchObject({
    title: 'DHCS Stakeholder News: January 5, 2026',
    summary: 'Program Updates; Medi-Cal Rx',
    day: '2026-01-05',
  });
  expect(() => letterEntry('<main><p>Moved</p></main>', '2026-01-05', 'x')).toThrow(/schema_changed/);
});

it('documents of the register are read, whatever else they hold', () => {
  const results = [
    { title: 'Notice', type: 'Notice', abstract: null, html_url: 'https://x', publication_date: '2026-11-14' },
    7,
  ];
  expect(registerEntries(JSON.stringify({ count: 2, results }))[0]).toEqual({
    title: 'Notice',
    summary: undefined,
    link: 'https://x',
    day: '2026-11-14',
    labels: ['Notice'],
  });
  expect(registerEntries(JSON.stringify({ results }))[1]).toMatchObject({ title: undefined, link: undefined });
});

it.each([
  ['{"results": [', 'truncated_body'],
  ['{"errors": {"order": "bad"}}', 'error_in_body'],
  ['{"count": 0}', 'schema_changed'],
  ['null', 'schema_changed'],
  ['{"results": []}', 'empty_result'],
])('%s is refused', (json, failureClass) =>
  expect(() => registerEntries(json)).toThrow(expect.objectContaining({ failureClass })),
);
