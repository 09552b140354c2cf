import { isInnerAddress } from './inner-address';

describe('telling the inner network from the world', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.17.0.1', '192.168.1.1', 'fd00::1'])(
    '%s is inner',
    (address) => expect(isInnerAddress(address)).toBe(true),
  );
  it.each(['203.0.113.9', '8.8.8.8', '::ffff:8.8.8.8', '2001:4860:4860::8888', 'localhost', '', undefined])(
    '%s is not',
    (address) => expect(isInnerAddress(address)).toBe(false),
  );
});
