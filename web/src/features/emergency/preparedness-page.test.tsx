import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { PreparednessPage } from './preparedness-page';

describe('emergency preparedness', () => {
  it('says whom to call, how to leave in four steps, what to pack first and what to do', async () => {
    const { container } = await renderApp(<PreparednessPage />, { language: 'ko' });
    const calls = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'));
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['tel:911', 'tel:988', 'tel:+18002221222', 'tel:+18334010832']),
    );
    const plan = container.querySelector<HTMLElement>('#evacuation')!;
    expect(within(plan).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.getByRole('region', { name: '먼저 챙길 여섯 가지' })).toHaveTextContent('마실 물');
    expect(screen.getByRole('heading', { name: /지진이 나면/ })).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  it('opens at the evacuation plan when the address names it', async () => {
    const jump = jest.fn();
    Element.prototype.scrollIntoView = jump;
    const { container, router } = await renderApp(<PreparednessPage />, { at: '/emergency-preparedness' });
    expect(jump).not.toHaveBeenCalled();
    await act(() => router.navigate('/emergency-preparedness#evacuation'));
    expect(jump.mock.instances).toEqual([container.querySelector('#evacuation')]);
  });
});
