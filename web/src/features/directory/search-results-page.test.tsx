import enMessages from '@web/locales/en/messages.json';
import { screen, within } from '@testing-library/react';
import { moreOf, placesServer, rowsUnder } from '../../../test/places';
import { providers, run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { SearchResultsPage } from './search-results-page';

const RUN = '11111111-1111-4111-8111-111111111111';
const show = (at: string, language: 'ko' | 'en' = 'ko') => renderApp(<SearchResultsPage />, { at, language });

describe('the guard of the results page', () => {
  test.each(['', '?zip=90006', '?type=clinic', '?zip=9000&type=clinic', '?zip=90006&type=dragon'])(
    '"%s" is invalid access: the ZIP is asked for, nothing is fetched, home is one press away',
    async (query) => {
      const { requests } = placesServer({});
      const { user, router } = await show(`/search-results${query}`, 'en');
      expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
      expect(screen.getByText(/A ZIP code and a type of place are required/)).toBeInTheDocument();
      expect(requests).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Back to home' }));
      expect(router.state.location.pathname).toBe('/');
    },
  );
});

describe('results of a ZIP and a type', () => {
  test('ten to a page, with numbers and holes; a number is an address', async () => {
    placesServer({ '/api/providers': { body: providers(181), headers: { 'x-total-count': '181' } } });
    const { user, router } = await show('/search-results?zip=90006&type=clinic');
    expect(await screen.findByRole('heading', { name: /181곳/ })).toBeInTheDocument();
    expect(await rowsUnder(/181곳/)).toHaveLength(10);
    const pages = within(screen.getByRole('navigation', { name: /페이지/ })).getAllByRole('button', { name: /\d/ });
    expect(pages.map((button) => Number(button.textContent?.replace(/\D/g, '')))).toEqual([1, 2, 3, 18, 19]);
    await user.click(pages[3]!);
    expect(router.state.location.search).toBe('?zip=90006&type=clinic&page=18');
    expect(screen.getByRole('heading', { name: /181곳/ })).toHaveFocus();
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('18');
  });

  test('a row opens the details', async () => {
    placesServer({ '/api/providers': { body: providers(1), headers: { 'x-total-count': '1' } } });
    const { user } = await show('/search-results?zip=90006&type=hospital');
    const [row] = await rowsUnder(/1곳/);
    await user.click(moreOf(row!));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: /213/ })).toHaveAttribute('href', 'tel:+12135550123');
  });

  test('nothing found leads back to the first page', async () => {
    placesServer({
      '/api/providers': { body: [], headers: { 'x-crawl-run': RUN } },
      [`/api/crawl/runs/${RUN}`]: { body: run({ status: 'succeeded', phase: 'finished' }) },
    });
    const { user, router } = await show('/search-results?zip=90006&type=pharmacy', 'en');
    expect(await screen.findByRole('heading', { name: 'No results within 25 miles of 90006' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Try again from the home page' }));
    expect(router.state.location.pathname).toBe('/');
  });

  test('while a crawl collects there is no "nothing found"', async () => {
    placesServer({ '/api/providers': { body: [], headers: { 'x-auto-crawl': 'queued' } } });
    await show('/search-results?zip=90006&type=doctor');
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /찾은 곳이 없습니다/ })).not.toBeInTheDocument();
  });

  test('a type that is not searched automatically says so and names two numbers to call', async () => {
    placesServer({ '/api/providers': { body: [], headers: {} } });
    await show('/search-results?zip=90006&type=seniorHousing');
    expect(await screen.findByText('목록에 없는 곳이 있을 수 있습니다')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: /211/ })) expect(link).toHaveAttribute('href', 'tel:211');
    expect(screen.getByRole('link', { name: /1-800-434-0222/ })).toBeInTheDocument();
  });

  test('medical groups are chosen by hand, not taken from a government list', async () => {
    placesServer({ '/api/providers': { body: providers(1, { type: 'medicalGroup' }) } });
    await show('/search-results?zip=90006&type=medicalGroup', 'en');
    expect(await screen.findByText(/We chose these places from public sources/)).toBeInTheDocument();
    expect(screen.queryByText(/come from government lists/)).not.toBeInTheDocument();
  });

  test('a ZIP outside California is said at once, and nothing is requested', async () => {
    const { requests } = placesServer({});
    await show('/search-results?zip=12345&type=clinic', 'en');
    expect(screen.getByRole('heading', { name: /12345 is not a California ZIP code/ })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test('a failed request can be repeated', async () => {
    placesServer({
      '/api/providers': [
        { status: 503, body: { code: 'unavailable', message: 'Resting.', requestId: 'r' } },
        { body: providers(1), headers: { 'x-total-count': '1' } },
      ],
    });
    const { user } = await show('/search-results?zip=90006&type=clinic', 'en');
    expect(await screen.findByRole('alert')).toHaveTextContent(enMessages.unavailable);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /1 place found/ })).toBeInTheDocument();
  });
});

test.each(['ko', 'en'] as const)('results and invalid access are accessible in %s', async (language) => {
  placesServer({ '/api/providers': { body: providers(3), headers: { 'x-total-count': '3' } } });
  const results = await show('/search-results?zip=90006&type=seniorCenter', language);
  await rowsUnder(/3곳|3 places/);
  expect(await violations(results.container)).toEqual([]);
  results.unmount();
  const invalid = await show('/search-results', language);
  expect(await violations(invalid.container)).toEqual([]);
});
