import { screen, within } from '@testing-library/react';
import type { ConflictResponse } from '@app/contracts/http/conflicts';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { CrawlConflictsPage } from './crawl-conflicts-page';

const CONFLICT: ConflictResponse = {
  id: '1',
  type: 'hospital',
  name: 'Sample Hospital',
  nameKo: null,
  city: 'Los Angeles',
  zipCode: '90006',
  isActive: false,
  fields: [
    {
      field: 'phone',
      words: [
        { source: { source: 'a', name: { ko: '갑', en: 'List A' } }, value: '2135550101', isShown: true },
        { source: { source: 'b', name: { ko: '을', en: 'List B' } }, value: '2135550102', isShown: false },
      ],
    },
    {
      field: 'hasEmergency',
      words: [{ source: { source: 'b', name: { ko: '을', en: 'List B' } }, value: 'true', isShown: false }],
    },
  ],
};

test('what visitors see is next to what the other sources say, page by page', async () => {
  const { requests } = fakeServer({
    '/api/crawl/conflicts': { body: [CONFLICT], headers: { 'x-total-count': '41' } },
  });
  const { user, container } = await renderApp(<CrawlConflictsPage />, { language: 'en' });
  const [, phone, emergency] = await screen.findAllByRole('row');
  expect(phone).toHaveTextContent(
    /Sample Hospital.*Hidden record.*Phone.*\(213\) 555-0101 List A.*\(213\) 555-0102 List B/,
  );
  expect(emergency).toHaveTextContent(/Emergency room.*Not shown.*Yes List B/);
  expect(await violations(container)).toEqual([]);
  await user.click(within(screen.getByRole('navigation', { name: /pages/i })).getByRole('button', { name: /3/ }));
  expect(requests.at(-1)).toBe('GET /api/crawl/conflicts?limit=20&offset=40');
});

test('nothing to look after is said', async () => {
  fakeServer({ '/api/crawl/conflicts': { body: [], headers: { 'x-total-count': '0' } } });
  await renderApp(<CrawlConflictsPage />, { language: 'ko' });
  expect(await screen.findByText('자료원끼리 어긋나는 기록이 없습니다')).toBeInTheDocument();
});
