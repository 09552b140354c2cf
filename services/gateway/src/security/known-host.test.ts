import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { proxyTrust } from '../proxy-trust';
import { hostRefusal } from './known-host';

const RULE = {
  publicUrl: 'https://guide.example',
  allowedHosts: ['seniors.example'],
  trusts: proxyTrust(['10.0.0.0/8']),
};

function ask(headers: IncomingHttpHeaders, { from = '127.0.0.1', at = '127.0.0.1' } = {}): number | null {
  const rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  const socket = { remoteAddress: from, localAddress: at };
  return hostRefusal({ headers, rawHeaders, socket } as unknown as IncomingMessage, RULE)?.status ?? null;
}

describe('the names under which the guide answers (defect 8)', () => {
  it.each(['127.0.0.1:8080', 'localhost', 'LOCALHOST:9', '[::1]:8080', 'guide.example', 'guide.example:443'])(
    '%s is one',
    (host) => expect(ask({ host })).toBeNull(),
  );

  it('a name of ALLOWED_HOSTS is one', () => expect(ask({ host: 'seniors.example:8443' })).toBeNull());

  it.each([
    'evil.example',
    'guide.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'guide.example.',
    '192.168.1.9',
    'constructor',
  ])('%s is none', (host) => expect(ask({ host })).toBe(403));

  it.each(['', 'a b', 'guide.example/..', 'x@guide.example', 'guide.example:99999'])('"%s" is no host at all', (host) =>
    expect(ask({ host })).toBe(400),
  );

  it('the address at which the connection arrived is one, and no other address', () => {
    expect(ask({ host: '192.168.1.9:8080' }, { from: '192.168.1.4', at: '::ffff:192.168.1.9' })).toBeNull();
    expect(ask({ host: '[fd00::9]' }, { from: 'fd00::4', at: 'fd00::9' })).toBeNull();
    expect(ask({ host: '192.168.1.10' }, { from: '192.168.1.4', at: '192.168.1.9' })).toBe(403);
  });

  it('a trusted proxy names the host that the visitor asked for, a stranger does not', () => {
    const headersFor = (host: string) => ({ host: 'gateway:8080', 'x-forwarded-host': host });
    expect(ask(headersFor('guide.example'), { from: '10.0.0.1' })).toBeNull();
    expect(ask(headersFor('evil.example'), { from: '10.0.0.1' })).toBe(403);
    expect(ask(headersFor('guide.example'))).toBe(403);
  });

  it('none and two are refused', () => {
    expect(ask({})).toBe(400);
    const twice = { headers: { host: 'localhost' }, rawHeaders: ['Host', 'localhost', 'host', 'evil.example'] };
    const request = { ...twice, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
    expect(hostRefusal(request, RULE)).toEqual({ status: 400 });
  });
});
