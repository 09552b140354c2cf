import { feedEntries } from './feed-parser';

const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Blog</title>${items}</channel></rss>`;

it('an RSS item is read with its entities, its CDATA and its categories', () => {
  const [entry] = feedEntries(
    rss(`<item><title>When to sign up &amp; why</title><link>https://blog.ssa.gov/a/</link>
      <guid isPermaLink="false">https://blog.ssa.gov/?p=1</guid><pubDate>Mon, 05 Jan 2026 14:00:00 +0000</pubDate>
      <category><![CDATA[Medicare]]></category><category>General</category>
      <description><![CDATA[<p>Seven months &#8211; that is all.</p>]]></description></item>`),
  );
  expect(entry).toEqual({
    title: 'When to sign up & why',
    summary: '<p>Seven months &#8211; that is all.</p>',
    link: 'https://blog.ssa.gov/a/',
    day: 'Mon, 05 Jan 2026 14:00:00 +0000',
    labels: ['Medicare', 'General'],
  });
});

it.each([
  ['a guid that is a link', '<guid>https://blog.ssa.gov/g/</guid>', 'https://blog.ssa.gov/g/'],
  ['no guid that is none', '<guid isPermaLink="false">tag:1</guid>', undefined],
  ['a link in CDATA', '<link><![CDATA[ https://blog.ssa.gov/c/ ]]></link>', 'https://blog.ssa.gov/c/'],
])('an item is linked by %s', (_what, fields, link) => {
  expect(feedEntries(rss(`<item><title>A</title>${fields}</item>`))[0]?.link).toBe(link);
});

it('an Atom entry is read by its alternate link and its day of publication', () => {
  const xml = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">한국어 안내 &amp;amp; more</title>
    <link rel="edit" href="/edit/1"/><link href="/news/1"/><id>urn:1</id><updated>2026-02-02T10:00:00Z</updated>
    <published>2026-02-01T10:00:00-08:00</published><category term="medi-cal"/><summary>Short.</summary></entry></feed>`;
  expect(feedEntries(xml)).toEqual([
    {
      title: '한국어 안내 &amp; more',
      summary: 'Short.',
      link: '/news/1',
      day: '2026-02-01T10:00:00-08:00',
      labels: ['medi-cal'],
    },
  ]);
});

it('RSS 1.0 with its days of Dublin Core is read too', () => {
  const xml = `<rdf:RDF xmlns:dc="x"><item><title>A</title><link>/a</link><dc:date>2026-03-01</dc:date></item></rdf:RDF>`;
  expect(feedEntries(xml)[0]).toMatchObject({ title: 'A', link: '/a', day: '2026-03-01' });
});

it.each([
  ['a page', '<!DOCTYPE html><html><body><item>no</item></body></html>', 'not_json'],
  ['half a feed', rss('<item><title>A</title></item>').slice(0, -8), 'truncated_body'],
  ['a feed without items', rss(''), 'empty_result'],
])('%s is refused', (_what, xml, failureClass) => {
  expect(() => feedEntries(xml)).toThrow(expect.objectContaining({ failureClass }));
});

it('an entity bomb stays what it is: text', () => {
  const bomb = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const xml = `<?xml version="1.0"?>${bomb}<rss><channel><item><title>&b;</title><link>/x</link></item></channel></rss>`;
  expect(feedEntries(xml)[0]?.title?.length).toBeLessThan(10);
});
