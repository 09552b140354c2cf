// An answer as words to send, in both languages.
import { day } from '@app/benefits/programs/amount-texts';
import type { Figures } from '@app/benefits/programs/rule';
import { withAmounts } from '@app/content/records/amounts';
import { citedPage } from '@app/content/records/cited';
import { CONTACTS } from '@app/content/records/contacts';
import { cardWord } from '@app/content/records/show-cards';
import type { FaqRecord } from '@app/content/records/faqs';
import type { BilingualText } from '@app/contracts/http/errors';
import { nameIn } from '@web/base/i18n/name-in';

/**
 * @param today ISO: the amounts are of this day
 * @param origin of this site: the last line leads to the question
 */
export function faqText(faq: FaqRecord, today: string, figures: Figures, origin: string): BilingualText {
  const page = citedPage(faq.answer[0]?.sources[0] ?? 'our-guide');
  const linesIn = (language: 'ko' | 'en'): string[] => [
    faq.question[language],
    ...faq.answer.map(({ text }) => withAmounts(text, today, figures)[language]),
    ...faq.lines.flatMap((id) => {
      const line = CONTACTS.find((contact) => contact.id === id);
      return line?.number ? [`${nameIn(line, language)}: ${line.number}`] : [];
    }),
    `${cardWord('source')[language]}: ${page.title[language]} · ${cardWord('checked', { date: day(page.checkedOn) })[language]}`,
    `${origin}/faqs#${faq.id}`,
  ];
  return { ko: linesIn('ko').join('\n'), en: linesIn('en').join('\n') };
}
