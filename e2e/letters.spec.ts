// The letter helper over the running product: words typed, a letter opened, a number to call, nothing sent.
import { violations } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage } from './pages';

inEachLanguage((language) => {
  test('a letter is found, opened and leads to a number; what is typed leaves no trace', async ({ page, t }) => {
    const sent: string[] = [];
    await openPage(page, '/letters');
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const box = page.getByRole('search', { name: t('letters:finder.title') }).getByRole('searchbox');
    await box.fill(language === 'ko' ? '노란 편지가 왔어요' : 'yellow letter');
    await expect(page.getByRole('heading', { name: t('letters:color.who') })).toBeVisible();
    await box.fill('cms10003');
    await page.getByRole('heading', { name: t('letters:found.one') }).waitFor();
    const row = page.getByRole('region', { name: t('letters:found.one') }).getByRole('listitem');
    await row.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(t('letters:sheet.printedDate'));
    await expect(sheet.getByRole('link', { name: /1-800-434-0222/ })).toHaveAttribute('href', 'tel:+18004340222');
    expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
    await expect(page).toHaveURL(/\/letters#denial-cms-10003$/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(box).toHaveValue('cms10003');
    expect(sent.filter((request) => /10003|%EB%85%B8|yellow/i.test(request))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /cms10003/,
    );
  });
});
