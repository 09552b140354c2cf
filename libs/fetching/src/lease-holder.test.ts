import { leaseHolder } from './lease-holder';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('a process that returns on a port of this machine is the same holder, on another port another; only on Linux', () => {
  const holders = [8084, 8084, 8094].map(leaseHolder);
  const isLinux = process.platform === 'linux';
  expect(holders.map((holder) => holder !== null && UUID.test(holder))).toEqual([isLinux, isLinux, isLinux]);
  expect(new Set(holders).size).toBe(isLinux ? 2 : 1);
});
