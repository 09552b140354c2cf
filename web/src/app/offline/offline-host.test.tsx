import { act, screen } from '@testing-library/react';
import useSWR from 'swr';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import OfflineHost from './offline-host';

function Answer({ path }: { path: string }) {
  const { data, error } = useSWR<string, Error, readonly [string, string]>(['list', path], ([, address]) =>
    fetch(address).then(async (answer) => (answer.ok ? answer.text() : Promise.reject(new Error('failed')))),
  );
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>;
}

const goes = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));

it.each([
  ['ko', '인터넷에 다시 연결되었습니다.'],
  ['en', 'You are back online.'],
] as const)('what failed is requested again once there is network, and that is said (%s)', async (language, says) => {
  const server = fakeServer({
    '/api/failed': [{ status: 503 }, { body: 'found' }],
    '/api/answered': { body: 'kept' },
  });
  await renderApp(
    <>
      <OfflineHost />
      <Answer path="/api/failed" />
      <Answer path="/api/answered" />
    </>,
    { language },
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
  goes('offline');
  goes('online');
  expect(await screen.findByText('found')).toBeInTheDocument();
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  expect(server.requests.filter((request) => request === 'GET /api/answered')).toHaveLength(1);
});

it('says nothing where nothing had failed', async () => {
  fakeServer({ '/api/answered': { body: 'kept' } });
  await renderApp(
    <>
      <OfflineHost />
      <Answer path="/api/answered" />
    </>,
  );
  expect(await screen.findByText('kept')).toBeInTheDocument();
  goes('online');
  expect(screen.queryByText('인터넷에 다시 연결되었습니다.')).not.toBeInTheDocument();
});
