import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '../../test/render-app';
import { Button } from './button';
import { KnownFacts } from './known-facts';
import { Fold } from './receipt-fold';
import { Sheet } from './sheet';
import { useSheet } from './use-sheet';

function Page() {
  const sheet = useSheet('record');
  return (
    <>
      <Button onClick={() => sheet.open('pine')}>자세히</Button>
      <Sheet title="소나무 클리닉" isOpen={sheet.openId === 'pine'} onClose={sheet.close}>
        <KnownFacts
          facts={[
            { id: 'address', label: '주소', value: '1 Sample St' },
            { id: 'hours', label: '시간', value: null },
          ]}
        />
        <Fold title="아직 모르는 것" note="전화로 물어보시면 됩니다">
          <p>여는 시간</p>
        </Fold>
      </Sheet>
    </>
  );
}

/** As the menu: the bar opens what another part of the page shows. */
function Opener() {
  const sheet = useSheet('record');
  return <Button onClick={() => sheet.open('pine')}>막대에서 열기</Button>;
}

async function opened() {
  const rendered = await renderApp(<Page />, { at: '/doctors?zip=90006' });
  const opener = screen.getByRole('button', { name: '자세히' });
  await rendered.user.click(opener);
  const sheet = screen.getByRole('dialog', { name: '소나무 클리닉' });
  return { ...rendered, opener, sheet };
}

describe('sheet', () => {
  it('takes focus in, keeps Tab inside and shows known facts only', async () => {
    const { user, sheet } = await opened();
    for (let presses = 0; presses < 4; presses += 1) {
      expect(sheet).toContainElement(document.activeElement as HTMLElement);
      await user.tab();
    }
    expect(screen.getByText('주소')).toBeInTheDocument();
    expect(screen.queryByText('시간')).not.toBeInTheDocument();
    expect((await axe(sheet)).violations).toEqual([]);
  });

  it.each([
    ['Escape', 'key'],
    ['its button', 'button'],
    ['back', 'history'],
  ])('closes by %s, stays on the address and gives focus back', async (_name, way) => {
    const { user, router, opener } = await opened();
    if (way === 'key') await user.keyboard('{Escape}');
    if (way === 'button') await user.click(screen.getByRole('button', { name: '닫기' }));
    if (way === 'history') await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/doctors', search: '?zip=90006' });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('goes at once, before its step back has come, and requests one step only', async () => {
    const { user, router } = await opened();
    const navigate = router.navigate.bind(router);
    const steps = jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(steps.mock.calls).toEqual([[-1]]);
    steps.mockRestore();
    await act(() => navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: '/doctors', search: '?zip=90006' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The entry itself is as it was.
    await act(() => navigate(1));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens after the step back of the one closed just before, which would undo it', async () => {
    const { user, router, opener } = await opened();
    const navigate = router.navigate.bind(router);
    const steps = jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
    await user.keyboard('{Escape}');
    await user.click(opener);
    expect(steps.mock.calls).toEqual([[-1]]);
    steps.mockRestore();
    await act(() => navigate(-1));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('opens also when the browser dropped that step back', async () => {
    const { user, router, opener } = await opened();
    const steps = jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
    await user.keyboard('{Escape}');
    steps.mockRestore();
    await user.click(opener);
    expect(await screen.findByRole('dialog', {}, { timeout: 3_000 })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes each time, also when another part of the page opened it', async () => {
    const { user } = await renderApp(
      <>
        <Opener />
        <Page />
      </>,
    );
    for (let turn = 0; turn < 2; turn += 1) {
      await user.click(screen.getByRole('button', { name: '막대에서 열기' }));
      expect(screen.getByRole('dialog')).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('opens at an address that is not rendered yet', async () => {
    const { router } = await renderApp(<Page />, { at: '/doctors?zip=90006' });
    await act(async () => {
      await router.navigate('/doctors?zip=90004');
      fireEvent.click(screen.getByRole('button', { name: '자세히' }));
    });
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/doctors', search: '?zip=90004' });
  });

  it('opens again after it was closed', async () => {
    const { user, opener } = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(opener);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('folds what no one states', async () => {
    const { user } = await opened();
    const fold = screen.getByRole('button', { name: /아직 모르는 것/ });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(screen.getByText('여는 시간')).toBeVisible();
  });
});
