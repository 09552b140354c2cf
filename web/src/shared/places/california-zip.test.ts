import { isCaliforniaZip } from './california-zip';

test.each([
  ['90001', true],
  ['96162', true],
  ['90000', false],
  ['12345', false],
  ['97201', false],
  ['9000', false],
])('%s is Californian: %s', (zip, isCalifornian) => expect(isCaliforniaZip(zip)).toBe(isCalifornian));
