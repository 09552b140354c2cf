import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../test/render-app';
import { Button } from './button';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog title="비교에서 뺄까요?" description="목록은 그대로 있습니다." isOpen={isOpen} onOpenChange={setOpen}>
        <Button>안에 있는 버튼</Button>
      </Dialog>
    </>
  );
}

describe('dialog', () => {
  it('takes focus in, names itself and keeps Tab inside', async () => {
    const { user } = await renderApp(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    const dialog = screen.getByRole('dialog', { name: '비교에서 뺄까요?' });
    expect(dialog).toHaveAccessibleDescription('목록은 그대로 있습니다.');
    for (let presses = 0; presses < 4; presses += 1) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await user.tab();
    }
  });

  it('closes with Escape and gives focus back to what opened it', async () => {
    const { user } = await renderApp(<Page />);
    const opener = screen.getByRole('button', { name: '열기' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes with its button', async () => {
    const { user } = await renderApp(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
