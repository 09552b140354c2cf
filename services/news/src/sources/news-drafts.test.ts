import { HIDDEN_ORDERS } from '@app/testing/hidden-orders';
import { newsDrafts, titleKey } from './news-drafts';
import { isOnHosts } from './news-link';
import type { RawEntry } from './news-source';

const HOST = 'www.cms.gov';

const TERMS = {
  source: { category: 'general' as const },
  base: new URL('https://www.cms.gov/about-cms/contact/newsroom'),
  isAllowed: isOnHosts(['cms.gov']),
  today: '2026-11-22',
};
const entry = (changes: Partial<RawEntry> = {}): RawEntry => ({
  title: 'Medicare Open Enrollment ends December 7',
  summary: 'Review your plan.',
  link: '/newsroom/a',
  day: '2026-11-20',
  labels: [],
  ...changes,
});
const sound = (...rows: RawEntry[]) => newsDrafts([entry({ title: 'Other', link: '/other' }), ...rows], TERMS).slice(1);

it('an entry becomes plain text with an address of its own', () => {
  const html = '<p>Call&nbsp;us<script>alert(1)</script></p><p onclick="x">today</p><img src=x onerror=alert(1)>\u202e';
  const link = 'http://www.cms.gov/newsroom/a?utm_source=rss&id=1#top';
  expect(sound(entry({ title: 'Part B &amp; you', summary: html, link }))).toEqual([
    {
      title: 'Part B & you',
      summary: 'Call us today',
      url: 'http://www.cms.gov/newsroom/a?id=1',
      publishedOn: '2026-11-20',
      category: 'medicare',
    },
  ]);
});

it('texts are cut between two words, and a summary that repeats the title is none', () => {
  const [draft] = sound(entry({ summary: 'word '.repeat(200) }));
  expect(draft?.summary).toHaveLength(395);
  expect(draft?.summary).toMatch(/word…$/);
  expect(sound(entry({ summary: 'Medicare open enrollment ends December 7!' }))[0]?.summary).toBeNull();
});

it('the line that WordPress adds to every summary is left out', () => {
  const summary =
    '<p>Seven months.</p><p>The post <a href="/a">When to sign up</a> appeared first on <a href="/">Blog</a>.</p>';
  expect(sound(entry({ summary }))[0]?.summary).toBe('Seven months.');
});

it.each([
  ['a script for a link', { link: 'javascript:alert(1)' }],
  ['another host', { link: 'https://cms.gov.example.org/a' }],
  ['a name and a password in the link', { link: `https://user:secret@${HOST}/a` }],
  ['no link', { link: undefined }],
  ['no title', { title: '<b></b>' }],
  ['a title of signs', { title: '***' }],
  ['a day that is none', { day: 'soon' }],
  ['a day next week', { day: '2026-11-29' }],
  ['letters that nobody could read', { title: 'Medicare \uFFFD' }],
])('%s makes no item', (_what, changes) => expect(sound(entry(changes))).toEqual([]));

it('the same address, or the same title on the same day, is one item', () => {
  const sheet = entry({ title: 'Medicare: open enrollment ends  December 7.', link: '/fact-sheet' });
  const rows = [
    entry(),
    entry({ title: 'Renamed' }),
    entry({ ...sheet, title: 'MEDICARE open enrollment ends December 7' }),
  ];
  expect(sound(...rows).map(({ url }) => url)).toEqual(['https://www.cms.gov/newsroom/a']);
  expect(sound(entry(), { ...sheet, title: entry().title, day: '2026-11-19' })).toHaveLength(2);
  expect(titleKey('“메디케어” 2026: A–B')).toBe('메디케어 2026 a b');
});

it('what is older than 180 days is left out in silence', () => {
  expect(sound(entry({ day: '2026-05-26' }), entry({ day: '2026-05-25', link: '/b' }))).toHaveLength(1);
});

it('a list of which most is no item has changed its meaning', () => {
  const rows = [entry({ day: 'soon' }), entry({ day: 'soon' }), entry()];
  expect(() => newsDrafts(rows, TERMS)).toThrow(expect.objectContaining({ failureClass: 'schema_changed' }));
});

it.each([
  ['Medicare Advantage ratings', 'medicare-advantage'],
  ['Medi-Cal renewals and Medicare', 'medi-cal'],
  ['Covered California opens', 'covered-california'],
  ['What Part D pays', 'medicare'],
  ['Your Social Security statement', 'social-security'],
  ['Claims attachments', 'general'],
])('%s is about %s', (title, category) =>
  expect(sound(entry({ title, summary: undefined }))[0]?.category).toBe(category),
);

it.each(HIDDEN_ORDERS)(
  'the order hidden in $id is a title and a summary, plain text, and moves nothing else',
  ({ text }) => {
    const usual = newsDrafts([entry({ title: 'Other', link: '/other' }), entry()], TERMS);
    const [other, draft] = newsDrafts(
      [entry({ title: 'Other', link: '/other' }), entry({ title: text, summary: text })],
      TERMS,
    );
    expect(other).toEqual(usual[0]);
    if (!draft) return;
    expect({ url: draft.url, day: draft.publishedOn }).toEqual({ url: usual[1]?.url, day: usual[1]?.publishedOn });
    expect(`${draft.title}${draft.summary ?? ''}`).not.toMatch(/[\p{Cc}\p{Cf}]|<\/?[a-z!]/u);
  },
);
