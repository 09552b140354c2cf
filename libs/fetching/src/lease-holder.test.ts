import { leaseHolder } from './lease-holder';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('whoever comes back on a port of this machine is the same holder, on another port another; only Linux can tell', () => {
  const holders = [8084, 8084, 8094].map(leaseHolder);
  const isLinux = process.platform === 'linux';
  expect(holders.map((holder) => holder !== null && UUID.test(holder))).toEqual([isLinux, isLinux, isLinux]);
  expect(new Set(holders).size).toBe(isLinux ? 2 : 1);
});
