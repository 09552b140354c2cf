// The readers that keep no tree read what cheerio's tree says: invented pages, right ones and ones with the mistakes that real pages have.
import fc from 'fast-check';
import { load } from 'cheerio';
import { plainText, textReader } from '../plain-text';
import { readWhole } from './page-reader';
import { rowsReader } from './page-rows';
import type { Wanted, WantedFields, Which } from './rows-plan';

const selectorOf = ({ tags, className, attribute }: Which): string =>
  (tags ?? ['*'])
    .map((tag) => tag + (className ? `.${className}` : '') + (attribute ? `[${attribute}]` : ''))
    .join(', ');

/** What the declaration means, by a tree and selectors. */
function byCheerio(html: string, row: Which, fields: WantedFields) {
  const $ = load(html);
  return $(selectorOf(row))
    .toArray()
    .map((element) => {
      const valuesOf = ({ of, take }: Wanted) =>
        (of ? $(element).find(selectorOf(of)) : $(element))
          .toArray()
          .map((found) => (take === 'text' ? $(found).text() : $(found).attr(take.attribute)));
      const told = Object.entries(fields).map(([name, wanted]) => {
        const values = valuesOf(wanted);
        return [name, wanted.isList ? (values.length > 0 ? values : undefined) : values[0]];
      });
      return Object.fromEntries(told.filter(([, value]) => value !== undefined)) as unknown;
    });
}

type Node = ReturnType<ReturnType<typeof load>['root']>[number]['children'][number];
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'object', 'form']);
const BLOCKS = new Set(
  'p div br li td th tr h1 h2 h3 h4 h5 h6 section article figure figcaption blockquote'.split(' '),
);

/** The text of a part of a document, by a tree. */
function textByCheerio(html: string): string {
  const words: string[] = [];
  const collect = (node: Node): void => {
    if ('data' in node && node.nodeType === 3) words.push(node.data);
    if (!('children' in node)) return;
    const name = 'name' in node ? node.name : '';
    if (SILENT.has(name)) return;
    for (const child of node.children) collect(child);
    if (BLOCKS.has(name)) words.push(' ');
  };
  for (const child of load(html, null, false).root()[0]?.children ?? []) collect(child);
  return words
    .join('')
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const word = fc.constantFrom(
  'Medicare',
  ' 시니어 ',
  'a &amp; b',
  '&lt;b&gt;',
  'caf&eacute;',
  '&#8220;news&#8221;',
  '&notit;',
  '&ampamp',
  'R&D',
  '5 < 6',
  'x\r\ny',
  '\n\t ',
  '“quoted”',
  '<!-- <h3>no</h3> -->',
  '<!---->',
  '<br>',
  '<br/>',
  '</br>',
  '<img alt="a > b" src=x>',
  '<input value="v">',
  '<script>if (a < b) { c("</div>"); }</script>',
  '<style>.x > .y { color: red }</style>',
  '<noscript><p>off</p></noscript>',
  '<svg><title>icon</title><path d="M0"/></svg>',
  '<?php echo 1 ?>',
  '</span>',
  '</section>',
  '</p>',
  '<>',
  '</>',
);
const inlines = ['span', 'b', 'em', 'SPAN', 'time', 'label', 'small'] as const;
const blocks = ['div', 'p', 'section', 'ul', 'h2', 'h3', 'blockquote', 'DIV', 'article'] as const;
const attributes = fc.constantFrom(
  '',
  ' class="row"',
  " class='big row  x'",
  ' class=row',
  ' CLASS="row"',
  ' class="rows"',
  ' class="badge"',
  ' class="a&#32;badge"',
  ' datetime="2026-01-02"',
  ' datetime="a&amp;b"',
  ' datetime=2026',
  ' datetime',
  ' id=x class="row" class="badge"',
  ' title="1 > 0"',
  ' data-x=\'"\' class="badge row"',
  ' href="/x?a=1&amp;b=2&copy=3"',
);

const page = fc.letrec<{ part: string; some: string }>((tie) => ({
  some: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc
      .tuple(fc.constantFrom(...inlines), attributes, word)
      .map(([tag, said, text]) => `<${tag}${said}>${text}</${tag}>`),
    fc.tuple(attributes, word).map(([said, text]) => `<a${said}>${text.replaceAll('<br', '<i></i><br')}</a>`),
    fc
      .tuple(fc.constantFrom(...blocks), attributes, tie('some'))
      .map(([tag, said, inner]) => `<${tag}${said}>${inner}</${tag}>`),
    // Items, cells and paragraphs that nobody closed, as in many real pages.
    fc
      .tuple(attributes, fc.array(tie('some'), { maxLength: 3 }))
      .map(([said, items]) => `<ul>${items.map((item) => `<li${said}>${item}`).join('\n')}</ul>`),
    fc
      .array(tie('some'), { maxLength: 2 })
      .map((items) => `<dl>${items.map((item) => `<dt>t<dd>${item}`).join('')}</dl>`),
    fc
      .array(fc.tuple(attributes, tie('some')), { minLength: 1, maxLength: 3 })
      .map((cells) => `<table><tr>${cells.map(([said, cell]) => `<td${said}>${cell}</td>`).join('')}</tr></table>`),
    fc
      .array(tie('some'), { minLength: 1, maxLength: 3 })
      .map((cells) => `<table><tbody><tr>${cells.map((cell) => `<td>${cell}`).join('')}<tr><th>x</table>`),
    fc.tuple(attributes, tie('some')).map(([said, inner]) => `<div${said}>${inner}`),
    tie('some').map((inner) => `<p>${inner}`),
    word.map((text) => `<form><p>${text}<input></form>`),
    word.map((text) => `<form><div>${text}</form>still in it</div>`),
    tie('some').map((inner) => `<b><p>${inner.replace(/<.?form>/g, '')}</b>after</p>`),
    tie('some').map((inner) => `<select><option>one<option>two</select>${inner}`),
    tie('some').map((inner) => `<textarea>plain</textarea>${inner}<button>go</button>`),
  ),
})).some;
const document = page.map(
  (body) => `<!doctype html><html><head><title>T &amp; t</title><meta charset=utf-8></head><body>${body}</body></html>`,
);

const ROW: Which = { className: 'row' };
const FIELDS = {
  title: { of: { tags: ['h3', 'h2'] }, take: 'text' },
  badges: { of: { className: 'badge' }, take: 'text', isList: true },
  day: { of: { tags: ['time', 'span'], attribute: 'datetime' }, take: { attribute: 'datetime' } },
  own: { take: 'text' },
  name: { take: { attribute: 'class' } },
} as const;

const RUNS = { numRuns: 2_000, seed: 20_261_123 };

it('rows and what is wanted of them are those of a tree, wherever the page is cut', () => {
  const reader = rowsReader(ROW, FIELDS);
  fc.assert(
    fc.property(document, fc.nat({ max: 400 }), (html, at) => {
      const expected = byCheerio(html, ROW, FIELDS);
      expect(readWhole(reader, html)).toEqual(expected);
      const reading = reader.open();
      for (const piece of [html.slice(0, at), html.slice(at, at + 7), html.slice(at + 7)]) reading.write(piece);
      expect(reading.end()).toEqual(expected);
    }),
    RUNS,
  );
});

it('the text of a page is that of a tree, wherever the page is cut', () => {
  fc.assert(
    fc.property(fc.oneof(page, document), fc.nat({ max: 400 }), (html, at) => {
      const expected = textByCheerio(html);
      expect(plainText(html)).toBe(expected);
      const reading = textReader().open();
      for (const piece of [html.slice(0, at), html.slice(at)]) reading.write(piece);
      expect(reading.end()).toBe(expected);
    }),
    RUNS,
  );
});
