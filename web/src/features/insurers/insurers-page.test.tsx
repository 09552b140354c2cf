import { act, screen, waitFor, within } from '@testing-library/react';
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
  await screen.findByText(/2026년 자료입니다|2026 figures/);
  return { ...app, server };
}

const row = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

/** The sheet of a company, opened from its row. */
async function sheetOf(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(within(row(name)).getByRole('button', { name: /자세히|Details|More/ }));
  return screen.findByRole('dialog', { name });
}

describe('insurance companies', () => {
  it('shows six companies in rows, each with the real number of its plans and one way on', async () => {
    const { server } = await open();
    expect(screen.getByRole('heading', { level: 2, name: '회사 6곳을 찾았습니다' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const kaiser = row('카이저 퍼머넌트');
    await waitFor(() => expect(kaiser).toHaveTextContent('2026년 플랜 47개 · 2026년 별점 4.5'));
    expect(within(kaiser).getByRole('link', { name: /1-800-443-0815/ })).toHaveAttribute('href', 'tel:+18004430815');
    expect(row('유나이티드헬스케어 (AARP 메디케어 플랜)')).not.toHaveTextContent(/확인 중|종류/);
    expect(within(row('유나이티드헬스케어 (AARP 메디케어 플랜)')).getByRole('link')).toHaveAttribute(
      'href',
      '/insurance-search?q=UnitedHealthcare',
    );
    expect(server.requests).not.toContain(`GET ${ALL}`);
  });

  it('prints as a table, one company a line', async () => {
    await open();
    await waitFor(() => expect(row('카이저 퍼머넌트')).toHaveTextContent('플랜 47개'));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const lines = within(screen.getByRole('table')).getAllByRole('row');
    expect(lines).toHaveLength(7);
    expect(lines[1]).toHaveTextContent(/카이저 퍼머넌트 \(Kaiser Permanente\).*1-800-443-0815.*47.*4\.5/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(row('카이저 퍼머넌트')).toBeVisible();
  });

  it('leads from a company to its plans, which can be compared there', async () => {
    const { user } = await open();
    const kaiser = await sheetOf(user, '카이저 퍼머넌트');
    expect(await within(kaiser).findByText('캘리포니아 2026년 플랜 47개')).toBeInTheDocument();
    expect(within(kaiser).getByRole('link', { name: /Senior Advantage Sample/ })).toHaveAttribute(
      'href',
      'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
    );
    expect(kaiser).toHaveTextContent('2026년 별점 4.5 (계약 H0524)');
    for (const name of ['이 회사 플랜 47개 모두 보기', '이 회사 플랜 보기']) {
      expect(within(kaiser).getByRole('link', { name })).toHaveAttribute(
        'href',
        '/insurance-search?q=Kaiser+Permanente',
      );
    }
  });

  it('says where no plan is known, and keeps the sheet when the call fails', async () => {
    const failing = { ...ANSWERS, [FIRST]: [{ status: 503 }, ANSWERS[FIRST]!] };
    const { user } = await open({}, failing as typeof ANSWERS);
    const anthem = await sheetOf(user, '앤섬 블루크로스');
    expect(await within(anthem).findByText(/플랜을 아직 찾지 못했습니다/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const kaiser = await sheetOf(user, '카이저 퍼머넌트');
    const alert = await within(kaiser).findByRole('alert');
    await user.click(within(alert).getByRole('button'));
    expect(await within(kaiser).findByText('캘리포니아 2026년 플랜 47개')).toBeInTheDocument();
  });

  it('counts features and pros over the plans, and names what no source says in one sentence', async () => {
    const { user, server } = await open();
    const kaiser = await sheetOf(user, '카이저 퍼머넌트');
    await user.click(within(kaiser).getByRole('tab', { name: '특징' }));
    const known = async (label: string) => (await within(kaiser).findByText(label)).parentElement!;
    expect(await known('치과')).toHaveTextContent('자료가 있는 플랜 2개 가운데 2개에 있습니다');
    expect(await known('보험과 병원이 한 조직')).toHaveTextContent('예.');
    expect(
      within(kaiser).getByText(/^자료에 나오지 않는 것: 원격 진료, 안경과 눈 검사, 정신 건강/),
    ).toBeInTheDocument();
    expect(server.requests).toContain(`GET ${ALL}`);
    await user.click(within(kaiser).getByRole('tab', { name: '좋은 점과 살펴볼 점' }));
    expect(await within(kaiser).findByText(/플랜 3개 가운데 2개는 월 보험료가 0달러/)).toBeInTheDocument();
    expect(within(kaiser).getByText(/플랜 3개 가운데 3개는 계약한 의사에게만/)).toBeInTheDocument();
    expect(within(kaiser).getByText(/카이저 병원망 밖에서는/)).toBeInTheDocument();
  });

  it('gives verified numbers only', async () => {
    const { user } = await open();
    expect(within(row('앤섬 블루크로스')).queryByRole('link', { name: /tel|1-8/ })).not.toBeInTheDocument();
    const anthem = await sheetOf(user, '앤섬 블루크로스');
    await user.click(within(anthem).getByRole('tab', { name: '연락처' }));
    expect(anthem).not.toHaveTextContent('확인 중');
    expect(within(anthem).getByText(/전화번호를 확인하지 못했습니다/)).toBeInTheDocument();
    expect(within(anthem).getByText('한국어 통역은 요청하면 무료입니다.')).toBeInTheDocument();
  });

  it('says how to be served in Korean', async () => {
    const { user } = await open();
    const sheet = await sheetOf(user, 'L.A. 케어 헬스플랜');
    await user.click(within(sheet).getByRole('button', { name: '한국어로 상담하기' }));
    expect(within(sheet).getAllByRole('link', { name: /1-888-839-9909/ })[0]).toHaveAttribute(
      'href',
      'tel:+18888399909',
    );
    expect(sheet).toHaveTextContent('I need a Korean interpreter.');
    expect(await violations(sheet)).toEqual([]);
  });

  it('says that AARP is not the insurer, and marks what only the name is confirmed of', async () => {
    const { user } = await open();
    const united = await sheetOf(user, '유나이티드헬스케어 (AARP 메디케어 플랜)');
    expect(united).toHaveTextContent('AARP는 이름을 빌려주는 단체이고 보험회사가 아닙니다.');
    expect(united).toHaveTextContent('이름만 확인');
    expect(within(united).queryByRole('link', { name: /전화/ })).not.toBeInTheDocument();
  });

  it('filters by words and kind at once, keeps them in the address, and leads back from nothing', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: '회사 검색' }));
    await user.type(screen.getByRole('searchbox', { name: '회사 이름이나 설명' }), '비영리');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('회사 1곳을 찾았습니다');
    await user.selectOptions(screen.getByRole('combobox', { name: '회사 종류' }), '공공 건강 플랜');
    expect(await screen.findByText('찾는 회사가 없습니다')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?q=%EB%B9%84%EC%98%81%EB%A6%AC&kind=safety-net');
    await user.click(screen.getByRole('button', { name: '모든 회사 보기' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6));
  });

  it.each(['ko', 'en'] as const)('is accessible and whole in %s', async (language) => {
    const { container, user } = await open({ language });
    expect(await violations(container)).toEqual([]);
    if (language === 'en') expect(container.textContent).not.toMatch(/[가-힣]/);
    const kaiser = await sheetOf(user, language === 'ko' ? '카이저 퍼머넌트' : 'Kaiser Permanente');
    for (const [index, tab] of within(kaiser).getAllByRole('tab').entries()) {
      await user.click(tab);
      await waitFor(() => expect(within(kaiser).queryByText(/불러오는|Loading/)).not.toBeInTheDocument());
      expect(kaiser.textContent).not.toMatch(/insurers:|plans:|\b(pros|features|contact|kinds|tabs)\.\w/);
      if (language === 'en') expect(kaiser.textContent).not.toMatch(/[가-힣]/);
      if (index === 2) expect(await violations(kaiser)).toEqual([]);
    }
  });
});
