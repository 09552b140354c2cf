// The pages that the crawl bench reads: lists as a newsroom writes them, from a process of their own. Tells its port to its parent.
import { createServer } from 'node:http';

const ROWS = 120;
const PAGES = 20;

/** About 75 kB a page, with the typographic quotes that most real pages have. */
const row = (page, at) => `<div class="views-row"><div class="ds-l-row"><span class="ds-c-badge">Press release</span>
<a class="newsroom-main-view-link" href="/newsroom/${page}-${at}"><h3>Medicare “news” ${page}.${at}: what changes next year</h3></a>
<div class="newsroom-main-view-body"><p>The agency’s rule for plan year ${2020 + (at % 7)} asks plans to answer within seven days.</p>
<ul><li>Premiums &amp; deductibles</li><li>Drug lists</li></ul></div>
<time datetime="2026-${String((at % 12) + 1).padStart(2, '0')}-10T12:00:00Z">October 10</time></div></div>`;
const pageOf = (page) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Newsroom ${page}</title>
<style>.a{color:red}</style></head><body><nav><a href="/">Home</a></nav><main>${Array.from({ length: ROWS }, (_, at) => row(page, at)).join('\n')}
</main><footer>U.S. Centers for Medicare &amp; Medicaid Services</footer><script>let a = 1;</script></body></html>`;

const pages = Array.from({ length: PAGES }, (_, page) => pageOf(page));

/** `/kept/...` has validators and confirms them; every other page is new each time. */
const server = createServer(({ url = '/', headers }, response) => {
  if (url === '/robots.txt') return response.end('User-agent: *\nDisallow: /private/\nAllow: /\n');
  if (url.startsWith('/kept/')) {
    response.setHeader('etag', '"one"');
    if (headers['if-none-match'] === '"one"') return response.writeHead(304).end();
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(pages[Number(url.split('-').at(-1)) % PAGES]);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
