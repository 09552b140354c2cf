import { screen, waitFor, within } from '@testing-library/react';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { fakeServer } from '../../../test/fake-server';
import { rowsUnder } from '../../../test/places';
import { provider } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { OrganizationsPage } from './organizations-page';

const olive = provider({ type: 'hospital', name: 'Olive Medical Center', nameKo: '올리브 메디컬센터' });

describe('the hub', () => {
  const counted = (type: string, all: string, korean: string) => ({
    [`/api/providers?type=${type}&limit=1`]: { body: [provider()], headers: { 'x-total-count': all } },
    [`/api/providers?type=${type}&language=korean&limit=1`]: {
      body: [provider()],
      headers: { 'x-total-count': korean },
    },
  });
  const server = (requested = '', found: ProviderResponse[] = []) =>
    fakeServer({
      [`/api/providers?types=hospital%2CmedicalGroup%2Cinsurance${requested}&limit=30`]: {
        body: found,
        headers: { 'x-total-count': String(found.length) },
      },
      ...counted('insurance', '6', '0'),
      ...counted('medicalGroup', '16', '3'),
      ...counted('hospital', '1378', '1'),
    });

  test('three kinds as rows with the counts of the database, each leads on with the ZIP', async () => {
    server();
    await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations?zip=90006' });
    const rows = await rowsUnder('세 가지 기관');
    await waitFor(() => expect(rows[0]).toHaveTextContent('병원1,378곳 · 한국어가 된다고 밝힌 곳 1곳'));
    expect(rows[1]).toHaveTextContent('한국어가 된다고 밝힌 곳 3곳');
    // No one states Korean: unknown takes no words.
    expect(rows[2]).not.toHaveTextContent('한국어가');
    expect(await screen.findByText(/모두 1,400곳/)).toBeInTheDocument();
    const targets = ['/hospitals?zip=90006', '/medical-groups?zip=90006', '/insurance-companies?zip=90006'];
    for (const [index, to] of targets.entries()) {
      expect(within(rows[index]!).getByRole('link')).toHaveAttribute('href', to);
    }
  });

  test('a count that cannot be read is no number', async () => {
    fakeServer({});
    await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations', language: 'en' });
    await waitFor(() => expect(screen.getAllByText('We can’t show the count right now')).toHaveLength(3));
  });

  test('a name is looked for among the three kinds, on the page itself; blanks do nothing', async () => {
    server('&q=Cedars', [olive]);
    const { user, router } = await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations' });
    await user.type(screen.getByLabelText('기관 이름'), '   {Enter}');
    expect(router.state.location.search).toBe('');
    await user.type(screen.getByLabelText('기관 이름'), 'Cedars{Enter}');
    expect(router.state.location.search).toBe('?q=Cedars');
    const [row] = await rowsUnder('기관 1곳');
    expect(row).toHaveTextContent('병원');
    expect(within(row!).getByRole('link', { name: /올리브 메디컬센터 전화/ })).toHaveAttribute(
      'href',
      'tel:+12135550123',
    );
    expect(screen.getByRole('heading', { name: '기관 1곳' })).toHaveFocus();
    expect(screen.queryByLabelText('기관 이름')).not.toBeInTheDocument();
  });

  test('a name no one has is no wall', async () => {
    server('&q=zzz', []);
    const { user, router } = await renderApp(<OrganizationsPage />, { at: '/healthcare-organizations?q=zzz' });
    expect(await screen.findByRole('link', { name: '사이트 전체에서 찾기' })).toHaveAttribute('href', '/search?q=zzz');
    expect(screen.getByRole('link', { name: /211/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '이름 지우기' }));
    expect(router.state.location.search).toBe('');
  });
});
