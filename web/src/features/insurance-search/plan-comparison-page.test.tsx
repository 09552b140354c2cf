import { screen, within } from '@testing-library/react';
import { costCell } from '@app/content/plan-costs/plan-costs';
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { holdTheDate } from '../../../test/clock';
import { changeMedicineList, clearMedicineList } from '@web/shared/medicines/medicine-list';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { plan, plans } from '../../../test/plan-records';
import { planAnswers, PLANS } from '../../../test/plan-search-screen';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { PlanComparisonPage } from './plan-comparison-page';

holdTheDate();
afterEach(clearMedicineList);

const costs = (texts: Partial<Record<PlanServiceId, string>>) =>
  Object.entries(texts).map(([service, text]) => costCell(service as PlanServiceId, text));

/** The three plans of the design (mock of the comparison), by their figures of 2026. */
const THREE = [
  { name: 'smart (HMO)', reduction: 164.9, specialist: 5, emergency: 70, maximum: 2499 },
  { name: 'Allied (HMO)', reduction: 130, specialist: 0, emergency: 90, maximum: 1500 },
  { name: 'Gold (HMO)', reduction: 105, specialist: 25, emergency: 150, maximum: 2700 },
].map(({ name, reduction, specialist, emergency, maximum }) =>
  plan({
    name,
    drugDeductible: 0,
    maxOutOfPocket: maximum,
    partBReduction: reduction,
    phones: { nonMembers: '1-888-979-2247' },
    costs: costs({
      'part-b-reduction': `$${reduction}`,
      'primary-care': '$0 copay',
      specialist: `$${specialist} copay`,
      emergency: `$${emergency} copay`,
    }),
  }),
);

const chosenPath = (all: readonly InsurancePlanResponse[]) =>
  `${PLANS}?ids=${all.map(({ id }) => id).join('%2C')}&include=costs`;

async function open(all: readonly InsurancePlanResponse[], answer: FakeAnswer, options: RenderOptions = {}) {
  const server = fakeServer({ ...planAnswers({ body: all }), [chosenPath(all)]: answer });
  const app = await renderApp(<PlanComparisonPage />, {
    at: `/plan-comparison?chosen=${all.map(({ id }) => id).join(',')}`,
    ...options,
  });
  return { ...app, server };
}

const bars = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('chosen plans side by side', () => {
  it('have the verdict as their heading and the sums of the design, to the dollar', async () => {
    const { user, container } = await open(THREE, { body: [...THREE].reverse() });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: '2026년 자료: 건강하게 지내면 A, 많이 아프면 B의 비용이 적습니다',
      }),
    ).toBeInTheDocument();
    expect(bars('건강한 해')).toEqual(['A456달러 가장 적음', 'B875달러', 'C1,175달러']);
    expect(bars('평소처럼 병원에 다니는 해')).toEqual(['A556달러 가장 적음', 'B965달러', 'C1,475달러']);
    const sums = screen.getByRole('table', { name: '평소처럼 병원에 다니는 해 계산' });
    expect(within(sums).getByRole('row', { name: /^파트 B 할인/ })).toHaveTextContent(
      '파트 B 할인 × 12−1,978.80−1,560.00−1,260.00',
    );
    expect(within(sums).getByRole('row', { name: /^한 해 합계/ })).toHaveTextContent('556.00964.801,474.80');
    await user.click(screen.getByRole('radio', { name: '많이 아픈 해' }));
    expect(screen.getByRole('row', { name: /^한 해 본인 부담 최대 한도.*2,499\.00/ })).toHaveTextContent('1,500.00');
    const [table] = screen.getAllByRole('table', { name: '고른 플랜 나란히 보기' });
    await user.click(screen.getByRole('button', { name: '다른 것만 보기' }));
    expect(within(table!).queryByRole('row', { name: /^월 보험료/ })).not.toBeInTheDocument();
    expect(within(table!).getByRole('row', { name: /^전문의/ })).toHaveTextContent('5달러0달러 가장 나음25달러');
    expect(screen.getAllByRole('link', { name: /1-888-979-2247/ })).toHaveLength(3);
    expect(await violations(container)).toEqual([]);
  });

  it('says the same in English', async () => {
    const { container } = await open(THREE, { body: THREE }, { language: 'en' });
    const name = '2026 figures: A costs less if you stay healthy, B if you get very sick';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/{{|comparison\.|years\./);
    expect(await violations(container)).toEqual([]);
  });

  it('have a row for the medicines that were entered in this tab, and for the year with them', async () => {
    const year = ({ id }: InsurancePlanResponse, dollars: number, notCovered: number) => ({
      id,
      notCovered,
      drugsTotal: { min: dollars, max: dollars },
    });
    const [first, second] = THREE as [InsurancePlanResponse, InsurancePlanResponse];
    changeMedicineList({ requested: { body: { zipCode: '90006', drugs: [] }, medicines: [] } });
    fakeServer({
      ...planAnswers({ body: THREE }),
      [chosenPath([first, second])]: { body: [first, second] },
      '/api/drug-costs': { body: { plans: [year(first, 320.4, 0), year(second, 90, 1)] } },
    });
    await renderApp(<PlanComparisonPage />, { at: `/plan-comparison?chosen=${first.id},${second.id}` });
    const own = await screen.findByRole('row', { name: /^내 약 .* 한 해 약값 320달러/ });
    expect(own).toHaveTextContent('320달러90달러, 보장 안 되는 약 1가지');
    // 555.90 and 964.80 of the design's normal years.
    expect(screen.getByRole('row', { name: /^보험료, 평소 진료비, 내 약값/ })).toHaveTextContent(
      '876달러1,055달러, 보장 안 되는 약 1가지',
    );
  });

  it('lets one go, says when another is no longer sold, and requests the list only to choose from', async () => {
    const gone = plan();
    const all = [...THREE, gone];
    const { user, router, server } = await open(all, { body: THREE });
    expect(await screen.findByText(/플랜 1개는 지금 목록에 없어/)).toBeInTheDocument();
    expect(server.requests.some((request) => request.includes('limit=1000'))).toBe(false);
    await user.click(screen.getByRole('button', { name: /^빼기 Gold/ }));
    expect(decodeURIComponent(router.state.location.search)).not.toContain(THREE[2]!.id);
    await user.click(await screen.findByRole('link', { name: '다른 플랜 고르기' }));
    expect(await screen.findByRole('heading', { level: 2, name: /플랜 4개를 찾았습니다$/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /smart/ })).toBeChecked();
  });

  it('says what to do when they cannot be loaded, and retries', async () => {
    const server = fakeServer({ [chosenPath(THREE)]: [{ status: 503, body: {} }, { body: THREE }] });
    const at = `/plan-comparison?chosen=${THREE.map(({ id }) => id).join(',')}`;
    const { user } = await renderApp(<PlanComparisonPage />, { at });
    expect(await screen.findByText('고른 플랜을 지금은 볼 수 없습니다')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /다시/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /건강하게 지내면 A/ })).toBeInTheDocument();
    expect(server.requests).toHaveLength(2);
  });
});

describe('a link that was sent', () => {
  const two = THREE.slice(0, 2);
  const ids = two.map(({ id }) => id).join(',');
  const figures = 'age=71&zip=90020&month=1789&people=2&ill=diabetes';
  const openLink = async (hash: string) => {
    const server = fakeServer({ ...planAnswers({ body: two }), [chosenPath(two)]: { body: two } });
    const app = await renderApp(<PlanComparisonPage />, { at: `/plan-comparison${hash}` });
    await screen.findByRole('heading', { level: 1, name: /건강하게 지내면 A/ });
    return { ...app, server };
  };

  it('opens the plans of its fragment, says who keeps what, and holds nothing else when sent on', async () => {
    const hash = `#plans=${ids}`;
    const { user, router, server, container } = await openLink(hash);
    expect(screen.getByText(/보낸 분이 누구인지 저희는 모르고, 저장한 것도 없습니다/)).toBeInTheDocument();
    // The catalog gets a request for the two plans, as for any two; no list, nothing else.
    expect(server.requests).toEqual([`GET ${chosenPath(two)}`]);
    expect([router.state.location.search, router.state.location.hash]).toEqual(['', hash]);
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: '가족에게 보내기' }));
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/plan-comparison${hash}`);
    expect(await screen.findByText('복사했습니다')).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  it('shows what was typed without telling any server', async () => {
    const { server, user, router } = await openLink(`#plans=${ids}&mine=${two[1]!.id}&${figures}`);
    expect(screen.getByText(/71세 · 90020 · 한 달 소득 1,789달러 · 2명 · 당뇨/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'B에서 A로 바꾸면' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이 내용으로 분석해 보기' })).toHaveAttribute(
      'href',
      `/ai-analysis#${figures}`,
    );
    await user.click(screen.getByRole('button', { name: /^빼기 Allied/ }));
    expect(router.state.location.hash).toBe('');
    expect(server.requests.concat(server.sent).join(' ')).not.toMatch(/1789|90020|diabetes|mine|age=/);
  });
});

describe('the plan somebody has', () => {
  it('is next to another: money, doctors, medicines, extras, when and how back', async () => {
    const [smart, allied] = THREE;
    const now = { ...smart!, drugDeductible: 250, benefits: { dental: { isCovered: true, text: null } } };
    const then = { ...allied!, planType: 'PPO', benefits: { dental: { isCovered: false, text: null } } };
    const { user, router, server, container } = await open([now, then], { body: [now, then] });
    const part = await screen.findByRole('region', { name: '지금 내 플랜에서 바꾸면' });
    await user.click(within(part).getByRole('radio', { name: 'A' }));
    expect(router.state.location.hash).toBe(`#mine=${now.id}`);
    expect(server.requests.join(' ')).not.toContain('mine');
    const change = screen.getByRole('region', { name: 'A에서 B로 바꾸면' });
    const money = within(change).getByRole('table', { name: '한 사람이 한 해에 내는 돈' });
    // 874.80 - 456.00, as worked out by hand for Allied; 1,500 - 2,499 of the maximums takes it back in a very ill year.
    expect(within(money).getByRole('row', { name: /^건강한 해/ })).toHaveTextContent('419달러 더 냅니다');
    expect(within(money).getByRole('row', { name: /^많이 아픈 해/ })).toHaveTextContent('580달러 덜 냅니다');
    expect(within(change).getByRole('row', { name: /^약 공제액/ })).toHaveTextContent('250달러0달러');
    expect(change).toHaveTextContent('없어지는 것: 치과');
    expect(change).toHaveTextContent('PPO: 계약 밖 의사에게도');
    expect(change).toHaveTextContent(/2027년 1월 1일.{0,2}\(금\)에 시작합니다/);
    expect(change).toHaveTextContent(/2027년 3월 31일.{0,2}\(수\)까지 파트 C를 다른 파트 C로 한 번/);
    expect(await violations(container)).toEqual([]);
    await user.click(within(change).getByRole('radio', { name: '없음' }));
    expect(router.state.location.hash).toBe('');
  });
});

describe('choosing plans to compare', () => {
  it('ticks two of the list without leaving it, then leads to them', async () => {
    const all = plans(6);
    fakeServer(planAnswers({ body: all }));
    const { user, router } = await renderApp(<PlanComparisonPage />, { at: '/plan-comparison?zip=90006' });
    await screen.findByRole('heading', { level: 2, name: /플랜 6개를 찾았습니다$/ });
    for (const { name } of all.slice(0, 2)) await user.click(screen.getByRole('checkbox', { name: `비교 ${name}` }));
    expect(screen.getByRole('heading', { level: 1, name: '플랜 비교' })).toBeInTheDocument();
    expect(router.state.location.search).toContain('view=pick');
    const link = screen.getByRole('link', { name: '나란히 보기' });
    expect(link.getAttribute('href')).toMatch(/^\/plan-comparison\?zip=90006&chosen=[^&]+$/);
  });

  it('narrows by kind, county and the most one wants to pay', async () => {
    const dual = plan({ name: 'Dual (HMO D-SNP)', planType: 'HMO D-SNP', snpType: 'D-SNP', monthlyPremium: 30 });
    const all = [plan({ monthlyPremium: 80 }), plan({ monthlyPremium: null }), dual];
    const server = fakeServer(planAnswers({ body: all }));
    const { user } = await renderApp(<PlanComparisonPage />, { at: '/plan-comparison' });
    await screen.findByRole('heading', { level: 2, name: /플랜 3개를 찾았습니다$/ });
    await user.selectOptions(screen.getByRole('combobox', { name: '카운티' }), '오렌지 카운티');
    await user.selectOptions(screen.getByRole('combobox', { name: '플랜 종류' }), '메디메디 전용(D-SNP)');
    await user.type(screen.getByRole('textbox', { name: '월 보험료는 얼마까지 괜찮으세요?' }), '50달러');
    await user.click(screen.getByRole('button', { name: '찾기' }));
    await screen.findByRole('heading', { level: 2, name: /플랜 1개를 찾았습니다$/ });
    expect(screen.getByRole('heading', { level: 3, name: /^Dual/ })).toBeInTheDocument();
    expect(server.requests).toContain(`GET ${PLANS}?county=Orange&limit=1000`);
  });

  it('shows four labelled examples only where the catalog holds no plan at all, and compares them', async () => {
    fakeServer({ [PLANS]: { body: [], headers: { 'x-total-count': '0' } } });
    const { user } = await renderApp(<PlanComparisonPage />, { at: '/plan-comparison', language: 'ko' });
    await screen.findByRole('heading', { level: 2, name: /플랜 4개를 찾았습니다$/ });
    for (const number of [1, 2]) {
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`Example Plan ${number}`) }));
    }
    expect(screen.getAllByText(/예시/).length).toBeGreaterThan(1);
    await user.click(screen.getByRole('link', { name: '나란히 보기' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '2026년 자료: 건강해도 아파도 A의 비용이 적습니다' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/예시/).length).toBeGreaterThan(1);
  });

  it('shows no examples for a ZIP without plans', async () => {
    fakeServer(planAnswers({ body: [] }));
    await renderApp(<PlanComparisonPage />, { at: '/plan-comparison?zip=90006' });
    await screen.findByRole('heading', { level: 2, name: /플랜 0개를 찾았습니다$/ });
    expect(screen.queryByText(/Example Plan/)).not.toBeInTheDocument();
  });
});
