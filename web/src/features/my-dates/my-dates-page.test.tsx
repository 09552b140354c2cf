import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holdTheDate } from '../../../test/clock';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { MyDatesPage } from './my-dates-page';

holdTheDate('2026-11-22T20:00:00Z');

const born = async (user: UserEvent, ...[year, month, day]: string[]) => {
  const birth = within(screen.getByRole('group', { name: '언제 태어나셨나요?' }));
  await user.selectOptions(birth.getByLabelText('연도'), year!);
  await user.selectOptions(birth.getByLabelText('월'), month!);
  if (day) await user.selectOptions(birth.getByLabelText('일'), day);
};
const dates = () =>
  [...document.querySelectorAll('[data-date]')].map((each) => [
    each.getAttribute('data-date'),
    within(each as HTMLElement).getByRole('heading').textContent,
  ]);

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

test('nothing is shown before year and month are chosen, and nothing that is chosen leaves the page', async () => {
  const requested = jest.spyOn(window, 'fetch');
  const { user, container, router } = await renderApp(<MyDatesPage />);
  expect(screen.getByText('태어난 연도와 달을 골라 주세요')).toBeInTheDocument();
  await born(user, '1961', '12');
  expect(dates()).toEqual([
    ['partBStart', '파트 B가 시작될 수 있는 첫날'],
    ['initial', '메디케어 처음 가입 기간'],
    ['medigap', '메디갭에 거절 없이 가입할 수 있는 기간'],
  ]);
  expect(screen.getByText(/1일에 태어나셨으면 날까지/)).toBeInTheDocument();
  expect(await violations(container)).toEqual([]);
  // The list of figures under watch is the same for everybody, and comes late or not at all.
  expect(requested.mock.calls.map(([path]) => path).filter((path) => path !== '/api/figure-checks')).toEqual([]);
  expect({ ...window.localStorage, ...window.sessionStorage }).toEqual({});
  expect(router.state.location.search).toBe('');
});

test('born on the first: every day is a month earlier; a day the month has not is let go', async () => {
  const { user } = await renderApp(<MyDatesPage />);
  await born(user, '1961', '12', '31');
  expect(document.querySelector('[data-date="initial"]')).toHaveTextContent('2026년 9월');
  await born(user, '1961', '12', '1');
  expect(document.querySelector('[data-date="initial"]')).toHaveTextContent('2026년 8월');
  await born(user, '1961', '12', '31');
  await born(user, '1962', '2');
  expect(screen.getByText(/1일에 태어나셨으면 날까지/)).toBeInTheDocument();
});

test('eighty with Medigap: what matters every year; work and Medi-Cal ask for their days', async () => {
  const { user } = await renderApp(<MyDatesPage />);
  await born(user, '1946', '2', '10');
  await user.click(screen.getByRole('radio', { name: '오리지널 메디케어' }));
  const medigap = within(screen.getByRole('group', { name: '메디갭(보충 보험)이 있으신가요?' }));
  await user.click(medigap.getByRole('radio', { name: '예' }));
  await user.click(
    within(screen.getByRole('group', { name: '메디캘(Medi-Cal)이 있으신가요?' })).getByRole('radio', { name: '예' }),
  );
  expect(screen.getByText(/갱신하는 달을 모르시면/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('메디캘을 갱신하는 달'), '3');
  expect(dates().map(([id]) => id)).toEqual(['fall', 'renewal', 'birthday']);
  await user.click(screen.getByRole('radio', { name: '끝났거나 곧 끝남' }));
  const work = within(screen.getByRole('group', { name: /끝나는 날/ }));
  await user.selectOptions(work.getByLabelText('연도'), '2026');
  await user.selectOptions(work.getByLabelText('월'), '12');
  expect(dates().map(([id]) => id)).toContain('drugs');
});

test('a permanent resident without enough work has the seven months of the fifth year; a trip has its marks', async () => {
  const { user } = await renderApp(<MyDatesPage />);
  await born(user, '1955', '5', '5');
  const yes = (question: RegExp) =>
    user.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: '예' }));
  await yes(/영주권자이고/);
  expect(screen.getByText(/신청하는 7개월이 나옵니다/)).toBeInTheDocument();
  const since = within(screen.getByRole('group', { name: /계속 살기 시작한/ }));
  await user.selectOptions(since.getByLabelText('연도'), '2022');
  await user.selectOptions(since.getByLabelText('월'), '3');
  expect(dates().map(([id]) => id)).toEqual(['covered', 'fifthYear', 'medigap']);
  expect(document.querySelector('[data-date="fifthYear"]')).toHaveTextContent(/2027년 1월 1일.*2027년 7월 31일/);
  await yes(/한국에 다녀올/);
  const leaves = within(screen.getByRole('group', { name: '나가는 날' }));
  await user.selectOptions(leaves.getByLabelText('연도'), '2027');
  await user.selectOptions(leaves.getByLabelText('월'), '3');
  await user.click(screen.getByRole('button', { name: '메디캘' }));
  expect(dates().map(([id]) => id)).toContain('tripCounty');
});

test('the calendar file holds the last day of each period and the page it rests on', async () => {
  const kept: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (kept.push(blob), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp(<MyDatesPage />, { language: 'en' });
  await user.selectOptions(screen.getByLabelText('Year'), '1946');
  await user.selectOptions(screen.getByLabelText('Month'), '5');
  await user.click(screen.getByRole('radio', { name: 'Part C' }));
  await user.click(screen.getByRole('button', { name: 'Get the calendar file' }));
  click.mockRestore();
  const text = await textOf(kept[0]!);
  const uids = text.match(/UID:.*/g)?.map((line) => line.trim()) ?? [];
  const owner = uids[0]?.match(/-(\w+)@/)?.[1] ?? '';
  expect(owner).not.toBe('');
  expect(uids).toEqual([
    `UID:fall-2026-last-${owner}@senior-health-guide`,
    `UID:advantage-2027-first-${owner}@senior-health-guide`,
    `UID:advantage-2027-last-${owner}@senior-health-guide`,
  ]);
  expect(text).toContain('DTSTART;VALUE=DATE:20261207');
  expect(text.replaceAll('\r\n ', '')).toContain('https://www.medicare.gov/');
  expect(text).not.toContain('1946');
});

test('the calendar file in Korean has no invisible characters, which calendars show as boxes', async () => {
  const kept: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (kept.push(blob), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp(<MyDatesPage />);
  await born(user, '1961', '12');
  await user.click(screen.getByRole('button', { name: '달력 파일 받기' }));
  click.mockRestore();
  const text = (await textOf(kept[0]!)).replaceAll('\r\n ', '');
  expect(text).toMatch(/DESCRIPTION:2026년 \d+월 1일\([월화수목금토일]\)/);
  expect(text).not.toMatch(/[\u00a0\u200b\u2060]/);
});
