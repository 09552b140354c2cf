import { returnPath } from './return-path';

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/admin/crawler',
    '/search-results?q=%EC%95%BD%EA%B5%AD&zip=90006#results',
    '/providers?next=//evil.example',
    '/providers?q=%5C%5C%2F',
    '/apiary',
  ])('leads to the page %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/../..//evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/%255cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/\u0000',
    '/\u0085evil.example',
    ' /evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '',
    '/%E0%A4%A',
    `/${'a'.repeat(2_000)}`,
    '/api/logout',
    '/API/login',
    '/internal/health',
    '/ws',
  ])('leads home instead of to %j', (path) => {
    expect(returnPath(path)).toBe('/');
  });

  it('leads home when nothing, or more than one address, was given', () => {
    for (const wanted of [undefined, null, ['/a', '/b'], { path: '/a' }, 7]) expect(returnPath(wanted)).toBe('/');
  });

  it('keeps to this site whatever is asked, as a browser reads it', () => {
    for (const odd of ['/;//evil', '/?//evil', '/#//evil', '/a//evil', '/:80//evil', '/@evil.example']) {
      expect(new URL(returnPath(odd), 'https://guide.example').origin).toBe('https://guide.example');
    }
  });
});
