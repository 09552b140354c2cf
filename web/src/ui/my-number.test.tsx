import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderApp } from '../../test/render-app';
import { DayList } from './day-list';
import { MyNumber } from './my-number';
import { SegmentedChoice } from './segmented-choice';
import { SortChips } from './sort-chips';

const AMOUNTS = { one: '1,836', two: '2,490' };

function Page() {
  const [household, setHousehold] = useState<'one' | 'two'>('one');
  const options = [
    { id: 'one' as const, label: '혼자' },
    { id: 'two' as const, label: '부부' },
  ];
  return (
    <MyNumber
      title="내 기준 금액"
      questions={
        <SegmentedChoice label="몇 명으로 세나요?" options={options} value={household} onChange={setHousehold} />
      }
      figure={AMOUNTS[household]}
      after="달러 이하"
      earlier={{ title: '지난해 금액', content: <p>1,800달러</p> }}
    />
  );
}

describe('my number', () => {
  it('asks once and shows one figure, said aloud when it changes', async () => {
    const { user, container } = await renderApp(<Page />);
    const figure = screen.getByText('1,836');
    expect(figure.closest('[aria-live="polite"]')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: '부부' }));
    expect(screen.getByText('2,490')).toBeInTheDocument();
    expect(screen.queryByText('1,836')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is answered by the arrow keys too', async () => {
    const { user } = await renderApp(<Page />);
    expect(screen.getByRole('group', { name: '몇 명으로 세나요?' })).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('2,490')).toBeInTheDocument();
  });

  it('folds earlier years away', async () => {
    await renderApp(<Page />);
    expect(screen.getByText('1,800달러')).not.toBeVisible();
  });
});

describe('order chips', () => {
  it('mark the order in force and report the choice', async () => {
    const choose = jest.fn();
    const options = ['cost', 'stars'].map((id) => ({ id, label: id }));
    const { user } = await renderApp(<SortChips label="순서" options={options} value="cost" onChange={choose} />);
    expect(screen.getByRole('button', { name: 'cost' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'stars' }));
    expect(choose).toHaveBeenCalledWith('stars');
  });
});

describe('days not to miss', () => {
  it('says the days left, the last day as today', async () => {
    const rows = [
      { id: 'a', days: 16, title: '메디케어 플랜 바꾸기', to: '/medicare' },
      { id: 'b', days: 0, title: '커버드 캘리포니아', to: '/covered-california' },
    ];
    await renderApp(<DayList label="놓치면 안 되는 날" rows={rows} />);
    expect(screen.getByRole('link', { name: /16\s*일\s*메디케어 플랜 바꾸기/ })).toHaveAttribute('href', '/medicare');
    expect(screen.getByRole('link', { name: /오늘\s*커버드/ })).toBeInTheDocument();
  });
});
