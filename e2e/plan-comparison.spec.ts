// Travel, in both languages: plans for 90020 are chosen, their years stand side by side with the arithmetic, a link holds the choice
// alone, and the whole prints on one sheet.
import { violations, WCAG } from './axe';
import { expect, inEachLanguage, test } from './fixtures';
import { openPage } from './pages';
import { planRows } from './plans';
import { sheetsOf } from './sheets';

const ZIP = '90020';
const CHOSEN = 3;

inEachLanguage((language) => {
  test('chosen plans stand side by side, are sent by link and print on one sheet', async ({ page, t }) => {
    await openPage(page, `/plan-comparison?zip=${ZIP}`);
    for (let index = 0; index < CHOSEN; index += 1) {
      const box = planRows(page, t).nth(index).getByRole('checkbox');
      await box.click();
      await expect(box).toBeChecked();
    }
    await page.getByRole('link', { name: t('plans:tray.compare') }).click();
    const years = page.getByRole('region', { name: t('comparison:years') });
    await expect(years.getByRole('listitem').filter({ hasText: language === 'ko' ? '달러' : '$' })).toHaveCount(9);
    await expect(
      page.getByRole('table', { name: t('years:sums.table', { year: t('years:years.normal.name') }) }),
    ).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    const ids = new URL(page.url()).searchParams.get('chosen') ?? '';
    const verdict = await page.getByRole('heading', { level: 1 }).innerText();

    expect(await sheetsOf(page, 'A4')).toBe(1);

    // Somebody else opens the link: what it holds of the sender goes to no server, and no plans are listed for it.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    const [first] = ids.split(',');
    await page.goto(`/plan-comparison#plans=${ids}&mine=${first}&age=71&zip=${ZIP}&month=1789&ill=diabetes`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(verdict);
    await expect(page.getByText(t('comparison:sent.title'))).toBeVisible();
    await expect(page.getByRole('table', { name: t('comparison:switch.money') })).toBeVisible();
    expect(await violations(page, { tags: WCAG })).toEqual([]);
    expect(requests.join('\n')).not.toMatch(/1789|diabetes|age=71|mine=|limit=1000/);
  });
});
