import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { plan, plans } from '../../../test/plan-records';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { InsurersPage } from './insurers-page';

const PATH = '/api/insurance-plans';
const FIRST = `${PATH}?carrier=Kaiser+Permanente&limit=3`;
const ALL = `${PATH}?carrier=Kaiser+Permanente&limit=1000`;

const kaiserPlans = [
  plan({ id: '2026-H0524-003-0', name: 'Senior Advantage Sample (HMO)', monthlyPremium: 19 }),
  ...plans(2, { benefits: { dental: { isCovered: true, text: '$0' } } }),
];
const ANSWERS: Record<string, FakeAnswer> = {
  [`${PATH}?limit=1`]: { body: plans(1) },
  [FIRST]: { body: kaiserPlans, headers: { 'x-total-count': '47' } },
  [ALL]: { body: kaiserPlans },
  [PATH]: { body: [] },
};

async function open(options: RenderOptions = {}, answers = ANSWERS) {
  const server = fakeServer(answers);
  const app = await renderApp(<InsurersPage />, { at: '/insurance-companies', ...options });
  // All six cards have had their answer: nothing changes under a test any more.
  await waitFor(() => expect(screen.queryByText(/플랜을 불러오는 중|Loading the plans/)).not.toBeInTheDocument());
  await screen.findByRole('heading', { name: /2026년 플랜|2026 plans/ });
  return { ...app, server };
}

const card = (name: string) => screen.getByRole('article', { name });

describe('insurance companies', () => {
  it('shows six companies, each with the real number of its plans and a few of them', async () => {
    const { server } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('회사 6곳을 찾았습니다');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    const kaiser = card('카이저 퍼머넌트');
    expect(await within(kaiser).findByText('캘리포니아 2026년 플랜 47개')).toBeInTheDocument();
    expect(within(kaiser).getByRole('link', { name: /Senior Advantage Sample/ })).toHaveAttribute(
      'href',
      'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
    );
    expect(kaiser).toHaveTextContent('월 보험료 $19');
    expect(kaiser).toHaveTextContent('2026년 별점 4.5 (계약 H0524)');
    expect(within(kaiser).getByRole('link', { name: '이 회사 플랜 47개 모두 보기' })).toHaveAttribute(
      'href',
      '/insurance-search?q=Kaiser+Permanente',
    );
    expect(server.requests).not.toContain(`GET ${ALL}`);
    expect(await screen.findByRole('heading', { name: '여기 금액은 2026년 플랜입니다' })).toBeInTheDocument();
  });

  it('says where no plan is known, and keeps the page when the call fails', async () => {
    const failing = { ...ANSWERS, [FIRST]: [{ status: 503 }, ANSWERS[FIRST]!] };
    const { user } = await open({}, failing as typeof ANSWERS);
    expect(await within(card('앤섬 블루크로스')).findByText(/플랜을 아직 찾지 못했습니다/)).toBeInTheDocument();
    const kaiser = card('카이저 퍼머넌트');
    const alert = await within(kaiser).findByRole('alert');
    await user.click(within(alert).getByRole('button'));
    expect(await within(kaiser).findByText('캘리포니아 2026년 플랜 47개')).toBeInTheDocument();
  });

  it('counts features and pros over the plans, and says unknown where nothing is stated', async () => {
    const { user, server } = await open();
    const kaiser = card('카이저 퍼머넌트');
    await user.click(within(kaiser).getByRole('tab', { name: '특징' }));
    const row = async (label: string) => (await within(kaiser).findByText(label)).parentElement!;
    expect(await row('치과')).toHaveTextContent('자료가 있는 플랜 2개 가운데 2개에 있습니다');
    expect(await row('원격 진료')).toHaveTextContent('알려진 정보가 없습니다.');
    expect(await row('정신 건강')).toHaveTextContent('알려진 정보가 없습니다.');
    expect(await row('보험과 병원이 한 조직')).toHaveTextContent('예.');
    expect(server.requests).toContain(`GET ${ALL}`);
    await user.click(within(kaiser).getByRole('tab', { name: '좋은 점과 살펴볼 점' }));
    expect(await within(kaiser).findByText(/플랜 3개 가운데 2개는 월 보험료가 0달러/)).toBeInTheDocument();
    expect(within(kaiser).getByText(/플랜 3개 가운데 3개는 계약된 의사에게만/)).toBeInTheDocument();
    expect(within(kaiser).getByText(/카이저 병원망 밖의 진료는/)).toBeInTheDocument();
  });

  it('gives verified numbers only, and real actions only', async () => {
    const { user } = await open();
    const kaiser = card('카이저 퍼머넌트');
    expect(within(kaiser).getByRole('link', { name: /^전화 걸기/ })).toHaveAttribute('href', 'tel:+18004430815');
    expect(within(kaiser).getByRole('link', { name: /^플랜 비교하기/ })).toHaveAttribute('href', '/plan-comparison');
    const anthem = card('앤섬 블루크로스');
    expect(within(anthem).queryByRole('link', { name: /^전화 걸기/ })).not.toBeInTheDocument();
    await user.click(within(anthem).getByRole('tab', { name: '연락처' }));
    expect(within(anthem).getByText('확인 중')).toBeInTheDocument();
    expect(within(anthem).getByText('한국어 통역은 요청하면 무료입니다.')).toBeInTheDocument();
  });

  it('tells how to be served in Korean', async () => {
    const { user } = await open();
    await user.click(within(card('L.A. 케어 헬스플랜')).getByRole('button', { name: /^한국어로 상담하기/ }));
    const dialog = await screen.findByRole('dialog', { name: '한국어로 상담하는 방법' });
    expect(within(dialog).getByRole('link', { name: /1-888-839-9909/ })).toHaveAttribute('href', 'tel:+18888399909');
    expect(dialog).toHaveTextContent('I need a Korean interpreter.');
    expect(await violations(dialog)).toEqual([]);
  });

  it('says that AARP is not the insurer, and marks what only the name is confirmed of', async () => {
    await open();
    const united = card('유나이티드헬스케어 (AARP 메디케어 플랜)');
    expect(united).toHaveTextContent('AARP는 이름을 빌려주는 단체이고 보험회사가 아닙니다.');
    expect(united).toHaveTextContent('이름만 확인');
    expect(within(united).queryByRole('link', { name: /^웹사이트 열기|^전화 걸기/ })).not.toBeInTheDocument();
  });

  it('filters by words and kind at once, keeps them in the address, and leads back from nothing', async () => {
    const { user, router } = await open();
    const words = screen.getByRole('searchbox', { name: '회사 이름이나 설명' });
    await user.type(words, '비영리');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('회사 1곳을 찾았습니다');
    await user.selectOptions(screen.getByRole('combobox', { name: '회사 종류' }), '공공 건강 플랜');
    expect(await screen.findByText('찾는 회사가 없습니다')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=%EB%B9%84%EC%98%81%EB%A6%AC&kind=safety-net');
    await user.click(screen.getByRole('button', { name: '모든 회사 보기' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: '회사 검색' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it.each(['ko', 'en'] as const)('is accessible and whole in %s', async (language) => {
    const { container, user } = await open({ language });
    const kaiser = card(language === 'ko' ? '카이저 퍼머넌트' : 'Kaiser Permanente');
    for (const [index, tab] of within(kaiser).getAllByRole('tab').entries()) {
      await user.click(tab);
      await waitFor(() => expect(within(kaiser).queryByText(/불러오는|Loading/)).not.toBeInTheDocument());
      expect(container.textContent).not.toMatch(/insurers:|plans:|\b(pros|features|contact|kinds|tabs)\.\w/);
      if (language === 'en') expect(container.textContent).not.toMatch(/[가-힣]/);
      if (index === 2) expect(await violations(kaiser)).toEqual([]);
    }
    expect(await violations(container)).toEqual([]);
  });
});
