import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import * as kinds from './legal-kinds';
import { LegalPage } from './legal-page';

describe.each(Object.values(kinds))('/$id', (kind) => {
  it.each(['ko', 'en'] as const)('has its parts, its date and the way to the other three in %s', async (language) => {
    const { container } = await renderApp(<LegalPage kind={kind} />, { at: `/${kind.id}`, language });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(kind.parts.length + 1);
    // A key without words reads "privacy.short.text".
    expect(container.textContent).not.toMatch(/[a-z]\.(title|text|purpose)/);
    expect(container).toHaveTextContent(/2026/);
    const others = Object.values(kinds).filter(({ id }) => id !== kind.id);
    for (const { id } of others) expect(container.querySelector(`a[href="/${id}"]`)).toBeInTheDocument();
    if (language === 'ko') expect(await violations(container)).toEqual([]);
  });
});

test('the disclaimer gives numbers one can press', async () => {
  await renderApp(<LegalPage kind={kinds.DISCLAIMER} />, { at: '/disclaimer' });
  expect(screen.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
});
