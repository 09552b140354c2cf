import { screen, within } from '@testing-library/react';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from '@web/shared/benefits/figures-context';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { MediCalPage } from './medi-cal-page';

/** Only the clock is fixed: timers run, so that what is awaited comes. */
const onDay = (day: string) =>
  jest.useFakeTimers({ now: new Date(`${day}T20:00:00Z`), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
beforeEach(() => onDay('2026-11-21'));
afterEach(() => jest.useRealTimers());

const open = (options: RenderOptions = {}, figures: Figures = FIGURES) =>
  renderApp(
    <FiguresContext value={figures}>
      <MediCalPage />
    </FiguresContext>,
    { at: '/medi-cal', ...options },
  );

async function openAll() {
  const { user, container } = await open();
  for (const button of container.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]')) {
    await user.click(button);
  }
  return { user, container };
}

const row = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr')!;
const rule = (id: string) => document.querySelector<HTMLElement>(`[data-rule="${id}"]`)!;

const swapped = Object.fromEntries(
  Object.entries(FIGURES).map(([id, figure]) => [
    id,
    { ...figure, rows: figure.rows.map((old) => ({ ...old, value: old.value === null ? null : old.value + 1_000 })) },
  ]),
) as unknown as Figures;

describe('the Medi-Cal page', () => {
  it('says first that new full-scope enrollment closed for some on January 1, 2026, and who keeps it', async () => {
    await open();
    const banner = screen.getByRole('heading', { name: '2026년 1월 1일부터 새로 가입하는 규칙이 달라졌습니다' });
    const text = banner.parentElement?.textContent;
    expect(text).toContain('갱신을 제때 하면 그대로 이어집니다');
    expect(screen.getByText(/19세 이상 가운데 모든 보장을 새로 신청할 수 없는/)).toBeInTheDocument();
    expect(screen.getByText(/시민권자와 영주권자, 19세 미만/)).toBeInTheDocument();
  });

  it('leads to the application and to the Korean line from the top', async () => {
    await open();
    expect(screen.getByRole('link', { name: /지금 신청하기/ })).toHaveAttribute('href', 'https://benefitscal.com');
    expect(screen.getByRole('link', { name: '한국어 전화(커버드 캘리포니아) 1-800-738-9116' })).toHaveAttribute(
      'href',
      'tel:+18007389116',
    );
  });

  it('answers with one figure: the group and the household are asked once', async () => {
    const { user } = await open();
    const mine = screen.getByRole('region', { name: '내 기준 금액' });
    expect(mine).toHaveTextContent('한 달 소득이1,856 달러 이하');
    await user.click(within(mine).getByRole('radio', { name: '부부' }));
    expect(mine).toHaveTextContent('2,510 달러 이하');
    await user.click(within(mine).getByRole('radio', { name: '19~64세' }));
    await user.click(within(mine).getByRole('radio', { name: '4명' }));
    expect(mine).toHaveTextContent('3,795 달러 이하');
    // The aged limit counts two people at most: the larger household falls back to a couple.
    await user.click(within(mine).getByRole('radio', { name: '65세 이상 또는 장애' }));
    expect(mine).toHaveTextContent('2,510 달러 이하');
  });

  it('keeps last year’s aged limit until the end of March', async () => {
    onDay('2026-03-31');
    await open({ language: 'en' });
    expect(screen.getByRole('region', { name: 'My income limit' })).toHaveTextContent('Income up to$1,821 a month');
  });

  it('says what changes on which day, and leaves out what has begun', async () => {
    await open();
    const list = screen.getByRole('list', { name: '언제 무엇이 바뀌나요' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(list).toHaveTextContent(
      '2027년 1월 1일65세 이상이 새로 신청하면 지난 2개월 의료비까지 내 줍니다(지금은 3개월).',
    );
    expect(list).toHaveTextContent('2027년 7월 1일체류 신분에 따라 일반 치과 보장이 없어지는 분이 있습니다.');
    onDay('2027-02-01');
    await open();
    expect(
      within(screen.getAllByRole('list', { name: '언제 무엇이 바뀌나요' })[1]!).getAllByRole('listitem'),
    ).toHaveLength(3);
  });

  it('names its sources quietly, and how each was seen in one receipt', async () => {
    await openAll();
    expect(screen.getByText(/저장된 사본’은 그 페이지의 사본을 읽은 것/)).toBeInTheDocument();
    expect(screen.getAllByText(/확인일 2026년 11월 20일\(간접 확인\)/).length).toBeGreaterThan(10);
    expect(screen.getAllByText(/확인일 2026년 11월 20일\(저장된 사본\)/).length).toBeGreaterThan(3);
  });

  it('shows the limits of eight household sizes and three years, before and after deductions', async () => {
    await openAll();
    expect(screen.getByRole('columnheader', { name: '지금 2026년' })).toBeInTheDocument();
    expect(row('1명')).toHaveTextContent('$1,752공제 후 $1,732');
    expect(row('1명')).toHaveTextContent('$1,821');
    expect(row('1명')).toHaveTextContent('$1,856공제 후 $1,836');
    expect(row('2명')).toHaveTextContent('$2,510');
    expect(row('8명')).toHaveTextContent('$6,429공제 후 $6,409');
    expect(screen.getByText('2027년 메디캘 소득 기준은 아직 확인하지 못했습니다.')).toBeInTheDocument();
  });

  it.each([
    ['임신한 분', '2명', '한 해 $46,094'],
    ['MCAP(임신부 건강보험)', '2명', '한 해 $69,681'],
    ['19~64세 성인', '4명', '한 해 $45,540'],
    ['19세 미만 어린이와 청소년', '1명', '$3,538'],
    ['아이를 돌보는 65세 이상', '1명', '$1,517'],
    ['일하는 장애인(250% 프로그램)', '1명', '$3,325'],
  ])('shows the limits of another group: %s, %s: %s', async (group, size, amount) => {
    const { user } = await openAll();
    await user.selectOptions(screen.getByRole('combobox', { name: '누구의 기준을 볼까요?' }), group);
    expect(row(size)).toHaveTextContent(amount);
  });

  it('counts the unborn child: no one is alone in pregnancy', async () => {
    const { user } = await openAll();
    await user.selectOptions(screen.getByRole('combobox', { name: '누구의 기준을 볼까요?' }), '임신한 분');
    expect(screen.getByRole('columnheader', { name: '식구 수(아기까지)' })).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: '1명' })).not.toBeInTheDocument();
  });

  it('marks the year without figures and never fills it with the last one', async () => {
    onDay('2027-01-02');
    await openAll();
    expect(screen.getByRole('columnheader', { name: '지금 2027년' })).toBeInTheDocument();
    expect(row('1명')).toHaveTextContent('지금2027년아직 확인 못 함');
    expect(screen.getAllByText(/^2026년, 연방 빈곤선의 138%/)[0]).toBeInTheDocument();
  });

  it('shows the savings limits by date, with the two years that had none', async () => {
    await openAll();
    expect(row('2026년 1월 1일부터 지금')).toHaveTextContent('$130,000');
    expect(row('2026년 1월 1일부터 지금')).toHaveTextContent('$195,000');
    expect(row('2024년 1월 1일~2025년 12월 31일')).toHaveTextContent('보지 않음');
    expect(row('2022년 6월 30일까지')).toHaveTextContent('$2,000');
  });

  it('works an example of a share of cost out of the figures', async () => {
    await openAll();
    const example = screen.getByRole('heading', { name: '예: 혼자 사는 70세, 한 달 금액' }).parentElement!;
    expect(example).toHaveTextContent('연금$1,900빼 주는 금액− $20계산에 넣는 소득$1,880');
    expect(example).toHaveTextContent('본인 몫$1,280');
  });

  it.each([
    ['2026-11-21', '시행 중', '시행 예정', '시행 예정'],
    ['2026-12-31', '시행 중', '시행 예정', '시행 예정'],
    ['2027-01-01', '시행 중', '시행 중', '시행 예정'],
    ['2027-07-01', '시행 중', '시행 중', '시행 중'],
  ])('says on %s what has begun', async (day, federalEnd, work, premium) => {
    onDay(day);
    await openAll();
    expect(within(rule('federalEnd')).getByText(federalEnd)).toBeInTheDocument();
    expect(within(rule('work')).getByText(work)).toBeInTheDocument();
    expect(within(rule('premium')).getByText(premium)).toBeInTheDocument();
    expect(rule('work')).toHaveTextContent('80시간');
    expect(rule('work')).toHaveTextContent('580달러');
    expect(rule('premium')).toHaveTextContent('30달러');
    expect(rule('premium')).toHaveTextContent('59세');
  });

  it('corrects what older leaflets say', async () => {
    await openAll();
    expect(row('“19~64세는 한 해 20,000달러까지”')).toHaveTextContent('$21,597');
    expect(row('“19~64세는 한 해 20,000달러까지”')).toHaveTextContent('혼자 $22,025, 네 식구 $45,540까지');
    expect(row('“임신하면 한 해 35,000달러까지”')).toHaveTextContent('$45,050');
    expect(row('“출산한 뒤 60일까지”')).toHaveTextContent('365일(12개월)');
    expect(row('“보통 30일 안에 결정”')).toHaveTextContent('45일 안, 장애 심사가 있으면 90일 안');
    expect(row('“재산은 보지 않는다”')).toHaveTextContent('$130,000');
    expect(screen.getByText(/2022년 4월 1일부터는 보장이 출산 후 12개월/)).toBeInTheDocument();
    expect(screen.getByText(/2022년 3월 31일까지는 출산한 뒤 60일/)).toBeInTheDocument();
  });

  it('walks five steps from the check to the choice of a plan', async () => {
    await openAll();
    const steps = screen.getByRole('heading', { name: '해당되는지 살펴봅니다' }).closest('ol')!;
    expect(within(steps).getAllByRole('heading', { level: 4 })).toHaveLength(5);
    expect(within(steps).getByRole('link', { name: '받을 수 있는 혜택 확인하기' })).toHaveAttribute(
      'href',
      '/eligibility',
    );
    expect(within(steps).getByRole('link', { name: /1-800-430-4263/ })).toBeInTheDocument();
    expect(within(steps).getByText(/45일 안에 결정합니다/)).toHaveTextContent('90일');
  });

  it('says since when Medi-Cal may count in a green card application, for whom not, and who helps for free', async () => {
    await openAll();
    const section = screen.getByText(/^2026년 9월 18일이나 그 뒤에 영주권을 신청하면/).closest('section, div')!;
    expect(section.textContent).toContain('시민권 신청에는 이 심사가 없고');
    expect(section.textContent).toContain('지금 있는 보험을 먼저 끊지 말고');
    expect(section.textContent).toContain('법원이 이 규칙을 멈추었는지는 저희가 확인하지 못했으니');
    expect(screen.getByRole('link', { name: /무료 이민 법률 상담 단체/ })).toHaveAttribute(
      'href',
      'https://www.cdss.ca.gov/immigration-services',
    );
    expect(screen.getByRole('link', { name: '자세한 답 읽기' })).toHaveAttribute('href', '/faqs#public-charge');
  });

  it('points questions of status to free legal aid', async () => {
    await openAll();
    const [line] = screen.getAllByRole('link', { name: /1-888-804-3536/ });
    expect(line).toHaveAttribute('href', 'tel:+18888043536');
    expect(screen.getByText(/신청하지 않는 가족은 신분을 밝히지 않아도 됩니다/)).toBeInTheDocument();
  });

  it('opens its sections by keyboard', async () => {
    const { user } = await open();
    const kinds = screen.getByRole('button', { name: /^무엇을 내 주나요/ });
    expect(kinds).toHaveAttribute('aria-expanded', 'false');
    kinds.focus();
    await user.keyboard('{Enter}');
    expect(kinds).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(kinds).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(screen.getByRole('button', { name: /^세상을 떠난 뒤 주 정부가 집을/ })).toHaveFocus();
  });

  it('shows other amounts everywhere when the tables hold others', async () => {
    const { container, user } = await open({}, swapped);
    for (const button of container.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]')) {
      await user.click(button);
    }
    expect(row('2026년 1월 1일부터 지금')).toHaveTextContent('$131,000');
    const page = document.body.textContent ?? '';
    const stale = [
      '$1,836',
      '$1,856',
      '$22,025',
      '$45,540',
      '$46,094',
      '$69,681',
      '$130,000',
      '$195,000',
      '600달러',
      '580달러',
    ];
    for (const amount of [...stale, '$1,280', '한 달 30달러', '45일', '365일', '55세']) {
      expect(page).not.toMatch(new RegExp(`(?<![\\d,])${amount.replace('$', '\\$')}`));
    }
  });
});
