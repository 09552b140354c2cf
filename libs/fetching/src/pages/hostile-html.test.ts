// Pages that somebody made to hurt whoever reads them: read in a moment, or refused.
import { plainText } from '../plain-text';
import { readWhole } from './page-reader';
import { rowsReader } from './page-rows';

const ROWS = rowsReader(
  { className: 'row' },
  { text: { take: 'text' }, all: { of: { tags: ['b'] }, take: 'text', isList: true } },
);
const SIZE = 1_000_000;
const filled = (part: string): string => part.repeat(Math.ceil(SIZE / part.length));
/** Of processor time, with much room: a page of this size takes 15 ms. */
const MOST_MS = 2_500;

const HOSTILE: [name: string, html: string][] = [
  ['tags that nobody closes', filled('<b>')],
  ['blocks that nobody closes', filled('<div>')],
  ['paragraphs in table cells', filled('<p><table><td>')],
  ['rows in rows', filled('<div class=row>')],
  ['links in links', filled('<a href=x>')],
  ['end tags alone', filled('</div></b></p>')],
  ['an open paragraph far up and blocks', `<p><object>${'<i>'.repeat(500)}${filled('<hr>')}`],
  ['entities', filled('&amp;')],
  ['an entity without its end', `&${filled('a')}`],
  ['numbers of no letters', filled('&#99999999999999;&#xD800;')],
  ['a comment without its end', `<!--${filled('-')}`],
  ['a script without its end', `<script>${filled('</scrip')}`],
  ['attributes', `<p ${filled('a=b ')}>`],
  ['classes', `<p class="${filled('row ')}">`],
  ['a name without its end', `<${filled('a')}`],
  ['less-than signs', filled('<')],
  ['empty tags', filled('</>')],
  ['misnested formatting', filled('<b><p></b>')],
  ['forms in forms', filled('<form><div></form>')],
];

it.each(HOSTILE)('%s', (_, html) => {
  const before = process.cpuUsage();
  for (const read of [() => plainText(html), () => readWhole(ROWS, html)]) {
    try {
      read();
    } catch (error) {
      expect(error).toMatchObject({ failureClass: 'schema_changed' });
    }
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(MOST_MS);
});

it('a form that ends before what is in it', () => {
  expect(plainText('<form><div>in</form>still in</div>out')).toBe('out');
});

it('parts of a table by themselves', () => {
  expect(plainText('<tr><td>one<td>two')).toBe('one two');
  expect(plainText('<div><td>one<td>two</div>')).toBe('onetwo');
  expect(plainText('<table><form><tr><td>in</form><td>cell</table>')).toBe('in cell');
});

it('a script, a style and a drawing say nothing', () => {
  expect(plainText('a<script>"</p>"</script><style>b{}</style><svg><title>c</title><path/><text>d</text></svg>e')).toBe(
    'ae',
  );
  expect(plainText('<svg><g><p>after</p></g></svg>')).toBe('after');
});
