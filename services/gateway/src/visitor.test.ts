import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { proxyTrust, trustNone } from './proxy-trust';
import { visitorOf } from './visitor';

const request = (remoteAddress: string | undefined, headers: IncomingHttpHeaders = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const FORGED = {
  host: 'Guide.example:8080',
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
};

describe('TRUST_PROXY', () => {
  it.each([
    ['loopback', '127.0.0.9', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['private', '172.18.0.1', true],
    ['private', 'fd00::1', true],
    ['private', '127.0.0.1', false],
    ['private', '203.0.113.9', false],
    ['10.1.0.0/16, 192.0.2.4', '10.1.255.255', true],
    ['10.1.0.0/16, 192.0.2.4', '192.0.2.4', true],
    ['10.1.0.0/16, 192.0.2.4', '192.0.2.5', false],
    ['2001:db8::/32', '2001:db8::7', true],
    ['2001:db8::/32', '10.0.0.1', false],
    ['private', 'no address', false],
  ])('%s, asked about %s, says %s', (setting, address, expected) => {
    expect(proxyTrust(setting.split(', '))(address)).toBe(expected);
  });
});

describe('where a request came from', () => {
  it('is the connection itself when no proxy is trusted, whatever the request says', () => {
    const expected = { address: '10.0.0.1', isSecure: false, host: 'guide.example:8080' };
    expect(visitorOf(request('10.0.0.1', FORGED), trustNone)).toEqual(expected);
    expect(visitorOf(request('10.0.0.1', FORGED), proxyTrust(['127.0.0.1']))).toEqual(expected);
  });

  it('is what a trusted proxy says', () => {
    expect(visitorOf(request('::ffff:10.0.0.1', FORGED), proxyTrust(['private']))).toEqual({
      address: '198.51.100.7',
      isSecure: true,
      host: 'evil.example',
    });
  });

  it.each([
    ['the visitor behind two proxies', '198.51.100.7, 10.0.0.8', '198.51.100.7'],
    ['not what the visitor wrote before', '1.1.1.1, 198.51.100.7, 10.0.0.8', '198.51.100.7'],
    ['an address with its port', '198.51.100.7:4711', '198.51.100.7'],
    ['an IPv6 address in brackets', '[2001:db8::1]:4711', '2001:db8::1'],
    ['the last good hop when one is no address', '198.51.100.7, unknown, 10.0.0.8', '10.0.0.8'],
    ['the proxy itself when the header is empty', ' , ', '10.0.0.1'],
    ['the farthest proxy when all are ours', '10.0.0.7, 10.0.0.8', '10.0.0.7'],
  ])('is %s', (_name, forwardedFor, address) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    expect(visitorOf(request('10.0.0.1', headers), proxyTrust(['private'])).address).toBe(address);
  });

  it('is unknown when the connection has gone', () => {
    expect(visitorOf(request(undefined), proxyTrust(['private'])).address).toBe('unknown');
  });

  it('believes the nearest proxy on TLS and host', () => {
    const headers = { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'evil.example, Guide.example' };
    expect(visitorOf(request('10.0.0.1', headers), proxyTrust(['private']))).toMatchObject({
      isSecure: false,
      host: 'guide.example',
    });
  });
});
