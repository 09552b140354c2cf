import { render, screen, waitFor } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import { fakeServer } from '../../../test/fake-server';
import { SWR_DEFAULTS } from './swr-defaults';

function Plans() {
  const { data, error } = useSWR<{ name: string }, Error>('/api/plans');
  return <p>{error ? error.message : (data?.name ?? 'waiting')}</p>;
}

const show = () =>
  render(
    <SWRConfig value={{ ...SWR_DEFAULTS, provider: () => new Map() }}>
      <Plans />
    </SWRConfig>,
  );

describe('SWR defaults', () => {
  it('reads the path of the key and parses the answer', async () => {
    fakeServer({ '/api/plans': { body: { name: 'Plan A' } } });
    show();
    expect(await screen.findByText('Plan A')).toBeInTheDocument();
  });

  it('neither retries a failure nor asks again on focus', async () => {
    const server = fakeServer({ '/api/plans': { status: 500, body: 'broken' } });
    show();
    expect(await screen.findByText('500: broken')).toBeInTheDocument();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.requests).toEqual(['GET /api/plans']));
  });
});
