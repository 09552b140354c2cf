import { networkKeys } from '@app/content/matching/network-keys';
import type { ZipsService } from '../zips/zips.service';
import type { KnownNetworks, NetworksRepository } from './networks.repository';
import { NetworksService } from './networks.service';

const NAMES = ['Sample Care', 'Sample Plus'].map((insurer) => ({ insurer, network: null, group: null }));
const KNOWN: KnownNetworks = {
  names: NAMES,
  counts: Object.fromEntries(networkKeys(NAMES).map((key, at) => [key, at + 1])),
  isCut: false,
};

const listOf = (known: KnownNetworks) =>
  new NetworksService(
    { known: () => Promise.resolve(known) } as unknown as NetworksRepository,
    { find: () => Promise.resolve({ latitude: 34, longitude: -118 }) } as unknown as ZipsService,
  ).list({ zip: '90006' });

it('gives no counts when only the nearest were read, and still lists the most frequent first', async () => {
  const counted = await listOf(KNOWN);
  expect(counted.plans.map(({ plan, count }) => [plan, count])).toEqual([
    ['Sample Plus', 2],
    ['Sample Care', 1],
  ]);
  const cut = await listOf({ ...KNOWN, isCut: true });
  expect(cut.plans.map(({ plan, count }) => [plan, count])).toEqual([
    ['Sample Plus', null],
    ['Sample Care', null],
  ]);
});
