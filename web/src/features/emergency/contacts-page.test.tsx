import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { ContactsPage } from './contacts-page';
import { COPIED_MS } from './hooks/use-copied';

const open = (options: RenderOptions = {}) =>
  renderApp(<ContactsPage />, { at: '/emergency-contacts', language: 'en', ...options });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

describe('the emergency contacts', () => {
  it('open with the urgent ones, each to call and to copy', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Emergency',
      'Korean Services',
      'Medical Centers',
      'Local Services',
      'Senior Services',
    ]);
    expect(names().slice(0, 3)).toEqual([
      'Emergency (police, fire, ambulance)',
      '988 Suicide and Crisis Lifeline',
      'California Poison Control',
    ]);
    expect(screen.getByRole('link', { name: /222-1222/ })).toHaveAttribute('href', 'tel:+18002221222');
  });

  it('keep the tab in the address, and what is typed out of it', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('tab', { name: 'Korean Services' }));
    expect(router.state.location.search).toBe('?tab=korean');
    await user.type(screen.getByRole('searchbox'), 'abuse');
    expect(router.state.location.search).toBe('?tab=korean');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^\d contacts found$/);
    expect(names()).toContain('Adult Protective Services (statewide)');
  });

  it('say when nothing is found and lead back to the tabs', async () => {
    const { user } = await open({ language: 'ko' });
    await user.type(screen.getByRole('searchbox'), 'xyzzy');
    expect(screen.getByText('찾는 연락처가 없습니다')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(screen.getAllByRole('tab')).toHaveLength(5);
  });

  it('copy a number, say so for two seconds, politely', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    jest.useFakeTimers();
    const press = screen.getByRole('button', { name: /^Copy California Poison Control/ });
    await act(async () => press.click());
    expect(write).toHaveBeenCalledWith('1-800-222-1222');
    expect(screen.getByRole('button', { name: /^Copied/ })).toBeInTheDocument();
    expect(screen.getByText(/^Copied .*222-1222\.$/)).toHaveAttribute('role', 'status');
    act(() => void jest.advanceTimersByTime(COPIED_MS));
    expect(screen.queryByRole('button', { name: /^Copied/ })).toBeNull();
    jest.useRealTimers();
    expect(user).toBeDefined();
  });

  it('say what to do when the browser refuses to copy', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: /^Copy California Poison/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Press and hold the number');
  });

  it('show no number that no one confirmed, and mark an older source', async () => {
    await open();
    const row = screen.getByRole('heading', { name: 'American Red Cross, Los Angeles Region' }).closest('li')!;
    expect(row).toHaveTextContent('We have not confirmed a number yet.');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('are on paper, each number once', async () => {
    const { container } = await open();
    const paper = container.querySelector<HTMLElement>('[data-print-only]')!;
    const lines = [...paper.querySelectorAll('td[data-sum]')].map(({ textContent }) => textContent);
    expect(lines.length).toBeGreaterThan(30);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
