import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { provenance, provider, providers } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { ClinicsPage } from './clinics-page';
import { DoctorsPage } from './doctors-page';
import { PharmaciesPage } from './pharmacies-page';

const list = (body: unknown[], headers: Record<string, string> = {}): FakeAnswer => ({
  body,
  headers: { 'x-total-count': String(body.length), ...headers },
});
const asked = (requests: string[]) => requests.filter((request) => request.includes('/api/providers'));
const searchButton = () => screen.getByRole('button', { name: /^(찾기|Search)$/ });

describe('searching a directory', () => {
  test('Enter searches, the address keeps the question, and the results heading takes the focus', async () => {
    const { requests } = fakeServer({ '/api/providers': list(providers(3)) });
    const { user, router } = await renderApp(<ClinicsPage />, { at: '/clinics' });
    expect(screen.getByRole('heading', { name: '우편번호를 먼저 넣어 주세요' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('우편번호(ZIP)'), '90006');
    expect(screen.getByText('우편번호를 넣었습니다. 찾기 버튼을 눌러 주세요.')).toBeInTheDocument();
    expect(asked(requests)).toEqual([]);
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: /3곳을 찾았습니다/ });
    expect(heading).toHaveFocus();
    expect(router.state.location.search).toBe('?zip=90006');
    expect(asked(requests)).toEqual(['GET /api/providers?zip=90006&type=clinic']);
  });

  test('an address with a question shows its list at once, in English too', async () => {
    fakeServer({ '/api/providers': list(providers(1)) });
    await renderApp(<DoctorsPage />, {
      at: '/doctors?zip=90006&radius=5&language=korean&specialty=cardiology',
      language: 'en',
    });
    expect(await screen.findByRole('heading', { name: /1 place found/ })).toBeInTheDocument();
    expect(screen.getByLabelText('Distance')).toHaveValue('5');
    expect(screen.getByLabelText('Language')).toHaveValue('korean');
    expect(screen.getByLabelText('Specialty')).toHaveValue('cardiology');
  });

  test('the doctor page alerts in the words of the specification, and offers twenty specialties', async () => {
    const { requests } = fakeServer({});
    const { user } = await renderApp(<DoctorsPage />, { at: '/doctors', language: 'en' });
    await user.type(screen.getByLabelText('ZIP code'), '900');
    await user.click(searchButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5-digit ZIP code');
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
    expect(within(screen.getByLabelText('Specialty')).getAllByRole('option')).toHaveLength(20);
    expect(asked(requests)).toEqual([]);
  });

  test('the other pages dim the button until five digits stand there', async () => {
    fakeServer({});
    const { user } = await renderApp(<PharmaciesPage />, { at: '/pharmacies' });
    expect(searchButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('우편번호(ZIP)'), '90006');
    expect(searchButton()).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByLabelText('진료 과목')).not.toBeInTheDocument();
  });

  test('filters count when search is pressed; clearing them and starting over empties the form', async () => {
    const { requests } = fakeServer({ '/api/providers': list(providers(2)) });
    const { user, router } = await renderApp(<DoctorsPage />, { at: '/doctors?zip=90006' });
    await screen.findByRole('heading', { name: /2곳/ });
    await user.selectOptions(screen.getByLabelText('거리'), '10');
    await user.selectOptions(screen.getByLabelText('언어'), 'korean');
    await user.selectOptions(screen.getByLabelText('진료 과목'), 'urology');
    expect(screen.getByText('고른 조건대로 보려면 찾기 버튼을 눌러 주세요.')).toBeInTheDocument();
    await user.click(searchButton());
    await waitFor(() =>
      expect(asked(requests).at(-1)).toBe(
        'GET /api/providers?zip=90006&type=doctor&radius=10&language=korean&specialty=urology',
      ),
    );
    await user.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(screen.getByLabelText('진료 과목')).toHaveValue('');
    expect(router.state.location.search).toBe('?zip=90006&radius=10');
    await user.click(screen.getByRole('button', { name: '처음부터' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByLabelText('우편번호(ZIP)')).toHaveValue('');
  });

  test('a sample ZIP is one press', async () => {
    fakeServer({ '/api/providers': list(providers(1)) });
    const { user, router } = await renderApp(<ClinicsPage />, { at: '/clinics' });
    await user.click(screen.getByRole('button', { name: '90034' }));
    expect(await screen.findByRole('heading', { name: /1곳/ })).toHaveFocus();
    expect(router.state.location.search).toBe('?zip=90034');
  });
});

describe('a list of places', () => {
  const kheir = provider({
    name: 'Kheir Clinic',
    nameKo: '이웃케어클리닉',
    nameKoSource: 'source',
    languages: ['Korean', 'Spanish'],
    phone: null,
    distanceMiles: 1.24,
    zipCode: '90005',
    provenance: provenance({ isStale: true, sourceUpdatedAt: '2019-05-15', origin: 'starter' }),
  });

  test('Korean is a badge, unknown is said, an unverified phone is no number, an old source wears its year', async () => {
    fakeServer({ '/api/providers': list([kheir, provider()]) });
    await renderApp(<ClinicsPage />, { at: '/clinics?zip=90006&radius=5' });
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent('이웃케어클리닉');
    expect(first).toHaveTextContent('Kheir Clinic');
    expect(within(first!).getByText('한국어')).toBeInTheDocument();
    expect(first).toHaveTextContent('스페인어');
    expect(first).toHaveTextContent('확인 중');
    expect(first).toHaveTextContent('2019년 자료');
    expect(first).toHaveTextContent('1.2마일');
    expect(second).toHaveTextContent('같은 ZIP');
    expect(second).toHaveTextContent('공개된 정보가 없습니다. 전화로 물어보세요.');
    expect(within(second!).getByRole('link')).toHaveAttribute('href', 'tel:+12135550123');
    expect(screen.getByRole('heading', { name: /그중 한국어가 되는 곳 1곳/ })).toBeInTheDocument();
  });

  test('doctors are counted as people', async () => {
    fakeServer({ '/api/providers': list(providers(2, { type: 'doctor', languages: ['Korean'] })) });
    await renderApp(<DoctorsPage />, { at: '/doctors?zip=90006' });
    expect(
      await screen.findByRole('heading', { name: '2명을 찾았습니다 · 그중 한국어가 되는 분 2명' }),
    ).toBeInTheDocument();
  });

  test('ten to a page; the page stands in the address and another search begins at page 1', async () => {
    fakeServer({ '/api/providers': list(providers(21)) });
    const { user, router } = await renderApp(<ClinicsPage />, { at: '/clinics?zip=90006' });
    await screen.findByText('1 / 3페이지');
    expect(screen.getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(await screen.findByText('2 / 3페이지')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?zip=90006&page=2');
    expect(screen.getByRole('heading', { name: /21곳/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '90210' }));
    expect(await screen.findByText('1 / 3페이지')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?zip=90210');
  });

  test('a name opens all that is known, with what to ask by telephone, and closing returns to the name', async () => {
    fakeServer({ '/api/providers': list([kheir]) });
    const { user } = await renderApp(<ClinicsPage />, { at: '/clinics?zip=90006' });
    const name = await screen.findByRole('button', { name: '이웃케어클리닉' });
    await user.click(name);
    const dialog = await screen.findByRole('dialog', { name: '이웃케어클리닉' });
    expect(dialog).toHaveTextContent('알려진 정보가 없습니다. 전화로 물어보세요.');
    expect(dialog).toHaveTextContent('로스앤젤레스(LA) 카운티');
    expect(within(dialog).getByRole('link', { name: /지도에서 보기/ })).toHaveAttribute('target', '_blank');
    expect(within(dialog).queryByRole('link', { name: '전화 걸기' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
  });

  test('a list that was cut and sample records say so', async () => {
    const samples = providers(2, { provenance: provenance({ origin: 'sample' }) });
    fakeServer({ '/api/providers': list(samples, { 'x-total-count': '623', 'x-counties': 'Los Angeles,Orange' }) });
    await renderApp(<ClinicsPage />, { at: '/clinics?zip=90006', language: 'en' });
    expect(await screen.findByText(/Showing the first 2 of 623/)).toBeInTheDocument();
    expect(screen.getByText(/please do not call or visit them/)).toBeInTheDocument();
    expect(screen.getByText('This ZIP code lies in Los Angeles County, Orange County.')).toBeInTheDocument();
    expect(screen.getAllByText('Sample data').length).toBeGreaterThanOrEqual(2);
  });

  test('printing shows the whole list, not one page of it', async () => {
    const print = jest.fn();
    window.print = print;
    fakeServer({ '/api/providers': list(providers(21)) });
    const { user } = await renderApp(<ClinicsPage />, { at: '/clinics?zip=90006' });
    await user.click(await screen.findByRole('button', { name: '목록 인쇄하기' }));
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('row')).toHaveLength(22);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });
});

test.each(['ko', 'en'] as const)(
  'list, dialog and progress are accessible in %s',
  async (language) => {
    fakeServer({
      '/api/providers': list([...providers(11), provider({ languages: ['Korean'] })], { 'x-auto-crawl': 'queued' }),
    });
    const { user, container } = await renderApp(<DoctorsPage />, { at: '/doctors?zip=90006', language });
    const [name] = await screen.findAllByRole('button', { name: /Olive Clinic/ });
    expect(await violations(container)).toEqual([]);
    await user.click(name!);
    expect(await violations(screen.getByRole('dialog'))).toEqual([]);
  },
  30_000,
);
