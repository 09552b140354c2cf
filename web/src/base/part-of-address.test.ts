import { partOf } from './part-of-address';

describe('the part that an address names', () => {
  it.each([
    ['', ''],
    ['#deductible', 'deductible'],
    ['#%EA%B3%B5%EC%A0%9C%EC%95%A1', '공제액'],
    ['#%', '%'],
    ['#50%&from=talk', '50%&from=talk'],
    ['#%EA%B3', '%EA%B3'],
  ])('%s', (hash, part) => {
    expect(partOf(hash)).toBe(part);
  });
});
