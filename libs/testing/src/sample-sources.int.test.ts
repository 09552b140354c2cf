import { startSampleSources, type SampleSources } from './sample-sources';

let sources: SampleSources;
const ask = (): Promise<Response> =>
  fetch(`${sources.url}/nppes/api/?version=2.1&postal_code=90006&taxonomy_description=Pharmacy`);

beforeAll(async () => {
  sources = await startSampleSources();
});
afterAll(() => sources.stop());

test('a fault is switched on and off, and requests are remembered', async () => {
  expect((await ask()).status).toBe(200);
  await sources.setFault({ source: 'nppes', fault: 'http-500' });
  expect((await ask()).status).toBe(500);
  await sources.clearFaults();
  expect((await ask()).status).toBe(200);
  expect(JSON.stringify(await sources.requests()).match(/postal_code=90006/g)?.length).toBe(3);
});

test('it is gone after stop, and stopping twice is harmless', async () => {
  const short = await startSampleSources({ delayMs: 0 });
  await short.stop();
  await short.stop();
  await expect(fetch(short.url)).rejects.toThrow();
});
