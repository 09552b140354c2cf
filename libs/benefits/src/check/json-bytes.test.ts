import { addKept, addToken, JsonBytes } from './json-bytes';

const written = (fill: (out: JsonBytes) => void): string => {
  const out = new JsonBytes();
  fill(out);
  return out.written().toString();
};

test.each(['1,836', '', '2026년 11월 23일', 'a "quote", a \\ and\na line', 'x\u2028\u{1f600}', '\ud800'])(
  'a text is escaped as JSON.stringify does: %j',
  (text) => {
    expect(written((out) => out.addInner(text))).toBe(JSON.stringify(text).slice(1, -1));
  },
);

test('an object and an id are written the same the first time and the next', () => {
  const words = { ko: '기준', en: 'limit' };
  const twice = written((out) => {
    for (const add of [addKept, addKept]) add(words, out);
    for (const add of [addToken, addToken]) add('medi-cal', out);
  });
  expect(twice).toBe(`${JSON.stringify(words).repeat(2)}${JSON.stringify('medi-cal').repeat(2)}`);
});

test('an answer of any length finds room', () => {
  const text = '12345678901234567890';
  const many = 40_000;
  expect(
    written((out) => {
      for (let count = 0; count < many; count += 1) out.addInner(text);
    }),
  ).toBe(text.repeat(many));
});
