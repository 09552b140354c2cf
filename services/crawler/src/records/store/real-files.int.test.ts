// The real public files, imported whole as `make import` does.
import { describeWithPublicData, publicData } from '@app/testing/public-data';
import { datasetsOf } from '@app/contracts/http/crawl-sources';
import { communityCare } from '../../sources/community-care/read';
import { hospitals } from '../../sources/hospitals/read';
import { CA_LIVE, FacilityHarness } from '../../testing/facility-harness';

const signal = new AbortController().signal;
const fileOptions = (path: string) => ({ path, state: 'CA', signal, onProgress: () => undefined });

describeWithPublicData('the real files of hospitals and homes for the elderly', () => {
  const HOSPITALS = publicData('cms-hospitals/hospital_general_information_ca.csv');
  const ELDERLY = publicData('cdss-rcfe/rcfe_ca_sample.csv');
  let harness: FacilityHarness;
  beforeAll(async () => {
    harness = await FacilityHarness.start();
  });
  beforeEach(() => harness.clear());
  afterAll(() => harness.stop());

  it('brings all 378 hospitals of CMS, and writes nothing the second time', async () => {
    const source = hospitals;
    const target = { ...CA_LIVE, source: 'hospitals' } as const;
    const first = await harness.facilities.swap(target, await source.readFile(fileOptions(HOSPITALS)));
    expect(first).toMatchObject({ found: 378, added: 378, updated: 0, unchanged: 0, deactivated: 0 });
    const before = [await harness.rows('providers'), await harness.rows('provider_sources')];
    expect(before[0]?.filter(({ is_active }) => is_active)).toHaveLength(378);
    const second = await harness.facilities.swap(target, await source.readFile(fileOptions(HOSPITALS)));
    expect(second).toMatchObject({ found: 378, added: 0, updated: 0, unchanged: 378, deactivated: 0 });
    expect([await harness.rows('providers'), await harness.rows('provider_sources')]).toEqual(before);
  });

  it('keeps leading zeros, the stars, and says nothing where CMS says "Not Available"', async () => {
    const { records } = await hospitals.readFile(fileOptions(HOSPITALS));
    const ratings = records.map(({ fields }) => fields.details?.rating);
    expect(records.every(({ key }) => /^05[0-9A-Z]{4}$/.test(key))).toBe(true);
    expect(ratings.filter((rating) => rating === null)).toHaveLength(112);
    expect([1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length)).toEqual([
      31, 56, 83, 71, 25,
    ]);
    expect(records.filter(({ fields }) => fields.details?.hasEmergency)).toHaveLength(288);
    expect(records.every(({ fields }) => fields.phone !== undefined && fields.zipCode !== undefined)).toBe(true);
  });

  it('accounts for all 1,037 homes for the elderly and shows the licensed ones and the one on probation', async () => {
    const source = communityCare;
    const target = { ...CA_LIVE, source: 'community-care' } as const;
    const first = await harness.facilities.swap(target, await source.readFile(fileOptions(ELDERLY)));
    expect(first).toMatchObject({ found: 1037, added: 1037, updated: 0, unchanged: 0, deactivated: 0 });
    const rows = await harness.rows('providers');
    const shown = rows.filter(({ is_active }) => is_active);
    const statuses = shown.map(({ details }) => (details as { licenseStatus: string }).licenseStatus);
    expect(statuses.filter((status) => status === 'LICENSED')).toHaveLength(938);
    expect(statuses.filter((status) => status === 'ON PROBATION')).toHaveLength(1);
    expect(shown).toHaveLength(939);
    expect(shown.filter(({ details }) => (details as { notes?: unknown }).notes !== undefined)).toHaveLength(1);
    expect(shown.every(({ type, phone }) => type === 'seniorHousing' && phone === null)).toBe(true);
    const before = [rows, await harness.rows('provider_sources')];
    expect(before[1]?.map(({ source: dataset }) => dataset)).toEqual(Array(1037).fill(datasetsOf('community-care')[0]));
    const second = await harness.facilities.swap(target, await source.readFile(fileOptions(ELDERLY)));
    expect(second).toMatchObject({ found: 1037, added: 0, updated: 0, unchanged: 1037, deactivated: 0 });
    expect([await harness.rows('providers'), await harness.rows('provider_sources')]).toEqual(before);
  });
});
