// One question stands open at the catalog; blanks keep its version known, silence ends it.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RecordsVersionWatch } from './records-version';

let catalog: Server;
let watch: RecordsVersionWatch;
let asked: string[] = [];
let open: ServerResponse | null = null;

beforeEach(async () => {
  asked = [];
  catalog = createServer((request, response) => {
    asked.push(request.url ?? '');
    open = response;
    if (asked.length === 1) tell('one');
  });
  await new Promise<void>((resolve) => catalog.listen(0, '127.0.0.1', resolve));
  watch = new RecordsVersionWatch(`http://127.0.0.1:${(catalog.address() as AddressInfo).port}`);
  watch.start();
  await until(() => asked.length === 2);
});
afterEach(() => {
  watch.stop();
  catalog.closeAllConnections();
  catalog.close();
});

const tell = (version: string | null): void => void open?.end(JSON.stringify({ version }));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}

it('keeps one question open for as long as the catalog says that it lives', async () => {
  for (let beat = 0; beat < 3; beat += 1) {
    await wait(1_500);
    open?.write(' ');
  }
  await wait(1_000);
  expect([watch.current(), asked]).toEqual([
    'one',
    ['/internal/records-version', '/internal/records-version?after=one'],
  ]);
  tell('two');
  await until(() => watch.current() === 'two');
});

it('knows nothing three seconds after the last word, and asks again', async () => {
  open?.write(' ');
  await wait(2_500);
  expect(watch.current()).toBe('one');
  await wait(1_000);
  expect(watch.current()).toBeNull();
  await until(() => asked.length === 3);
  tell('one');
  await until(() => watch.current() === 'one');
});

it('knows nothing as soon as the connection ends', async () => {
  catalog.closeAllConnections();
  await until(() => watch.current() === null);
});
