import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { TestPage } from './test-page';

describe('the button test page', () => {
  test('the counter goes up, down and back to zero', async () => {
    const { user } = await renderApp(<TestPage />);
    await user.click(screen.getByRole('button', { name: '하나 더하기' }));
    await user.click(screen.getByRole('button', { name: '하나 더하기' }));
    await user.click(screen.getByRole('button', { name: '하나 빼기' }));
    expect(screen.getByText('지금 숫자: 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '0으로 돌리기' }));
    expect(screen.getByText('지금 숫자: 0')).toBeInTheDocument();
  });

  test('the switcher changes the category', async () => {
    const { user } = await renderApp(<TestPage />, { language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Medi-Cal' }));
    expect(screen.getByText('Chosen category: Medi-Cal')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Medi-Cal' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the alert opens, says the count and gives the focus back', async () => {
    const { user } = await renderApp(<TestPage />);
    await user.click(screen.getByRole('button', { name: '하나 더하기' }));
    const button = screen.getByRole('button', { name: '알림 보기' });
    await user.click(button);
    expect(screen.getByRole('dialog')).toHaveTextContent('세어 둔 숫자는 1입니다');
    await user.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(button).toHaveFocus());
  });
});
