import { readableAddress, readableCredential, readableOrganization, readablePersonName } from './readable-case';

describe('names of organisations', () => {
  it.each([
    ['WILSHIRE SAMPLE PHARMACY, LLC', 'Wilshire Sample Pharmacy, LLC'],
    ['GARFIELD BEACH CVS, L.L.C.', 'Garfield Beach CVS, L.L.C.'],
    ['CITY OF HOPE MEDICAL FOUNDATION', 'City of Hope Medical Foundation'],
    ["CHILDREN'S CLINIC INC", "Children's Clinic Inc"],
    ['ST VINCENT CTR', 'St Vincent Ctr'],
    ['MCKESSON DRUG STORE II', 'McKesson Drug Store II'],
    ['THE AT-HOME CARE AGENCY', 'The At-Home Care Agency'],
    ['JWCH INSTITUTE', 'JWCH Institute'],
    ["D'ANGELO CARE", "D'Angelo Care"],
    ['24 HOUR CARE', '24 Hour Care'],
  ])('%s becomes %s', (shouted, readable) => expect(readableOrganization(shouted)).toBe(readable));

  it('keeps a name that somebody wrote in mixed case', () => {
    expect(readableOrganization('iCare pharmacy LLC')).toBe('iCare pharmacy LLC');
  });
});

describe('names of persons', () => {
  it.each([
    ['MCDONALD', 'McDonald'],
    ["O'BRIEN", "O'Brien"],
    ['KIM-LEE', 'Kim-Lee'],
    ['SOON HEE', 'Soon Hee'],
    ['NG', 'Ng'],
    ['MACK', 'Mack'],
    ['J.P.', 'J.P.'],
    ['III', 'III'],
    ['JR.', 'Jr.'],
    ['DE LA CRUZ', 'De La Cruz'],
    ['PEÑA', 'Peña'],
  ])('%s becomes %s', (shouted, readable) => expect(readablePersonName(shouted)).toBe(readable));
});

describe('addresses and titles', () => {
  it.each([
    ['3250 W 6TH ST STE 200B', '3250 W 6th St Ste 200B'],
    ['100 NE MAIN BLVD #5', '100 NE Main Blvd #5'],
    ['LOS ANGELES', 'Los Angeles'],
  ])('%s becomes %s', (shouted, readable) => expect(readableAddress(shouted)).toBe(readable));

  it.each([
    ['M.D.', 'MD'],
    ['MD, PH.D.', 'MD, PhD'],
    ['D.O.', 'DO'],
    ['md', 'MD'],
  ])('the title %s becomes %s', (given, readable) => expect(readableCredential(given)).toBe(readable));
});
