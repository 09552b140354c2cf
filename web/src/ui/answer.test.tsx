import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '../../test/render-app';
import { ActionPanel } from './action-panel';
import { Answer } from './answer';
import { CallButton } from './call-button';
import { OutcomeList } from './outcome-list';

const screenOf = () => (
  <Answer
    verdict="메디캘, 해당될 수 있습니다"
    given="67세 · 1명"
    reasons={[
      { id: 'a', outcome: 'have', name: '메디케어', state: '이미 있습니다' },
      { id: 'b', outcome: 'may', name: '메디캘', state: '해당될 수 있습니다', why: '기준보다 적습니다.' },
    ]}
    action={
      <ActionPanel title="메디캘을 신청하세요" steps={['먼저', '다음']} due="12월 31일까지">
        <CallButton phone="8666133777" who="카운티" isSolid />
      </ActionPanel>
    }
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
  it('keeps the one order: verdict, reasons, action, related, receipt', async () => {
    const { container } = await renderApp(screenOf());
    const words = container.textContent;
    const order = ['메디캘, 해당될 수 있습니다', '이미 있습니다', '메디캘을 신청하세요', '함께 알아볼 것', '근거 보기'];
    const places = order.map((word) => words.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect((await axe(container)).violations).toEqual([]);
  });

  it('gives each program its own outcome in words and one action with its date', async () => {
    await renderApp(screenOf());
    expect(screen.getByText('어려워 보입니다')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '메디캘을 신청하세요' })).toHaveTextContent('지금 할 일 하나');
    expect(screen.getByText('12월 31일까지')).toBeInTheDocument();
  });

  it('folds the receipt until it is opened', async () => {
    const { user } = await renderApp(screenOf());
    expect(screen.getByText('계산')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /근거 보기/ }));
    expect(screen.getByText('계산')).toBeVisible();
  });
});
