// The chat through the real services, by keyboard: Korean on a phone, English on a desktop.
import { violations, WCAG } from './axe';
import { expect, test } from './fixtures';
import { openGroup } from './menus';

const PREMIUM = '202.90';

for (const { language, isPhone, viewport } of [
  { language: 'ko', isPhone: true, viewport: { width: 390, height: 844 } },
  { language: 'en', isPhone: false, viewport: { width: 1280, height: 800 } },
] as const) {
  test.describe(language, () => {
    test.use({ language, viewport });

    test('a question by keyboard gets a sourced answer; minimizing keeps it, closing forgets it', async ({
      page,
      t,
    }) => {
      /** On a phone the chat is in the sheet of the phone. */
      const press = async (name: string) => {
        if (isPhone) await openGroup(page, t, 'help');
        await page.getByRole('button', { name }).press('Enter');
      };
      await page.goto('/contact');
      await press(t('shell:chat.open'));
      const chat = page.getByRole('dialog', { name: t('chat:title') });
      await expect(chat.getByRole('status')).toHaveText(t('chat:status.connected'));
      await expect(chat.getByRole('textbox', { name: t('chat:form.label') })).toBeFocused();

      await page.keyboard.type(t('chat:first.premium'));
      await page.keyboard.press('Enter');
      const log = chat.getByRole('log', { name: t('chat:log') });
      await expect(log).toContainText(PREMIUM);
      await expect(
        log
          .getByRole('list', { name: t('chat:sources') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(chat.getByRole('button', { name: t('chat:print.press') })).toBeVisible();
      expect(await violations(page, { tags: WCAG })).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(chat).toHaveCount(0);
      await press(t('shell:chat.resume'));
      await expect(log).toContainText(PREMIUM);

      await chat.getByRole('button', { name: t('chat:close') }).press('Enter');
      await press(t('shell:chat.open'));
      await expect(log).toBeVisible();
      await expect(log).not.toContainText(PREMIUM);
    });
  });
}
