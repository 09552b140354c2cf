import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeServer } from '../../test/fake-server';
import { RouteError } from './route-error';

const failing = (error: Error) =>
  createMemoryRouter([
    {
      path: '*',
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      loader: () => Promise.reject(error),
      element: null,
    },
  ]);

function goOnline(isOnline: boolean) {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

describe('a screen that fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('says in both languages that the visitor is offline', async () => {
    goOnline(false);
    render(<RouterProvider router={failing(new TypeError('Failed to fetch dynamically imported module: /a.js'))} />);
    expect(await screen.findByText('인터넷에 연결되어 있지 않습니다')).toBeInTheDocument();
    expect(screen.getByText('You are offline')).toBeInTheDocument();
  });

  it('opens the page again once there is network, and says so', async () => {
    goOnline(false);
    render(<RouterProvider router={failing(new TypeError('Failed to fetch dynamically imported module: /a.js'))} />);
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    goOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('인터넷에 다시 연결되었습니다')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Opening this page again.');
  });

  it('asks the server where the browser believes in a network that leads nowhere', async () => {
    goOnline(true);
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    render(<RouterProvider router={failing(new TypeError('Failed to fetch dynamically imported module: /a.js'))} />);
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
  });

  it('knows a tab that is older than the last deploy', async () => {
    goOnline(true);
    fakeServer({ '/api/health': { body: { status: 'ok' } } });
    // The one reload has happened already: now the page explains itself.
    window.sessionStorage.setItem('reloaded-for', JSON.stringify([window.location.href, Date.now()]));
    render(<RouterProvider router={failing(new TypeError('Failed to fetch dynamically imported module: /a.js'))} />);
    expect(await screen.findByText('새 내용으로 바뀌었습니다')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('takes the blame for anything else and keeps the emergency numbers', async () => {
    goOnline(true);
    render(<RouterProvider router={failing(new Error('x is undefined'))} />);
    expect(await screen.findByText('이 페이지를 보여 드리지 못했습니다')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^(911|988)$/ })).toHaveLength(4);
    expect(screen.queryByText(/x is undefined/)).not.toBeInTheDocument();
  });
});
