// The watch over our figures over the sample sources: an operator presses, the board shows, the visitor's receipt changes.
import { violations } from './axe';
import { expect, test } from './fixtures';

test('an operator has the official pages read; the receipt says the live day in place of the stored copy', async ({
  page,
  t,
}) => {
  const receipt = async () => {
    const answered = page.waitForResponse('**/api/figure-checks');
    await page.goto('/medicare');
    await page.getByRole('button', { name: t('ui:receipt') }).click();
    await answered;
    return page.getByRole('listitem').filter({ hasText: '2026년 메디케어 금액' });
  };
  await expect(await receipt()).toContainText('간접 확인');

  await page.goto('/admin/crawler/runs');
  const board = page.getByRole('region', { name: t('crawler:watch.title') });
  await expect(board).toContainText(t('crawler:watch.never'));
  await board.getByRole('button', { name: t('crawler:watch.runNow') }).click();
  // Another number, no page any more, a refusal; two values of a letter that is a scan.
  await expect(board.getByRole('listitem')).toHaveCount(5);
  await expect(board.getByRole('listitem').filter({ hasText: t('crawler:watch.file.no_text') })).toHaveCount(2);
  for (const state of ['gone', 'moved', 'blocked'] as const) {
    await expect(board.getByRole('listitem').filter({ hasText: t(`crawler:watch.state.${state}`) })).toHaveCount(1);
  }
  await expect(board).toContainText(t('crawler:watch.lastRun'));
  expect(await violations(page)).toEqual([]);

  const line = await receipt();
  await expect(line).toContainText(/공식 페이지에서 \d{4}년\s\d+월\s\d+일에 확인/);
  await expect(line).not.toContainText('간접 확인');
  await expect(line).toContainText(t('ui:sample.mark'));
});
