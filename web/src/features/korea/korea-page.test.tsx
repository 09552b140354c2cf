import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holdTheDate } from '../../../test/clock';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { KoreaPage } from './korea-page';

holdTheDate('2026-11-28T20:00:00Z');

const open = (options: RenderOptions = {}) => renderApp(<KoreaPage />, { at: '/korea', ...options });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** What a careful reader asks, the part that answers, and the words of the answer; `unknown` = the page says so and names whom to ask. */
const QUESTIONS: readonly (readonly [question: string, part: string, words: RegExp, unknown?: 'unknown'])[] = [
  ['석 달 다녀오면 SSI가 끊기나요?', 'leaving', /30일을 이어서 미국 밖에 있거나 한 달 내내/],
  ['돌아오면 SSI는 언제 다시 나오나요?', 'leaving', /돌아와서 30일을 이어서 미국에 있어야 SSI가 다시/],
  ['두 달 다녀와도 메디캘이 있나요?', 'leaving', /돌아올 예정이면 메디캘이 이어질 수 있습니다.*60일/],
  ['캘프레시는요?', 'leaving', /다른 나라에 오래 있을 때의 규칙은 저희가 찾지 못했으니 카운티에/, 'unknown'],
  ['간병 시간(IHSS)은요?', 'leaving', /찾지 못했습니다.*카운티의 담당 직원에게/, 'unknown'],
  ['있는 동안 파트 B를 끊어도 되나요?', 'leaving', /한국에 있는 동안에도 보험료를 내야.*10%씩/],
  ['파트 C는 언제 끝나나요?', 'leaving', /6개월 넘게 이어서/],
  ['아주 돌아가면요?', 'leaving', /한국으로 사는 곳을 옮기면 메디캘은 끝납니다/],
  ['돌아와서 파트 B는 언제 드나요?', 'return', /1월 1일부터 3월 31일까지.*3개월 안에 신청하면 벌금이 없습니다/],
  ['한국 건강보험이 있으면 파트 B를 미뤄도 되나요?', 'return', /한국 국민건강보험도 마찬가지입니다/],
  ['한국에서 쓰러지면 누가 내나요?', 'care', /60일 안에 시작된 응급 치료비.*250달러를 먼저 내면.*80%.*50,000달러/],
  ['한국 건강보험에 들 수 있나요?', 'care', /확인하지 못했습니다.*국민건강보험공단에/, 'unknown'],
  ['국민연금 때문에 소셜 연금이 깎이나요?', 'pension', /이제는 줄지 않습니다/],
  ['한국에서 일한 기간을 더하나요?', 'pension', /6점 이상이지만.*한국에서 국민연금에 가입한 기간을 더해서/],
  ['한국에서 소셜 연금을 받나요?', 'pension', /한국 국민과 한국에 사는 분은 예외입니다/],
  ['한국 아파트가 메디캘 재산인가요?', 'assets', /130,000달러.*한국에 있는 재산도 적으세요/],
  ['메디캘이 영주권 신청에 나쁜가요?', 'sponsors', /2026년 9월 18일부터.*끊지 마세요/],
  [
    '아들이 보증인인데 메디캘이 되나요?',
    'sponsors',
    /공식 자료에서 찾지 못했습니다.*무료 건강보험 법률 상담\(HCA\)/,
    'unknown',
  ],
  ['영주권 5년이 되면 언제 신청하나요?', 'five-years', /58개월째 되는 달의 1일/],
  ['180일 넘게 나가 있으면요?', 'five-years', /180일 넘게.*새로 들어오는 사람처럼/],
  ['국민연금을 미국에서 신청할 때 서류는요?', 'papers', /KOR\/USA 1/],
  [
    '메디캘 편지가 한국어로 오나요?',
    'letters',
    /어떤 편지가 한국어로 나오는지는 저희가 확인하지 못했습니다/,
    'unknown',
  ],
];

test('a careful reader’s questions are answered, or the page says that it does not know and whom to ask', async () => {
  const { container } = await open();
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(20);
  const textOf = (part: string) => plain(container.querySelector(`[id="${part}"]`)?.textContent ?? '');
  expect(QUESTIONS.filter(([, part, words]) => !words.test(textOf(part))).map(([question]) => question)).toEqual([]);
});

test.each(['ko', 'en'] as const)(
  'every answer names its pages with the day they were checked (%s)',
  async (language) => {
    const { container } = await open({ language });
    const answers = [...container.querySelectorAll('[role="region"][data-state]')];
    expect(answers.length).toBeGreaterThanOrEqual(20);
    const day = language === 'ko' ? /2026년 11월 2\d일/ : /November 2\d, 2026/;
    expect(answers.filter((each) => !day.test(plain(each.textContent))).map((each) => each.textContent)).toEqual([]);
  },
);

test('a link opens its question, and opening another names it in the address', async () => {
  const { user, router } = await open({ at: '/korea#ssi-abroad' });
  expect(screen.getByRole('button', { name: /생활 보조금\(SSI\)이 끊기나요/, expanded: true })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /캘프레시가 끊기나요/ }));
  expect(router.state.location.hash).toBe('#calfresh-abroad');
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  // The button to "more about Korea" would lead to this page.
  expect(screen.queryByRole('link', { name: /한국과 미국 사이 더 보기/ })).not.toBeInTheDocument();
});

test('the marks of a stay lead to the answers below them', async () => {
  const { user, router } = await open({ language: 'en' });
  const leaving = within(screen.getByRole('region', { name: 'Visiting Korea' }));
  await user.click(leaving.getByRole('link', { name: /If you stay longer, your Part C plan ends/ }));
  expect(router.state.location.hash).toBe('#plan-abroad');
  expect(leaving.getByRole('button', { name: /end my Part C or Part D plan/, expanded: true })).toBeInTheDocument();
});

describe('the dates of a trip', () => {
  const pick = async (user: UserEvent, group: string, year: string, month: string, day?: string) => {
    const fields = within(screen.getByRole('group', { name: group }));
    await user.selectOptions(fields.getByLabelText('연도'), year);
    await user.selectOptions(fields.getByLabelText('월'), month);
    if (day) await user.selectOptions(fields.getByLabelText('일'), day);
  };
  const dates = () => [...document.querySelectorAll('[data-date]')].map((each) => each.getAttribute('data-date'));

  test('are those of this traveller, and nothing that is chosen leaves the page', async () => {
    const requested = jest.spyOn(window, 'fetch');
    const { user, container, router } = await open();
    expect(screen.getByText(/나가는 달과 지금 있는 보험, 혜택을 고르시면/)).toBeInTheDocument();
    await pick(user, '나가는 날', '2027', '3', '10');
    await user.click(screen.getByRole('button', { name: '생활 보조금(SSI)' }));
    await user.click(screen.getByRole('button', { name: '파트 C' }));
    expect(dates()).toEqual(['tripReport', 'tripPartB', 'tripSsi', 'tripPartC']);
    const ssi = plain(document.querySelector('[data-date="tripSsi"]')?.textContent ?? '');
    expect(ssi).toMatch(/2027년 4월 9일\(금\)까지 돌아오세요. 그러면 이어서 나가 있는 날이 30일이/);
    await pick(user, '돌아오는 날', '2027', '4', '20');
    expect(dates()).toEqual(['tripReport', 'tripPartB', 'tripSsi', 'tripSsiBack']);
    expect(plain(document.querySelector('[data-date="tripSsiBack"]')?.textContent ?? '')).toMatch(/2027년 5월 20일/);
    expect(await violations(container)).toEqual([]);
    // The list of figures under watch is the same for everybody.
    expect(requested.mock.calls.map(([path]) => path).filter((path) => path !== '/api/figure-checks')).toEqual([]);
    expect({ ...window.localStorage, ...window.sessionStorage }).toEqual({});
    expect([router.state.location.search, router.state.location.hash]).toEqual(['', '']);
  });

  test('a return before the flight out is said, and shows no dates', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '영주권' }));
    await pick(user, '나가는 날', '2027', '5');
    await pick(user, '돌아오는 날', '2027', '4');
    expect(screen.getByText(/돌아오는 날이 나가는 날보다 빠릅니다/)).toBeInTheDocument();
    expect(dates()).toEqual([]);
    await pick(user, '돌아오는 날', '2027', '6');
    expect(screen.getByText('고르신 여행에서는 따로 지킬 날짜가 없습니다.')).toBeInTheDocument();
  });
});
