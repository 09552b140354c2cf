import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '../../test/render-app';
import { ListRow } from './list-row';
import { RowList } from './row-list';

const list = (row: Parameters<typeof ListRow>[0]) => (
  <RowList label="의사">
    <ListRow {...row} />
  </RowList>
);

describe('list row', () => {
  it('says distance first, then only what is known, and calls by its figures', async () => {
    const { container } = await renderApp(
      list({
        name: '소나무 클리닉',
        otherName: 'Pine Clinic',
        distance: '1.6마일',
        phone: '2135550110',
        facts: ['내과', null, '', '로스앤젤레스'],
        why: '진료 과목에 심장내과가 있습니다.',
      }),
    );
    expect(screen.getByText(/1\.6마일/).closest('p')).toHaveTextContent('1.6마일 · 내과 · 로스앤젤레스');
    const call = screen.getByRole('link', { name: '소나무 클리닉 전화 (213) 555-0110' });
    expect(call).toHaveAttribute('href', 'tel:+12135550110');
    expect(call).toHaveTextContent('(213) 555-0110');
    expect(screen.queryByText('한국어')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('wears the Korean badge and the sample mark only when its props say so', async () => {
    await renderApp(list({ name: 'Pine Clinic', isKorean: true, isSample: true }));
    expect(screen.getByText('한국어')).toBeInTheDocument();
    expect(screen.getByText('예시')).toBeInTheDocument();
  });

  it('offers the next true step when no phone is known, never "being verified"', async () => {
    const address = 'https://maps.example/pine';
    await renderApp(list({ name: 'Pine Clinic', phone: null, step: { label: '지도', href: address } }));
    const step = screen.getByRole('link', { name: /^지도\s+Pine Clinic/ });
    expect(step).toHaveAttribute('href', address);
    expect(screen.queryByText(/확인 중/)).not.toBeInTheDocument();
  });

  it('opens its details by a button that names the row', async () => {
    const open = jest.fn();
    const { user } = await renderApp(list({ name: 'Pine Clinic', phone: '2135550110', onMore: open }));
    await user.click(screen.getByRole('button', { name: /^자세히\s+Pine Clinic$/ }));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is in a named list under one honest sentence', async () => {
    await renderApp(
      <RowList label="가까운 의사" honest="의사 등록부에는 언어가 적혀 있지 않습니다." hasSamples>
        <ListRow name="Pine Clinic" />
      </RowList>,
    );
    const rows = screen.getByRole('list', { name: '가까운 의사' });
    expect(within(rows).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('의사 등록부에는 언어가 적혀 있지 않습니다.')).toBeInTheDocument();
    expect(screen.getByText(/실제로 없는 곳/)).toBeInTheDocument();
  });
});
