import { fullAddress, mapOfSearch } from './provider-links';

const place = { address: '621 S Virgil Ave', city: 'Los Angeles', state: 'CA', zipCode: '90005' };

describe('addresses and maps', () => {
  test('street, city, state and ZIP make one line', () => {
    expect(fullAddress(place)).toBe('621 S Virgil Ave, Los Angeles, CA 90005');
  });
  test('an address that holds the city already does not say it twice', () => {
    expect(fullAddress({ ...place, address: '8700 Beverly Blvd, Los Angeles, CA 90048', zipCode: '90048' })).toBe(
      '8700 Beverly Blvd, Los Angeles, CA 90048',
    );
  });
  test('a record without street and city has no address', () => {
    expect(fullAddress({ address: null, city: null, state: 'CA', zipCode: '90005' })).toBeNull();
  });
  test('the map of a search names the kind and the ZIP', () => {
    expect(decodeURIComponent(mapOfSearch('clinics', '90006'))).toContain('clinics near 90006');
  });
});
