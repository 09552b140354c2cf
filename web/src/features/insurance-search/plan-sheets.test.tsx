import { screen, within } from '@testing-library/react';
import { costCell } from '@app/content/plan-costs/plan-costs';
import { holdTheDate } from '../../../test/clock';
import { fakeServer } from '../../../test/fake-server';
import { plan, plans } from '../../../test/plan-records';
import { found, openPlanSearch, planAnswers, PLANS } from '../../../test/plan-search-screen';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { InsuranceSearchPage } from './insurance-search-page';

holdTheDate();

describe('the sheets of the plan search', () => {
  it('leads with two to four chosen plans to the comparison, and refuses a fifth in words', async () => {
    const one = plan({ name: 'Ash (HMO)' });
    const two = plan({ name: 'Birch (PPO)' });
    const rest = plans(3);
    const ids = [one.id, two.id].join('%2C');
    fakeServer(planAnswers({ body: [one, two, ...rest] }));
    const { user, router } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search' });
    await found('플랜 5개를 찾았습니다');
    await user.click(screen.getByRole('checkbox', { name: /Ash/ }));
    expect(screen.getByText('1개 골랐습니다')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '나란히 보기' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Birch/ }));
    expect(decodeURIComponent(router.state.location.search)).toBe(`?chosen=${one.id},${two.id}`);
    expect(screen.getByRole('link', { name: '나란히 보기' })).toHaveAttribute('href', `/plan-comparison?chosen=${ids}`);
    for (const { name } of rest.slice(0, 2)) await user.click(screen.getByRole('checkbox', { name: `비교 ${name}` }));
    expect(screen.getByText('4개까지 고를 수 있습니다.')).toBeInTheDocument();
    const fifth = screen.getByRole('checkbox', { name: `비교 ${rest[2]!.name}` });
    await user.click(fifth);
    expect(fifth).not.toBeChecked();
    expect(await screen.findByText('플랜은 4개까지 비교할 수 있습니다')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '지우기' }));
    expect(router.state.location.search).toBe('');
  });

  it('states a plan’s costs in Korean, what it lacks, and what it could not read as it is', async () => {
    const shown = plan({
      id: '2026-H0524-003-0',
      contractId: 'H0524',
      planId: '003',
      planType: 'HMO D-SNP',
      snpType: 'D-SNP',
      category: 'special-needs',
      carrier: 'Humana',
      phones: { nonMembers: '1-866-261-7709' },
      detailsCheckedOn: '2026-01-05',
      detailsSourceUrl: 'https://www.medicare.gov/plan-compare/#/x',
    });
    const costs = [
      costCell('inpatient-hospital', 'Tier 1 $150 per day for days 1-5; $0 per day for days 6-90; $0 per stay'),
      costCell('dental-exam', 'In-network: $0 copay; Out-of-network: 50% coinsurance'),
      costCell('dental-braces', 'Not covered'),
      costCell('unlisted', 'Robot dog: call the plan'),
    ];
    const server = fakeServer({
      ...planAnswers({ body: [shown] }),
      [`${PLANS}?ids=${shown.id}&include=costs`]: { body: [{ ...shown, costs }] },
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search' });
    await found('플랜 1개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: shown.name }));
    const sheet = await screen.findByRole('dialog', { name: shown.name });
    expect(await within(sheet).findByText('1~5일째 하루 150달러, 6~90일째 0달러')).toBeInTheDocument();
    for (const fold of sheet.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) await user.click(fold);
    for (const text of [
      '휴매나 (Humana)',
      '메디케어와 메디캘을 함께 가진 분만',
      '약 공제액615달러',
      '치과 검진계약 병원·의사0달러계약 밖비용의 50%',
      '치아 교정',
      '원문 그대로',
      'Robot dog: call the plan',
      '계약 H0524, 플랜 003, 구역 0',
      '확인일 2026-01-05',
    ]) {
      expect(sheet).toHaveTextContent(text);
    }
    expect(within(sheet).getByRole('link', { name: /Medicare.gov에서 가입하기/ })).toHaveAttribute(
      'href',
      'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
    );
    expect(within(sheet).getByRole('link', { name: /1-866-261-7709/ })).toHaveAttribute('href', 'tel:+18662617709');
    expect(within(sheet).getByRole('link', { name: /보험회사 웹사이트/ })).toHaveAttribute('href', shown.website);
    expect(await violations(sheet)).toEqual([]);
    expect(server.requests).toContain(`GET ${PLANS}?ids=${shown.id}&include=costs`);
  });

  it('keeps what is known of a plan when the rest of its costs cannot be had', async () => {
    const shown = plan();
    fakeServer({
      ...planAnswers({ body: [shown] }),
      [`${PLANS}?ids=${shown.id}&include=costs`]: { status: 503, body: {} },
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search' });
    await found('플랜 1개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: shown.name }));
    const sheet = await screen.findByRole('dialog', { name: shown.name });
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('나머지 비용은 지금 볼 수 없습니다');
    expect(sheet).toHaveTextContent('주치의 진료0달러');
  });

  it('marks invented plans and gives them no page', async () => {
    const { user } = await openPlanSearch({ body: [plan({ origin: 'sample' })] });
    await found('플랜 1개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: /Olive Advantage/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: /가입하기|보험회사 웹사이트/ })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /플랜 비교하기/ })).toBeInTheDocument();
  });

  it.each([
    ['ko', '서명하기 전에', '이렇게 물어보세요', 'Before you sign'],
    ['en', 'Before you sign', 'Questions to ask', '서명하기 전에'],
  ] as const)('has a paper to read before signing, in both languages (%s)', async (language, open, ask, other) => {
    const shown = plan({ name: 'Ash (HMO)', maxOutOfPocket: 3400, deductible: null });
    fakeServer(planAnswers({ body: [shown] }));
    const { user, router } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search', language });
    await user.click(await screen.findByRole('button', { name: 'Ash (HMO)' }));
    await user.click(screen.getByRole('button', { name: open }));
    const sheet = await screen.findByRole('dialog', { name: open });
    expect(within(sheet).getByRole('heading', { level: 3, name: ask })).toBeInTheDocument();
    const paper = sheet.querySelector<HTMLElement>('[data-print-only]')!;
    for (const words of [
      open,
      other,
      'Ash (HMO)',
      '$3,400',
      '의뢰서나 사전 승인',
      'referral or prior approval',
      'uninvited',
    ]) {
      expect(paper).toHaveTextContent(words);
    }
    // Its source does not state the deductible.
    expect(paper).not.toHaveTextContent('진료 공제액');
    expect(document.documentElement.dataset.printDialog).toBe('only');
    expect(await violations(sheet)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Ash (HMO)' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/insurance-search');
    expect(document.documentElement.dataset.printDialog).toBeUndefined();
  });
});
