import type { RecordsVersionService } from '../records-version/records-version.service';
import type { ZipsRepository } from './zips.repository';
import { ZipsService } from './zips.service';

const PLACE = { zip: '90006', place: 'Los Angeles', counties: ['Los Angeles'], latitude: 34, longitude: -118 };

/** The service over a table that is asked for `find`, while `version.current` is the version of the records. */
function over(find: jest.Mock) {
  const version: { current: string | null } = { current: 'one' };
  const versions = { current: () => version.current } as RecordsVersionService;
  return { zips: new ZipsService({ find } as unknown as ZipsRepository, versions), version };
}

describe('a ZIP code that was asked for', () => {
  it('is read once while the records are the same, and again when they have changed', async () => {
    const find = jest.fn().mockResolvedValue(PLACE);
    const { zips, version } = over(find);
    await zips.find('90006');
    expect(await zips.get('90006')).toEqual(PLACE);
    expect(find).toHaveBeenCalledTimes(1);
    version.current = 'two';
    find.mockResolvedValue(null);
    expect(await zips.find('90006')).toBeNull();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('is read each time while nobody hears of changes', async () => {
    const find = jest.fn().mockResolvedValue(PLACE);
    const { zips, version } = over(find);
    await zips.find('90006');
    version.current = null;
    await zips.find('90006');
    await zips.find('90006');
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('is not kept when the records changed while it was read', async () => {
    const find = jest.fn();
    const { zips, version } = over(find);
    find.mockImplementationOnce(async () => {
      version.current = 'two';
      return PLACE;
    });
    await zips.find('90006');
    find.mockResolvedValue({ ...PLACE, place: 'Koreatown' });
    expect(await zips.find('90006')).toMatchObject({ place: 'Koreatown' });
  });

  it('that is not in California is asked for each time: strangers may invent any number of them', async () => {
    const find = jest.fn().mockResolvedValue(null);
    const { zips } = over(find);
    await zips.find('10001');
    await zips.find('10001');
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe('ZIP codes around a place', () => {
  const middles = [
    { zip: '92840', latitude: 33.78, longitude: -117.93 },
    { zip: '90006', latitude: 34.05, longitude: -118.29 },
    { zip: '90005', latitude: 34.06, longitude: -118.31 },
  ];
  const center = { latitude: 34.05, longitude: -118.29 };

  it('come the nearest first, read once while the records are the same', async () => {
    const read = jest.fn().mockResolvedValue(middles);
    const version = { current: 'one' };
    const versions = { current: () => version.current } as unknown as RecordsVersionService;
    const zips = new ZipsService({ middles: read } as unknown as ZipsRepository, versions);
    expect(await zips.around(center, 2)).toEqual(['90006', '90005']);
    expect(await zips.around(center, 9)).toEqual(['90006', '90005', '92840']);
    expect(await zips.countWithin(center, 5)).toBe(2);
    expect(await zips.countWithin(center, 50)).toBe(3);
    expect(await zips.around({ latitude: 33.78, longitude: -117.93 }, 1)).toEqual(['92840']);
    expect(read).toHaveBeenCalledTimes(1);
    version.current = 'two';
    read.mockResolvedValue([]);
    expect(await zips.around(center, 2)).toEqual([]);
  });
});
