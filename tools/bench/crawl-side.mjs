// One way of the crawl bench in a process of its own. Asked for so many pages, it tells the CPU they took and its most memory.
import { once } from 'node:events';
import { wayOf } from './crawl-others.mjs';
import { waysOver } from './crawl-ways.mjs';

const [name, origin, isOther] = process.argv.slice(2);

async function reader() {
  if (isOther === 'other') return wayOf(name);
  const way = waysOver(origin)[name];
  return async (urls) => {
    for (const url of urls) await way(url);
    return urls.length;
  };
}

const read = await reader();
let round = 0;
process.send('ready');
for (;;) {
  const [pages] = await once(process, 'message');
  round += 1;
  const urls = Array.from({ length: pages }, (_, page) => new URL(`/${round}-${page}`, origin));
  const before = process.cpuUsage();
  const done = await read(urls);
  const { user, system } = process.cpuUsage(before);
  process.send({ done, msAPage: (user + system) / 1000 / pages, mostMb: process.resourceUsage().maxRSS / 1024 });
}
