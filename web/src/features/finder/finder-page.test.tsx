import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { moreOf, rowsUnder } from '../../../test/places';
import { provider, providers, run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { FinderPage } from './finder-page';

const COUNTS = {
  'doctor%2Cspecialist': 1247,
  hospital: 378,
  clinic: 456,
  pharmacy: 234,
  'seniorHousing%2CadultDayCare%2CnursingHome%2CseniorCenter': 167,
  assistant: 123,
};
const counted = (near: string): Record<string, FakeAnswer> =>
  Object.fromEntries(
    Object.entries(COUNTS).map(([types, count]): [string, FakeAnswer] => [
      `/api/providers?types=${types}${near}&limit=1`,
      { body: [provider()], headers: { 'x-total-count': String(count) } },
    ]),
  );
const server = (answers: Record<string, FakeAnswer> = {}) =>
  fakeServer({
    ...counted(''),
    ...counted('&zip=90006&radius=25'),
    '/api/providers': { body: providers(2) },
    ...answers,
  });
const lists = (requests: string[]) => requests.filter((request) => !request.endsWith('limit=1'));
const rows = () => rowsUnder(/곳을 찾았습니다|places? found/);

describe('the tabs of the finder', () => {
  test('six kinds with the counts near the ZIP, doctors first', async () => {
    const { requests } = server();
    await renderApp(<FinderPage />, { at: '/providers?zip=90006' });
    expect(await screen.findByRole('tab', { name: '의사 1,247', selected: true })).toBeInTheDocument();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      '의사 1,247',
      '병원 378',
      '클리닉 456',
      '약국 234',
      '시니어 돌봄 167',
      '집에서 받는 돌봄 123',
    ]);
    expect(lists(requests)).toEqual(['GET /api/providers?type=doctor&zip=90006&radius=25&limit=10']);
  });

  test('a type in the address opens its tab; another tab keeps the ZIP and the language', async () => {
    const { requests } = server();
    const { user, router } = await renderApp(<FinderPage />, {
      at: '/providers?type=seniorHousing&zip=90006&language=korean',
      language: 'en',
    });
    expect(await screen.findByRole('tab', { name: /^Senior care/, selected: true })).toBeInTheDocument();
    const kinds = screen.getByRole('group', { name: 'What type of place?' });
    expect(within(kinds).getByRole('button', { pressed: true })).toHaveTextContent('Senior housing');
    expect(screen.getByText('This list may not be complete')).toBeInTheDocument();
    await user.click(within(kinds).getByRole('button', { name: 'Nursing homes' }));
    expect(router.state.location.search).toBe('?type=nursingHome&zip=90006&language=korean');
    await user.click(screen.getByRole('tab', { name: /^Pharmacies/ }));
    expect(router.state.location.search).toBe('?type=pharmacy&zip=90006&language=korean');
    await waitFor(() =>
      expect(lists(requests)).toContain(
        'GET /api/providers?type=pharmacy&zip=90006&radius=25&language=korean&limit=10',
      ),
    );
  });

  test.each([
    ['medicalGroup', '/medical-groups'],
    ['insurance', '/insurance-companies'],
  ])('%s has a page of its own', async (type, address) => {
    server();
    const { router } = await renderApp(<FinderPage />, {
      at: `/providers?type=${type}`,
      path: '/providers',
      others: [{ path: address, element: <p>there</p> }],
    });
    expect(await screen.findByText('there')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(address);
  });

  test('a count that cannot be read is no number', async () => {
    fakeServer({ '/api/providers?type=doctor&limit=10': { body: providers(1) } });
    await renderApp(<FinderPage />, { at: '/providers' });
    await rows();
    expect(screen.getByRole('tab', { name: '의사' })).toBeInTheDocument();
  });
});

describe('searching', () => {
  test('ZIP, distance, specialty and language count when search is pressed, and are in the address', async () => {
    const { requests } = server();
    const { user, router } = await renderApp(<FinderPage />, { at: '/providers' });
    await rows();
    expect(screen.getByLabelText('거리')).toBeDisabled();
    await user.type(screen.getByLabelText('우편번호(ZIP)'), '90006');
    await user.selectOptions(screen.getByLabelText('거리'), '10');
    expect(within(screen.getByLabelText('진료 과목')).getAllByRole('option')).toHaveLength(13);
    await user.selectOptions(screen.getByLabelText('진료 과목'), 'geriatrics');
    await user.selectOptions(screen.getByLabelText('언어'), '한국어 되는 곳만');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: '찾기' }));
    expect(router.state.location.search).toBe('?zip=90006&radius=10&specialty=geriatrics&language=korean');
    await waitFor(() =>
      expect(lists(requests).at(-1)).toBe(
        'GET /api/providers?type=doctor&zip=90006&radius=10&specialty=geriatrics&language=korean&limit=10',
      ),
    );
    expect(await screen.findByRole('heading', { name: /2곳/ })).toHaveFocus();
  });

  test('half a ZIP is refused next to the field; one outside California at once', async () => {
    const { requests } = server();
    const { user, router } = await renderApp(<FinderPage />, { at: '/providers', language: 'en' });
    await user.type(screen.getByLabelText('ZIP code'), '123{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5-digit ZIP code');
    expect(router.state.location.search).toBe('');
    await user.type(screen.getByLabelText('ZIP code'), '45{Enter}');
    expect(await screen.findByRole('heading', { name: /12345 is not a California ZIP code/ })).toBeInTheDocument();
    expect(requests.filter((request) => request.includes('12345'))).toEqual([]);
  });

  test('a miss shows what is being collected', async () => {
    server({
      '/api/providers?type=clinic&zip=90006&radius=25&limit=10': {
        body: [],
        headers: { 'x-auto-crawl': 'running', 'x-crawl-run': run().id },
      },
      [`/api/crawl/runs/${run().id}`]: { body: run() },
    });
    await renderApp(<FinderPage />, { at: '/providers?type=clinic&zip=90006' });
    expect(await screen.findByText(/12단계 중 7단계/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '찾은 곳이 없습니다' })).not.toBeInTheDocument();
  });

  test('a language that no one states is no wall: the directory puts who speaks it first', async () => {
    server({ '/api/providers?type=doctor&zip=90006&radius=25&language=korean&limit=10': { body: [] } });
    const { user, router } = await renderApp(<FinderPage />, { at: '/providers?zip=90006&language=korean' });
    expect(await screen.findByRole('link', { name: '한국어 되는 곳부터 모두 보기' })).toHaveAttribute(
      'href',
      '/doctors?zip=90006&language=korean',
    );
    await user.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(router.state.location.search).toBe('?zip=90006');
    expect(await rows()).toHaveLength(2);
  });
});

describe('a row', () => {
  test('a record chosen in a search is above the list, ready to call', async () => {
    const olive = provider({ type: 'pharmacy', name: 'Olive Pharmacy' });
    server({ [`/api/providers/${olive.id}`]: { body: olive } });
    await renderApp(<FinderPage />, { at: `/providers?type=pharmacy&zip=90006&id=${olive.id}` });
    const [chosen] = await rowsUnder('고르신 곳');
    expect(chosen).toHaveTextContent('Olive Pharmacy');
    expect(within(chosen!).getByRole('link')).toHaveAttribute('href', 'tel:+12135550123');
  });

  test('calls, opens its sheet, and booking is by telephone and says so', async () => {
    const olive = provider({ type: 'doctor', name: 'Olive, Ann', address: '1 Olive St', languages: ['Korean'] });
    server({ '/api/providers': { body: [olive, provider({ phone: null })] } });
    const { user } = await renderApp(<FinderPage />, { at: '/providers' });
    const [first, second] = await rows();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'tel:+12135550123');
    expect(second).not.toHaveTextContent('확인 중');
    expect(screen.getByText(/예약은 전화로 하시면 됩니다/)).toBeInTheDocument();
    await user.click(moreOf(first!));
    const sheet = await screen.findByRole('dialog', { name: 'Olive, Ann' });
    expect(sheet).toHaveTextContent('새 환자인데 진료 예약을 하고 싶습니다');
    const map = within(sheet).getByRole('link', { name: /지도에서 보기/ });
    expect(decodeURIComponent(map.getAttribute('href')!)).toContain('1 Olive St, Los Angeles, CA 90006');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(moreOf(first!)).toHaveFocus());
  });

  test('the next page is requested from the server', async () => {
    const { requests } = server({
      '/api/providers': { body: providers(10, { languages: ['Korean'] }), headers: { 'x-total-count': '1247' } },
    });
    const { user, router } = await renderApp(<FinderPage />, { at: '/providers' });
    expect(await screen.findByRole('heading', { name: '1,247곳을 찾았습니다' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(router.state.location.search).toBe('?page=2');
    await waitFor(() => expect(lists(requests)).toContain('GET /api/providers?type=doctor&limit=10&offset=10'));
  });
});

test.each(['ko', 'en'] as const)('the finder is accessible in %s', async (language) => {
  server();
  const { container } = await renderApp(<FinderPage />, { at: '/providers?type=seniorHousing&zip=90006', language });
  await rows();
  expect(await violations(container)).toEqual([]);
});
