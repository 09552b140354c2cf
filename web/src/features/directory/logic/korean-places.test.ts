import { provider, provenance } from '../../../../test/records';
import { koreanPlaces, servesCounties } from './korean-places';

const place = (name: string, part: Parameters<typeof provider>[0] = {}) =>
  provider({ name, languages: ['Korean'], distanceMiles: 1, phone: null, ...part });
const names = (places: { name: string }[]) => places.map(({ name }) => name);

describe('places that state Korean', () => {
  test('with a telephone first, nearest first, a group without an office last', () => {
    const near = [
      place('Street only', { distanceMiles: 0.5 }),
      place('Far phone', { distanceMiles: 21, phone: '7144491125' }),
      place('Near phone', { distanceMiles: 1.6, phone: '2136371070' }),
    ];
    const groups = [
      place('Network', {
        type: 'medicalGroup',
        latitude: null,
        distanceMiles: null,
        details: { region: 'Los Angeles' },
      }),
      place('Elsewhere', { type: 'medicalGroup', latitude: null, details: { region: 'Long Beach, Orange County' } }),
    ];
    expect(names(koreanPlaces(near, groups, ['Los Angeles']))).toEqual([
      'Near phone',
      'Far phone',
      'Street only',
      'Network',
    ]);
  });

  test('one line for one telephone, and none that rests on memory', () => {
    const near = [
      place('Clinic', { phone: '(213) 637-1070', distanceMiles: 1 }),
      place('Its group', { phone: '213-637-1070', distanceMiles: 1.2 }),
      place('Heard of', { provenance: provenance({ confidence: 'memory' }) }),
    ];
    expect(names(koreanPlaces(near, [], []))).toEqual(['Clinic']);
  });

  test('a region names its counties, Southern California all of them', () => {
    expect(servesCounties({ details: { region: 'Southern California' } }, ['Orange'])).toBe(true);
    expect(servesCounties({ details: { region: 'Southern California' } }, ['Alameda'])).toBe(false);
    expect(servesCounties({ details: { region: 'Orange County' } }, ['Orange'])).toBe(true);
    expect(servesCounties({ details: null }, ['Orange'])).toBe(false);
  });
});
