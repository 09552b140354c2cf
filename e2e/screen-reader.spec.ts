// What a screen reader finds in the chat, the questions and the glossary: names, order, levels, the live region. In both languages.
import { expect, test } from './fixtures';

for (const language of ['ko', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });

    test('the chat: state, conversation, question and answer apart, sources, phones, further questions, the field', async ({
      page,
      t,
    }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: t('shell:chat.open') }).press('Enter');
      const chat = page.getByRole('dialog', { name: t('chat:title') });
      await expect(chat.getByRole('status')).toHaveText(t('chat:status.connected'));
      await page.keyboard.type(t('chat:first.premium'));
      await page.keyboard.press('Enter');
      const log = chat.getByRole('log', { name: t('chat:log') });
      await expect(log.getByRole('list', { name: t('chat:sources') })).toBeVisible();
      await expect(chat).toMatchAriaSnapshot(`
        - dialog "${t('chat:title')}":
          - heading "${t('chat:title')}" [level=2]
          - button "${t('chat:print.press')}"
          - button
          - button "${t('chat:close')}"
          - status: ${t('chat:status.connected')}
          - log "${t('chat:log')}":
            - paragraph: /.+/
            - paragraph: "${t('chat:mine')} ${t('chat:first.premium')}"
            - paragraph: "${t('chat:its')}"
            - paragraph:
              - superscript: ${t('chat:source')} 1
            - list "${t('chat:sources')}":
              - listitem:
                - link /CMS/
            - group "${t('chat:suggestions')}":
              - button
          - textbox "${t('chat:form.label')}"
          - button "${t('chat:form.send')}"
      `);
      // What somebody may ask next is not read out with every answer.
      await expect(log.getByRole('group', { name: t('chat:suggestions') })).toHaveAttribute('aria-live', 'off');
    });

    test('the questions: one heading a question, the count said, the answer a region under its question', async ({
      page,
      t,
    }) => {
      await page.goto('/faqs#donut-hole');
      const question = language === 'ko' ? /도넛 홀/ : /donut hole/;
      await expect(page.getByRole('region', { name: question })).toContainText('2025');
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - navigation
          - heading "${t('faqs:title')}" [level=1]
          - paragraph
          - region:
            - heading [level=2]
            - search "${t('faqs:finder.title')}":
              - searchbox "${t('faqs:finder.words')}"
            - group "${t('faqs:finder.category')}":
              - button [pressed]
            - status: /\\d+/
            - heading [level=3]:
              - button
            - heading ${question} [level=3]:
              - button ${question} [expanded]
            - region ${question}:
              - paragraph: /2025/
              - link /1-800-633-4227/
              - paragraph:
                - link /CMS/
          - button "${t('faqs:print')}"
          - region "${t('faqs:help.title')}":
            - heading "${t('faqs:help.title')}" [level=2]
            - link /1-800-434-0222/
      `);
    });

    test('the glossary: letters, the open one with its terms as articles, each under its own name', async ({
      page,
      t,
    }) => {
      await page.goto('/glossary#deductible');
      const term = language === 'ko' ? '공제액(디덕터블)' : 'Deductible';
      await expect(page.getByRole('heading', { level: 4, name: term })).toBeFocused();
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "${t('glossary:title')}" [level=1]
          - region "${t('glossary:byLetter')}":
            - heading "${t('glossary:byLetter')}" [level=2]
            - search "${t('glossary:finder.title')}":
              - searchbox "${t('glossary:finder.words')}"
            - heading [level=3]:
              - button [expanded]
            - region:
              - article:
                - heading "${term}" [level=4]
                - paragraph
                - paragraph
                - button
          - button "${t('glossary:print')}"
          - region "${t('glossary:help.title')}":
            - link /1-800-434-0222/
      `);
    });
  });
}
