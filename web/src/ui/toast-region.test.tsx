import { act, screen } from '@testing-library/react';
import { renderApp } from '../../test/render-app';
import { Dialog } from './dialog';
import { TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS, toastStore } from './toast-store';

const show = (title: string, tone: 'info' | 'danger' = 'info') => act(() => toastStore.show({ title, tone }));

describe('toasts', () => {
  afterEach(() => act(() => toastStore.dismiss()));

  it('shows one at a time: the newest', async () => {
    await renderApp(<p>page</p>);
    show('첫째');
    show('둘째');
    expect(screen.queryByText('첫째')).not.toBeInTheDocument();
    expect(screen.getByText('둘째')).toBeInTheDocument();
  });

  it('moves focus to the notifications on F8', async () => {
    const { user } = await renderApp(<p>page</p>);
    show('알림');
    await user.keyboard('[F8]');
    expect(screen.getByRole('region', { name: '알림(F8)' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('goes away by its button', async () => {
    const { user } = await renderApp(<p>page</p>);
    show('곧 닫힘');
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByText('곧 닫힘')).not.toBeInTheDocument();
  });

  it('keeps the specification’s times: 5 seconds on screen, removed 1,000,000 ms after it was dismissed', () => {
    expect(TOAST_DURATION_MS).toBe(5000);
    jest.useFakeTimers();
    toastStore.show({ title: '기다림', tone: 'info' });
    toastStore.dismiss();
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(toastStore.read()).toMatchObject({ title: '기다림', isOpen: false });
    jest.advanceTimersByTime(1);
    expect(toastStore.read()).toBeNull();
    jest.useRealTimers();
  });

  it('takes a failure away after its time too, unless focus is in it', async () => {
    await renderApp(<p>page</p>);
    jest.useFakeTimers();
    show('실패', 'danger');
    act(() => screen.getByRole('button', { name: '닫기' }).focus());
    act(() => void jest.advanceTimersByTime(TOAST_DURATION_MS * 10));
    expect(screen.getByText('실패')).toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    show('소식', 'info');
    act(() => void jest.advanceTimersByTime(TOAST_DURATION_MS + 1000));
    expect(screen.queryByText('소식')).not.toBeInTheDocument();
    show('또 실패', 'danger');
    act(() => void jest.advanceTimersByTime(TOAST_DURATION_MS + 1000));
    expect(screen.queryByText('또 실패')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('is reached by F8 while a dialog is open, and the dialog stays', async () => {
    const { user } = await renderApp(
      <Dialog title="열린 창" isOpen onOpenChange={() => undefined}>
        <p>안</p>
      </Dialog>,
    );
    show('알림');
    await user.keyboard('[F8]');
    const region = screen.getByRole('region', { name: '알림(F8)' });
    expect(region).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByText('열린 창')).toBeInTheDocument();
  });
});
