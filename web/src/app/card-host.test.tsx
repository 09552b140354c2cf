import { act, screen, waitFor, within } from '@testing-library/react';
import { CardButton } from '@web/shared/show-card/card-button';
import { cardOf, factOf } from '@web/shared/show-card/card';
import { useState } from 'react';
import { Sheet } from '@web/ui/sheet';
import { renderApp } from '../../test/render-app';
import { violations } from '../../test/violations';
import { CardHost } from './card-host';

const CARD = {
  ...cardOf('plan', factOf('plan', 'Golden Sample (HMO)'), { ko: '예시 출처', en: 'Sample source' }),
  own: [{ label: { ko: '나이', en: 'Age' }, value: { ko: '72세', en: '72' } }],
};

async function open(language: 'ko' | 'en' = 'ko') {
  const opened = await renderApp(
    <>
      <main>
        <CardButton card={() => CARD} of="Golden Sample" />
      </main>
      <CardHost />
    </>,
    { at: '/plan-comparison?zip=90020', language },
  );
  const opener = screen.getByRole('button', { name: /Golden Sample/ });
  await opened.user.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { ...opened, opener, dialog };
}

const staff = () => screen.getByRole('region', { name: 'For the staff member' });
const mine = () => screen.getByRole('region', { name: '내가 읽는 면' });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test.each(['ko', 'en'] as const)('both halves say the same, each in its language, on a %s page', async (language) => {
  const { dialog, router } = await open(language);
  expect(mine()).toHaveAttribute('lang', 'ko');
  expect(staff()).toHaveAttribute('lang', 'en');
  for (const [half, key] of [
    [mine(), 'ko'],
    [staff(), 'en'],
  ] as const) {
    expect(half.textContent.replaceAll(/[\u00a0]/g, ' ').replaceAll('\u2060', '')).toContain(CARD.say[key]);
    expect(within(half).getAllByRole('listitem')).toHaveLength(CARD.asks.length);
    expect(half).toHaveTextContent('Golden Sample (HMO)');
    expect(half).toHaveTextContent(CARD.source?.[key] ?? 'no source');
  }
  expect(staff()).not.toHaveTextContent(/[가-힣]/);
  expect(router.state.location.search).toBe('?zip=90020');
  expect(JSON.stringify(router.state.location.state)).not.toMatch(/Sample|72세|"72"/);
  expect(await violations(dialog)).toEqual([]);
});

test('the keyboard gets in, Escape and the back key get out, and nothing is left for "forward"', async () => {
  const { user, opener, dialog, router } = await open();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  await act(() => router.navigate(1));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener);
  await screen.findByRole('dialog');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('own figures stay only while they are switched on; the English half turns; paper gets it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  expect(staff()).toHaveTextContent('Age72');
  expect(staff()).toHaveTextContent('self-reported figures, not a decision');
  await user.click(screen.getByRole('button', { name: '내가 적은 내용도 보이기', pressed: true }));
  expect(staff()).not.toHaveTextContent(/72|self-reported/);
  expect(mine()).not.toHaveTextContent('72');
  expect(staff()).not.toHaveAttribute('data-turned');
  await user.click(screen.getByRole('button', { name: '영어 면을 직원 쪽으로 돌리기' }));
  expect(staff()).toHaveAttribute('data-turned');
  expect(mine()).not.toHaveAttribute('data-turned');
  await user.click(screen.getByRole('button', { name: '인쇄하기' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

/** A list that is read again while the sheet of one of its rows is open. */
function Reread() {
  const [reading, setReading] = useState(1);
  return (
    <>
      <button data-testid="reread" onClick={() => setReading(reading + 1)} />
      <Sheet key={reading} title="Olive Clinic" isOpen onClose={() => undefined}>
        <CardButton card={() => CARD} />
      </Sheet>
      <CardHost />
    </>
  );
}

test('a sheet that comes again under an open card waits there', async () => {
  const { user } = await renderApp(<Reread />);
  await user.click(screen.getByRole('button', { name: '보여 줄 카드' }));
  const card = await screen.findByRole('dialog', { name: '창구에서 보여 줄 카드' });
  act(() => screen.getByTestId('reread').click());
  expect(screen.getByRole('dialog')).toBe(card);
  expect(card).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Olive Clinic' })).toBeInTheDocument();
  await waitFor(() => expect(card).not.toBeInTheDocument());
});
