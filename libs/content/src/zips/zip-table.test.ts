import { CALIFORNIA_COUNTIES } from '../places/california-counties';
import { HOSPITALS } from '../records/hospitals';
import { ZIP_PROVIDERS } from '../records/zip-providers';
import { readData } from '../testing/data-files';
import { californiaZips, type ZipRecord } from './zip-table';

const zips = californiaZips(readData('california-zips.csv'));
const byZip = new Map<string, ZipRecord>(zips.map((record) => [record.zip, record]));

test('every California ZIP of the two tables is there once, in order', () => {
  expect(zips.length).toBe(2_595);
  expect(byZip.size).toBe(zips.length);
  expect(zips.map(({ zip }) => zip)).toEqual([...byZip.keys()].sort());
  expect(zips.every(({ zip }) => /^9[0-6]\d{3}$/.test(zip))).toBe(true);
});

test('Koreatown is in Los Angeles, with the centre of its area', () => {
  expect(byZip.get('90006')).toMatchObject({
    place: 'Los Angeles',
    source: 'census-gazetteer-2021',
    counties: [{ county: 'Los Angeles', ratio: 1, isPrimary: true }],
  });
  expect(byZip.get('90006')?.latitude).toBeCloseTo(34.048, 2);
  expect(byZip.get('90006')?.longitude).toBeCloseTo(-118.294, 2);
});

test('a ZIP in several counties names the main one first', () => {
  const split = zips.filter(({ counties }) => counties.length > 1);
  expect(split.length).toBe(188);
  for (const { counties } of split) {
    expect(counties.filter(({ isPrimary }) => isPrimary)).toEqual([counties[0]]);
    expect(Math.max(...counties.map(({ ratio }) => ratio))).toBe(counties[0]?.ratio);
  }
});

test('no ZIP is without a county: of those that no table names, it is that of their post office, and marked', () => {
  expect(zips.filter(({ counties }) => counties.length === 0)).toEqual([]);
  const derived = zips.filter(({ counties }) => counties[0]?.ratio === 0);
  expect(derived.length).toBe(149);
  expect(derived.filter(({ counties }) => counties.length > 1)).toEqual([]);
  for (const [zip, county] of Object.entries({
    90189: 'Los Angeles',
    94203: 'Sacramento',
    93542: 'Inyo',
    93558: 'San Bernardino',
  })) {
    expect(byZip.get(zip)?.counties).toEqual([{ county, ratio: 0, isPrimary: true }]);
  }
});

test('counties are the 58 of California, shares lie between 0 and 1', () => {
  const entries = zips.flatMap(({ counties }) => counties);
  expect(entries.filter(({ county }) => !CALIFORNIA_COUNTIES.has(county))).toEqual([]);
  expect(entries.filter(({ ratio }) => !(ratio >= 0 && ratio <= 1))).toEqual([]);
});

test('points lie in California; two ZIPs have none', () => {
  const points = zips.filter(({ latitude }) => latitude !== null);
  expect(zips.length - points.length).toBe(2);
  for (const { latitude, longitude } of points) {
    expect(latitude).toBeGreaterThan(32.4);
    expect(latitude).toBeLessThan(42.1);
    expect(longitude).toBeGreaterThan(-124.6);
    expect(longitude).toBeLessThan(-114.1);
  }
});

test('every place of the curated records lies in a known ZIP', () => {
  const zipCodes = [...ZIP_PROVIDERS.map(({ zipCode }) => zipCode), ...HOSPITALS.map(({ address }) => address.zipCode)];
  expect(zipCodes.filter((zip) => !byZip.has(zip))).toEqual([]);
});
