import { Readable } from 'node:stream';
import { sha256 } from '@app/kit/content-hash';
import { textReader } from '../plain-text';
import { pageBody } from './page-body';

const HTML = `<p>${'Größe 시니어 🙂 '.repeat(400)}</p>`;
const BYTES = Buffer.from(HTML);

/** Read from pieces of so many bytes. */
async function read(bytes: Buffer, size: number) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const page = await pageBody(textReader(), null)(Readable.from(pieces), { status: 200, headers: {} });
  return { text: page?.value(), sha256: page?.sha256, start: page?.start };
}

it.each([1, 2, 3, 5, 1_000, 2_047, 2_049, 100_000])('is the same from pieces of %i bytes', async (size) => {
  expect(await read(BYTES, size)).toEqual({
    text: 'Größe 시니어 🙂 '.repeat(400).trim(),
    sha256: sha256(HTML),
    start: HTML.slice(0, 20_000),
  });
});

it('what turns out late to be no UTF-8 is read from its start', async () => {
  const late = Buffer.concat([Buffer.from(`<p>${'San Jose '.repeat(400)}`), Buffer.from([0xe9]), Buffer.from('</p>')]);
  expect((await read(late, 1_000)).text).toBe(`${'San Jose '.repeat(400)}é`);
});

it('a cut letter at the end is no letter', async () => {
  const cut = Buffer.concat([BYTES, Buffer.from([0xec, 0x8b])]);
  expect((await read(cut, 1_000)).text?.endsWith('\uFFFD')).toBe(true);
});

it('an answer that is no page has no body', async () => {
  expect(await pageBody(textReader(), null)(Readable.from([BYTES]), { status: 304, headers: {} })).toBeNull();
});
