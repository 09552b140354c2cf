// "I don't know" is an answer to every question of the check: what is sent, and what the result says of it.
import { screen, waitFor, within } from '@testing-library/react';
import { bodies, fill, ok, open, send } from '../../../test/eligibility-screen';
import { violations } from '../../../test/violations';

const notKnown = (question: RegExp) =>
  within(screen.getByRole('group', { name: question })).getByRole('checkbox', { name: '모르겠습니다' });

describe('an answer no one knows', () => {
  it('takes no income and an income no one knows', async () => {
    const opened = await open(ok({ isIncomeUnknown: true, monthlyIncome: undefined }));
    await fill(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: '소득이 없습니다' }));
    expect(screen.getByLabelText('한 달 소득(달러)')).toHaveValue('0');
    await opened.user.click(notKnown(/소득이 얼마쯤/));
    expect(screen.getByLabelText('한 달 소득(달러)')).toHaveValue('');
    await send(opened);
    await waitFor(() => expect(bodies(opened.server)[0]).toMatchObject({ isIncomeUnknown: true }));
  });

  it('takes an age and a household no one knows, and asks about savings against the limit of one', async () => {
    const unknown = { age: undefined, isAgeUnknown: true, householdSize: undefined, hasSpouse: undefined } as const;
    const opened = await open(ok({ ...unknown, isHouseholdUnknown: true }));
    await fill(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: '배우자' }));
    await opened.user.click(notKnown(/나이가 어떻게/));
    await opened.user.click(notKnown(/배우자나 21세/));
    expect(screen.getByLabelText('나이')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: '배우자' })).not.toBeChecked();
    expect(screen.getByText('식구 수에 따라 결과가 어떻게 다른지 알려 드립니다.')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('radio', { name: '130,000달러보다 많음' }));
    await send(opened);
    await waitFor(() => expect(bodies(opened.server)).toHaveLength(1));
    expect(bodies(opened.server)[0]).toMatchObject({
      isAgeUnknown: true,
      isHouseholdUnknown: true,
      assetsBand: 'aboveOne',
    });
    expect(bodies(opened.server)[0]).not.toHaveProperty('age');
    expect(bodies(opened.server)[0]).not.toHaveProperty('householdSize');
    expect((await screen.findAllByText(/^나이는 모름 · 한 달 1,400달러 · 식구 수는 모름/))[0]).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: '함께 알아볼 것' }));
    // Five lines that depend: two are open, the others behind a fold.
    expect(screen.getByText('더 알아볼 것 3가지')).toBeVisible();
    expect(screen.getAllByText(/55세 미만이라면 해당되기 어렵습니다/)[0]).toBeInTheDocument();
    expect(await violations(opened.container)).toEqual([]);
  });

  it('an age typed after all is known again, and so is a household', async () => {
    const opened = await open(ok());
    await opened.user.click(notKnown(/나이가 어떻게/));
    await opened.user.click(notKnown(/배우자나 21세/));
    await fill(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: '배우자' }));
    expect(notKnown(/나이가 어떻게/)).not.toBeChecked();
    await send(opened);
    await waitFor(() => expect(bodies(opened.server)[0]).toMatchObject({ age: 67, householdSize: 2, hasSpouse: true }));
  });
});
