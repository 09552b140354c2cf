// What is read here and not by htmlparser2 is the same, whatever stands before and after it.
import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { tagOf } from './html-tags';
import { PageTokens, type TokenListener } from './page-tokens';

/** What was told, texts in one piece: where they are cut means nothing. */
function told(page: string) {
  const events: [string, ...(string | number | boolean)[]][] = [];
  const join = (what: string, said: string): void => {
    const last = events.at(-1);
    if (last?.[0] === what) last[1] = String(last[1]) + said;
    else events.push([what, said]);
  };
  const listener: TokenListener = {
    text: (start, end) => join('text', page.slice(start, end)),
    textEntity: (codePoint) => join('text', String.fromCodePoint(codePoint)),
    tagName: ({ name }) => events.push(['tag', name]),
    attributeName: (start, end) => events.push(['attribute', page.slice(start, end)]),
    attributeValue: (start, end) => join('value', page.slice(start, end)),
    attributeEntity: (codePoint) => join('value', String.fromCodePoint(codePoint)),
    attributeEnd: () => events.push(['attribute ends']),
    tagBegins: (end, isSelfClosed) => events.push(['begins', end, isSelfClosed]),
    tagEnds: ({ name }, start) => events.push(['ends', name, start]),
  };
  /** A tag that is left to htmlparser2 in its middle was told from its name on, and is told again; one that never ends is none. */
  const whole = () => {
    const kept: typeof events = [];
    const dropOpen = (): void => {
      const before = kept.findLastIndex(([what]) => ['tag', 'begins', 'ends', 'text'].includes(what));
      if (kept[before]?.[0] === 'tag') kept.splice(before);
    };
    for (const event of events) {
      if (event[0] === 'tag') dropOpen();
      kept.push(event);
    }
    dropOpen();
    return kept;
  };
  return { listener, whole };
}

function byTokenizer(page: string, listener: TokenListener): void {
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      // -1 at the end of a page that ends in a tag: whoever reads that as text reads everything again.
      ontext: (start, end) => start >= 0 && listener.text(start, end),
      ontextentity: listener.textEntity,
      onopentagname: (start, end) => listener.tagName(tagOf(page.slice(start, end))),
      onattribname: listener.attributeName,
      onattribdata: listener.attributeValue,
      onattribentity: listener.attributeEntity,
      onattribend: () => listener.attributeEnd(),
      onopentagend: (end) => listener.tagBegins(end, false),
      onselfclosingtag: (end) => listener.tagBegins(end, true),
      onclosetag: (start, end) => listener.tagEnds(tagOf(page.slice(start, end)), start),
      oncomment: nothing,
      oncdata: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  for (const piece of pieces(page)) tokenizer.write(piece);
  tokenizer.end();
}

/** As html-walk.ts cuts them: after a `>`. */
const pieces = (page: string): string[] => page.split(/(?<=>.{7}.*?>)/s);

const part = fc.constantFrom(
  '<',
  '>',
  '</',
  '/>',
  '/',
  '=',
  '"',
  "'",
  '&',
  '&amp;',
  '&lt',
  '&#62;',
  '&notit;',
  '&rsquo;',
  '&nbsp;&#39;',
  '&quot',
  ';',
  '<a가 ı=1>',
  '</P\0>',
  '</tbodY>',
  ' ',
  '\n',
  '\t',
  '!',
  '-->',
  '<!--',
  '<!doctype html>',
  '<?x',
  '<![CDATA[',
  ']]>',
  '<div class="row">',
  "<a href='/x?a=1&b'>",
  '<p>',
  '</p>',
  '</p >',
  '<br/>',
  '<br />',
  '<img src=x alt="a > b">',
  '<input disabled>',
  '<input disabled = "x">',
  '<i/b>',
  '<a=b c=d>',
  '<script>',
  '</script>',
  '<style',
  '</style>',
  '<title>',
  '</title>',
  '<textarea>',
  '<xmp/>',
  '<SCRIPT src="x">',
  '<scripty>',
  '<svg>',
  '<TD Class="x" class=\'y\'>',
  '<a "b">',
  '<a b="c"d="e">',
  '</>',
  '</ p>',
  '< b',
  '가',
  'text',
);

it('tells of 4,000 invented pages what htmlparser2 tells', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const page = parts.join('');
      const [ours, theirs] = [told(page), told(page)];
      const tokens = new PageTokens(ours.listener);
      let offset = 0;
      for (const piece of pieces(page)) {
        tokens.write(piece, offset);
        offset += piece.length;
      }
      tokens.end();
      byTokenizer(page, theirs.listener);
      expect(ours.whole()).toEqual(theirs.whole());
    }),
    { numRuns: 4_000, seed: 20261123 },
  );
});

it('a page that ends inside a tag says nothing of it', () => {
  const page = '<p>one</p><br/';
  const { listener, whole } = told(page);
  const tokens = new PageTokens(listener);
  tokens.write('<p>one</p>', 0);
  tokens.write('<br/', 10);
  tokens.end();
  expect(whole().filter(([what]) => what === 'text')).toEqual([['text', 'one']]);
});
