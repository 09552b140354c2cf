import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '../../test/render-app';
import { Answer } from './answer';
import { OutcomeList } from './outcome-list';

const screenOf = () => (
  <Answer
    verdict="메디캘, 해당될 수 있습니다"
    given="67세 · 1명"
    reasons={[
      { id: 'a', outcome: 'have', name: '메디케어', state: '이미 있습니다' },
      { id: 'b', outcome: 'may', name: '메디캘', state: '해당될 수 있습니다', why: '기준보다 적습니다.' },
    ]}
    action={<p>메디캘을 신청하세요</p>}
    related={{
      title: '함께 알아볼 것',
      content: (
        <OutcomeList lines={[{ id: 'ssi', name: '생활 보조금(SSI)', outcome: 'unlikely', state: '어려워 보입니다' }]} />
      ),
    }}
    receipt={{ note: '2026년', content: <p>계산</p> }}
  />
);

describe('answer', () => {
  it('keeps the one order: verdict, action, reasons, related, receipt', async () => {
    const { container } = await renderApp(screenOf());
    const words = container.textContent;
    const order = ['메디캘, 해당될 수 있습니다', '메디캘을 신청하세요', '이미 있습니다', '함께 알아볼 것', '근거 보기'];
    const places = order.map((word) => words.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect((await axe(container)).violations).toEqual([]);
  });

  it('folds what is related and the receipt until they are opened, each program with its own outcome in words', async () => {
    const { user } = await renderApp(screenOf());
    await user.click(screen.getByRole('button', { name: '함께 알아볼 것' }));
    expect(screen.getByText('어려워 보입니다')).toBeVisible();
    expect(screen.getByText('계산')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /근거 보기/ }));
    expect(screen.getByText('계산')).toBeVisible();
  });
});
