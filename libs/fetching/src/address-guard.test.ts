import { assertPublicUrl, isPublicAddress } from './address-guard';

describe('which addresses the fetcher may reach', () => {
  it.each(['8.8.8.8', '23.45.67.89', '2606:4700:4700::1111', '[2606:4700:4700::1111]', '::ffff:8.8.8.8'])(
    '%s is on the public internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    // The rest of the IANA registries, and where clouds answer.
    '168.63.129.16',
    '192.0.0.9',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.175.48.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '::127.0.0.1',
    '[::127.0.0.1]',
    '::7f00:1',
    '::808:808',
    '::ffff:0:127.0.0.1',
    '::ffff:168.63.129.16',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:20::1',
    '2001:db8::1',
    '2620:4f:8000::1',
    '3fff::1',
    '5f00::1',
    'fec0::1',
    '4000::1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'ff02::1',
    'not an address',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('which URLs may be requested at all', () => {
  it.each(['https://npiregistry.cms.hhs.gov/api/?version=2.1', 'http://example.org/', 'https://8.8.8.8/'])(
    '%s may',
    (url) => expect(() => assertPublicUrl(new URL(url))).not.toThrow(),
  );

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'data:text/plain,x',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:8080/',
    'http://example.org:6379/',
    'https://example.org:80/',
    'http://localhost./',
    'http://db.localhost/',
    'http://metadata.google.internal/',
    'https://user:secret@example.org/',
  ])('%s may not', (url) => expect(() => assertPublicUrl(new URL(url))).toThrow(/^address_refused/));
});
