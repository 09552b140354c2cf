import { cityText } from './california-cities';

test('a city is said in the language of the page, whatever the case of the record', () => {
  expect(cityText('LOS ANGELES', 'ko')).toBe('로스앤젤레스');
  expect(cityText('LOS ANGELES', 'en')).toBe('Los Angeles');
  expect(cityText('Weed', 'ko')).toBe('Weed');
});
