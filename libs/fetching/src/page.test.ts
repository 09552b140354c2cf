// Pages that are made to harm the service that reads them: read within the limits, or refused.
import { innermost, readPage } from './page';
import { plainText } from './plain-text';

const SIZE = 300_000;
const filled = (part: string): string => part.repeat(SIZE / part.length);

it.each([
  ['100,000 elements in each other', '<div>'.repeat(100_000), '512 tags deep'],
  ['tables in paragraphs in tables', filled('<p><table><td>'), '512 tags deep'],
  ['templates in each other', filled('<template>'), '512 tags deep'],
  ['more elements than any page has', '<br>'.repeat(100_001), '100000 elements'],
])('a page of %s is refused before its tree is complete', (_what, html, reason) => {
  expect(() => readPage(html, () => 'read')).toThrow(`schema_changed: more than ${reason}`);
});

it.each([
  ['a hundred thousand attributes', `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>`],
  ['thousands of children that a selector searches', `${'<div>'.repeat(400)}${'<b></b>'.repeat(3_000)}`],
  ['text outside of the cells of a table', `<table>${filled('x<i></i>')}`],
])('a page of %s, which takes quadratic time, is given up', (_what, html) => {
  expect(() => readPage(html, ($) => $('div').last().find('i'), 100)).toThrow('schema_changed: not read in 100 ms');
});

it.each([
  ['misnested formatting', filled('<b><p></b>').slice(0, 5_000), ''],
  ['end tags alone', filled('</div></b></p>').slice(0, 14_000), ''],
  ['items without an end tag', '<li>x'.repeat(2_000), 'x '.repeat(2_000).trim()],
  ['a comment without its end', `a<!--${filled('-')}`, 'a'],
  ['a script without its end', `a<script>${filled('</scrip')}`, 'a'],
  ['less-than signs', filled('<'), filled('<')],
])('a page of %s is parsed', (_what, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('a page after a refused one is parsed', () => {
  expect(() => readPage('<b>'.repeat(600), () => 'read')).toThrow('512');
  expect(readPage('<p>fine', ($) => $('p').text())).toBe('fine');
});

it('of rows in rows only the innermost are read', () => {
  const rows = readPage('<div><p>a</p><div>b</div></div><div>c</div>', ($) =>
    innermost($, 'div').map((row) => $(row).text()),
  );
  expect(rows).toEqual(['b', 'c']);
});
