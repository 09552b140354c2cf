import { defineQuery } from './define-query';
import { choice, flag, oneOf, page, radius, words, zip } from './params';

const PLACES = defineQuery(
  {
    q: words(5),
    zip,
    radius,
    kind: oneOf(['a', 'b'] as const),
    isOpen: flag('only', 'open'),
    sort: choice(['near', 'name'], 'near'),
    page,
  },
  (query) => ({ ...query, radius: query.zip ? query.radius : radius.empty }),
);
const read = (address: string) => PLACES.read(new URLSearchParams(address));

test('an address gives back the whole question, in the order of the definition', () => {
  const address = 'q=olive&zip=90006&radius=10&kind=b&open=only&sort=name&page=3';
  expect(PLACES.write(read(address)).toString()).toBe(address);
});

test('what is not said or not understood is empty, and what is empty is not said', () => {
  expect(read('')).toEqual(PLACES.empty);
  expect(read('zip=9000&radius=7&kind=c&open=yes&sort=price&page=0')).toEqual(PLACES.empty);
  expect(read('page=1.5').page).toBe(1);
  expect(PLACES.write(PLACES.empty).toString()).toBe('');
});

test('words are trimmed and cut, also on the way out', () => {
  expect(read('q=%20olives').q).toBe('olive');
  expect(PLACES.write({ ...PLACES.empty, q: ' olives' }).get('q')).toBe('olive');
});

test('a second name is read and never written', () => {
  expect(PLACES.write(read('zipCode=90006')).toString()).toBe('zip=90006');
});

test('what means nothing next to the rest is taken away both ways', () => {
  expect(read('radius=10').radius).toBe(25);
  expect(PLACES.isSame({ ...PLACES.empty, radius: 10 }, PLACES.empty)).toBe(true);
  expect(PLACES.isSame({ ...PLACES.empty, zip: '90006' }, PLACES.empty)).toBe(false);
});
