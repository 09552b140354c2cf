import { connect } from 'node:net';
import { get } from 'node:http';

const SENTENCE = /A unit test tried to open a network connection/;

test('a unit test cannot open a connection, not even to this machine', async () => {
  expect(() => connect(9199, '127.0.0.1')).toThrow(SENTENCE);
  expect(() => get('http://127.0.0.1:9199/')).toThrow(SENTENCE);
  await expect(fetch('http://127.0.0.1:9199/')).rejects.toMatchObject({
    cause: { message: expect.stringMatching(SENTENCE) as string },
  });
});
