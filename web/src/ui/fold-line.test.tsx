import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useSearchParams } from 'react-router-dom';
import { renderApp } from '../../test/render-app';
import { FoldLine } from './fold-line';

function Page() {
  const [query, setQuery] = useSearchParams();
  const zip = query.get('zip');
  return (
    <FoldLine hasSearched={zip !== null} parts={[zip, '25마일', '']} title="찾기 조건">
      {() => (
        <form
          aria-label="찾기"
          onSubmit={(event) => {
            event.preventDefault();
            setQuery({ zip: '90020' });
          }}
        >
          <button type="submit">찾기</button>
        </form>
      )}
    </FoldLine>
  );
}

describe('fold line', () => {
  it('shows the form itself on the first visit', async () => {
    await renderApp(<Page />);
    expect(screen.getByRole('form', { name: '찾기' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '바꾸기' })).not.toBeInTheDocument();
  });

  it('is one line after a search and opens the form as a sheet, which a new search closes', async () => {
    const { user, router, container } = await renderApp(<Page />, { at: '/doctors?zip=90006' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText(/90006/).closest('p')).toHaveTextContent(/^90006 · 25마일$/);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: '바꾸기' }));
    expect(screen.getByRole('dialog', { name: '찾기 조건' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '찾기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?zip=90020');
  });
});
