import { pagePath, SITE } from './source';

it('asks for one taxonomy in one ZIP, by place of practice', () => {
  const url = new URL(`${SITE.live}${pagePath({ zip: '90006', type: 'pharmacy', step: 0, skip: 200 })}`);
  expect(url.origin + url.pathname).toBe('https://npiregistry.cms.hhs.gov/api/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    version: '2.1',
    enumeration_type: 'NPI-2',
    taxonomy_description: 'Community/Retail Pharmacy',
    address_purpose: 'LOCATION',
    postal_code: '90006*',
    limit: '200',
    skip: '200',
  });
});

it('has no question after the last', () => {
  expect(() => pagePath({ zip: '90006', type: 'adultDayCare', step: 1, skip: 0 })).toThrow(RangeError);
});
