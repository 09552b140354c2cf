import { addressLikeness, isSamePlace, nameLikeness, type PlaceIdentity, plainLicense } from './same-place';

const place = (name: string, address: string | null, rest: Partial<PlaceIdentity> = {}): PlaceIdentity => ({
  name,
  address,
  city: 'Los Angeles',
  zipCode: '90006',
  phone: null,
  npi: null,
  ccn: null,
  licenseNumber: null,
  ...rest,
});

describe('two records without a number in common', () => {
  it.each([
    ['Cedars-Sinai Medical Center', '8700 Beverly Blvd', 'CEDARS-SINAI MEDICAL CENTER', '8700 BEVERLY BOULEVARD'],
    ['L A Downtown Medical Center', '711 W College St', 'LA Downtown Med Ctr', '711 West College Street'],
    ['Hoag Memorial Hospital Presbyterian', 'One Hoag Drive', 'HOAG MEM HOSP PRESBYTERIAN', '1 HOAG DR'],
    [
      'St. Jude Medical Center',
      '101 E Valencia Mesa Dr',
      'Providence Saint Jude Medical Center',
      '101 Valencia Mesa Drive',
    ],
    [
      'KHEIR Center - Wilshire',
      '3255 Wilshire Blvd Ste 200',
      'Kheir Center Wilshire',
      '3255 Wilshire Blvd, Suite #200',
    ],
    ["Children's Sample Hospital", '4650 Sunset Blvd', 'CHILDRENS SAMPLE HOSPITAL', '4650 W Sunset Blvd'],
    ['Goldenrod Care Homes, LLC', '44 Sixth Street', 'GOLDENROD CARE HOME', '44 6th St'],
    ['Saint Anthony Clinic', '2000 Pico Blvd', 'St Antony Clinic Inc.', '2000 Pico Blvd'],
    ['Mirae Adult Day Health Care', '100 N Street', 'Mirae ADHC', '100 N St'],
  ])('are one place: %s, %s = %s, %s', (name, address, otherName, otherAddress) => {
    expect(isSamePlace(place(name, address), place(otherName, otherAddress))).toBe(true);
    expect(isSamePlace(place(otherName, otherAddress), place(name, address))).toBe(true);
  });

  it.each([
    ['houses of one row', 'Pathway Homes I', '10 Oak St', 'Pathway Homes II', '10 Oak St'],
    ['the first house and one that is only named', 'Pathway Homes', '10 Oak St', 'Pathway Homes 2', '10 Oak St'],
    ['neighbours of one owner', 'Goldenrod Care Home', '44 6th St', 'Goldenrod Care Home', '46 6th St'],
    ['north and south', 'Mirae Clinic', '100 N Vermont Ave', 'Mirae Clinic', '100 S Vermont Ave'],
    ['two tenants of one house', 'Kheir Clinic', '3255 Wilshire Blvd', 'Century Dental Clinic', '3255 Wilshire Blvd'],
    [
      'two suites of one house',
      'Alta Vista Eye',
      '3255 Wilshire Blvd #2',
      'Alta Heart Clinic',
      '3255 Wilshire Blvd #9',
    ],
    ['names of common words only', 'Community Health Center', '1 Oak St', 'Family Health Center', '1 Oak St'],
    ['names that share the town', 'Los Angeles Surgical Center', '1 Oak St', 'Los Angeles Eye Center', '1 Oak St'],
    ['post-office boxes', 'Kheir Clinic', 'PO Box 100', 'Kheir Clinic', 'P.O. Box 100'],
    ['an unknown address', 'Kheir Clinic', null, 'Kheir Clinic', '3255 Wilshire Blvd'],
  ])('are two places: %s', (_what, name, address, otherName, otherAddress) => {
    expect(isSamePlace(place(name, address), place(otherName, otherAddress))).toBe(false);
  });

  it.each([
    ['another ZIP', { zipCode: '90007' }],
    ['no ZIP', { zipCode: null }],
    ['another NPI', { npi: '1234567893' }],
    ['another CCN', { ccn: '050902' }],
  ])('are two places with %s', (_what, rest) => {
    const one = place('Sample Hospital', '1 Oak St', { npi: '1000000004', ccn: '050901' });
    expect(isSamePlace(one, place('Sample Hospital', '1 Oak St', { npi: null, ccn: null }))).toBe(true);
    expect(isSamePlace(one, place('Sample Hospital', '1 Oak St', rest))).toBe(false);
  });

  it('need less of the name with one telephone number, and only name and number without an address', () => {
    const phone = '(213) 555-0101';
    const [one, other] = [
      place('Kaiser Sunset Tower Hospital', '4867 Sunset Blvd'),
      place('Kaiser Permanente East Campus', '4867 Sunset Blvd'),
    ];
    expect(isSamePlace(one, other)).toBe(false);
    expect(isSamePlace({ ...one, phone }, { ...other, phone })).toBe(true);
    expect(isSamePlace(place('Kheir Clinic', null, { phone }), place('KHEIR CLINIC', '9 Oak St', { phone }))).toBe(
      true,
    );
  });

  it('are found by a further name', () => {
    const one = place('Sample General', '1 Oak St', { otherNames: ['Vermont Presbyterian Hospital'] });
    expect(isSamePlace(one, place('Vermont Presbyterian', '1 Oak St'))).toBe(true);
  });
});

it.each([
  ['A B C Care', 'ABC Care', 1],
  ['The Grove, Inc.', 'Grove', 1],
  ['Grove 3', 'Grove III', 1],
  ['Grove 3', 'Grove 4', 0],
  ['Hospital', 'Center', 0],
])('the names %s and %s are alike by %s', (one, other, likeness) => expect(nameLikeness(one, other)).toBe(likeness));

it.each([
  ['10 Oak St', '10 Oak Street', 1],
  ['10 Oak St', '12 Oak St', 0],
  ['10 Oak St', '10 Oak Ave', 0.85],
  ['10 Oak St Apt 1', '10 Oak St #2', 0.8],
  ['10 Oak St', '10 Elm St', 0],
  ['Oak St', '10 Oak St', null],
])('the addresses %s and %s are alike by %s', (one, other, likeness) => {
  expect(addressLikeness(one, other)).toBe(likeness);
});

it.each([
  ['015601302', '15601302'],
  ['C-0015', 'C0015'],
  ['000', null],
  [null, null],
])('the licence %s counts as %s', (license, plain) => expect(plainLicense(license)).toBe(plain));
