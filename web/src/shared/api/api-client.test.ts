import { fakeServer } from '../../../test/fake-server';
import { apiGet, apiGetAnswer, apiSend, withQuery } from './api-client';
import { ApiError } from './api-error';

const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail as an ApiError');
  return error;
};

describe('api client', () => {
  it('names a failed answer by its status and body', async () => {
    fakeServer({ '/api/x': { status: 418, body: 'a teapot' } });
    expect((await failure(apiGet('/api/x'))).message).toBe('418: a teapot');
  });

  it('falls back to the status text when the body is empty', async () => {
    window.fetch = () => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect((await failure(apiGet('/api/x'))).message).toBe('502: Bad Gateway');
  });

  it('hands over the code of the documented error shape, and none of any other body', async () => {
    fakeServer({
      '/api/ours': {
        status: 503,
        body: { code: 'unavailable', detail: 'search_too_slow', message: 'x', requestId: 'r1' },
      },
      '/api/theirs': { status: 503, body: '<html>no</html>' },
    });
    expect((await failure(apiGet('/api/ours'))).details).toMatchObject({
      code: 'unavailable',
      detail: 'search_too_slow',
    });
    const theirs = await failure(apiGet('/api/theirs'));
    expect(theirs.details).toBeNull();
    expect(theirs.status).toBe(503);
  });

  it('always sends cookies, and JSON with its content type', async () => {
    const calls: RequestInit[] = [];
    window.fetch = (_path, init) => {
      calls.push(init ?? {});
      return Promise.resolve(new Response('{"ok":true}'));
    };
    await apiGet('/api/a');
    await apiSend('POST', '/api/b', { zip: '90006' });
    expect(calls[0]?.credentials).toBe('include');
    expect(calls[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"zip":"90006"}',
    });
  });

  it('gives the headers of array answers', async () => {
    fakeServer({ '/api/providers': { body: [], headers: { 'x-auto-crawl': 'queued' } } });
    const answer = await apiGetAnswer<unknown[]>('/api/providers');
    expect(answer.data).toEqual([]);
    expect(answer.headers.get('x-auto-crawl')).toBe('queued');
  });

  it('leaves empty values out of a query and escapes the rest', () => {
    expect(withQuery('/api/search', { q: '한 의원&', zip: '', limit: 6, other: undefined })).toBe(
      '/api/search?q=%ED%95%9C+%EC%9D%98%EC%9B%90%26&limit=6',
    );
    expect(withQuery('/api/search', {})).toBe('/api/search');
  });
});
