import { placeText } from './place-text';

describe('the place of a ZIP', () => {
  test('the place and its county in the language of the page', () => {
    const zip = { place: 'Los Angeles', counties: ['Los Angeles'] };
    expect(placeText(zip, 'ko')).toBe('Los Angeles, 로스앤젤레스(LA) 카운티');
    expect(placeText(zip, 'en')).toBe('Los Angeles, Los Angeles County');
  });
  test('a ZIP in two counties names both; a missing place leaves no comma behind', () => {
    expect(placeText({ place: null, counties: ['Orange', 'Los Angeles'] }, 'en')).toBe(
      'Orange County, Los Angeles County',
    );
  });
});
