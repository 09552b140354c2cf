import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { SUPPLIES_KEY } from './logic/supplies';
import { SuppliesPage } from './supplies-page';

const WIDE_PX = 1280;

/** jsdom lays nothing out: the width of the window is said. */
const widthIs = (px: number) =>
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(px) &&
  window.dispatchEvent(new Event('resize'));

const open = (options: RenderOptions = {}) =>
  renderApp(<SuppliesPage />, { at: '/emergency-supplies', language: 'en', ...options });
const kept = () => JSON.parse(window.localStorage.getItem(SUPPLIES_KEY) ?? 'null') as unknown;
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

beforeEach(() => widthIs(WIDE_PX));
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('the supplies', () => {
  it('are 52 boxes, and what is checked is counted and kept in this browser', async () => {
    const { user, unmount } = await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(52);
    await user.click(box('Drinking water'));
    expect(screen.getByText('1 of 52 items ready (2%)')).toBeInTheDocument();
    expect(kept()).toEqual(['water']);
    unmount();
    await open();
    expect(box('Drinking water')).toBeChecked();
    expect(screen.getByText('Home: 1 of 36 items ready')).toBeInTheDocument();
  });

  it('are checked and unchecked all at once, and leave the browser on request', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Check all' }));
    expect(screen.getByText('52 of 52 items ready (100%)')).toBeInTheDocument();
    expect(kept()).toHaveLength(52);
    await user.click(screen.getByRole('button', { name: 'Uncheck all' }));
    expect(kept()).toEqual([]);
    await user.click(box('Food that'));
    await user.click(screen.getByRole('button', { name: 'Delete saved check marks' }));
    expect(await screen.findAllByText('We deleted the check marks saved in this browser.')).not.toHaveLength(0);
    expect(kept()).toBeNull();
    expect(box('Food that')).not.toBeChecked();
  });

  it('are said to last only while the page is open where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('private window');
    });
    const { user } = await open();
    await user.click(box('Drinking water'));
    expect(box('Drinking water')).toBeChecked();
    expect(screen.getByText(/last only while this page is open/)).toBeInTheDocument();
  });

  it('are on paper with their boxes', async () => {
    window.localStorage.setItem(SUPPLIES_KEY, '["water"]');
    const { container } = await open();
    const paper = container.querySelector<HTMLElement>('[data-print-only]');
    expect(within(paper!).getAllByRole('listitem', { hidden: true })).toHaveLength(52);
    expect(paper!.querySelector('[data-ready=true]')?.closest('li')).toHaveTextContent('Drinking water');
  });

  it('fold below 1024 px: the home is open, one press opens all', async () => {
    widthIs(390);
    const { user } = await open({ language: 'ko' });
    const isOpen = () =>
      screen.getAllByRole('button', { name: /가지 가운데/ }).map((fold) => fold.getAttribute('aria-expanded'));
    expect(isOpen()).toEqual(['true', 'false', 'false']);
    await user.click(screen.getByRole('button', { name: '모두 펼치기' }));
    expect(isOpen()).toEqual(['true', 'true', 'true']);
    await user.click(screen.getByRole('button', { name: '모두 접기' }));
    expect(isOpen()).toEqual(['false', 'false', 'false']);
  });
});
