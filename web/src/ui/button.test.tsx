import { screen } from '@testing-library/react';
import { renderApp } from '../../test/render-app';
import { Button } from './button';

describe('button', () => {
  it('ignores presses while it works, and keeps its focus', async () => {
    const press = jest.fn();
    const { user, rerender } = await renderApp(<Button onClick={press}>찾기</Button>);
    await user.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
    rerender(
      <Button onClick={press} isBusy>
        찾기
      </Button>,
    );
    const busy = screen.getByRole('button');
    busy.focus();
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-busy', 'true');
  });

  it('does not send a form by accident', async () => {
    await renderApp(<Button>지우기</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
