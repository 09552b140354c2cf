// What directories ask next to their list, and the rows of a list as a reader meets them.
import { screen, within } from '@testing-library/react';
import { fakeServer } from './fake-server';
import type { FakeAnswer, FakeServer } from './fake-server';

const zip = (digits: string): FakeAnswer => ({
  body: { zip: digits, place: 'Los Angeles', counties: ['Los Angeles'], latitude: 34.05, longitude: -118.29 },
});

/** A fake server that knows the ZIPs of the tests. */
export const placesServer = (answers: Record<string, FakeAnswer | FakeAnswer[]>): FakeServer =>
  fakeServer({
    '/api/zips/90006': zip('90006'),
    '/api/zips/90034': zip('90034'),
    '/api/zips/90210': zip('90210'),
    ...answers,
  });

/** Rows of the list under this heading. */
export async function rowsUnder(heading: string | RegExp): Promise<HTMLElement[]> {
  await screen.findByRole('heading', { name: heading });
  return within(screen.getByRole('list', { name: heading })).getAllByRole('listitem');
}

/** "자세히" of a row: opens its sheet. */
export const moreOf = (row: HTMLElement): HTMLElement => within(row).getByRole('button', { name: /자세히|Details/ });
