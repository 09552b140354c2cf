// The one receipt of a page: every source it rests on, how it was seen and when.
import { useTranslation } from 'react-i18next';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import { Bullets } from '@web/ui/bullets';
import { CheckedWords } from '../checks/checked-words';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { TextLink } from '@web/ui/text-link';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';

export function Receipt({ sources }: { sources: readonly EligibilitySource[] }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  // Two figures may rest on one page; it is named once.
  const pages = [...new Map(sources.map((source) => [source.citation.en, source])).values()];
  const publishers = new Set(sources.map(({ publisher }) => publisher[language]));
  const [first] = publishers;
  return (
    <ReceiptFold
      titleAs="h3"
      note={t('receipt.note', { publisher: first, count: publishers.size - 1, year: CHECKED_ON.slice(0, 4) })}
    >
      <p>{t('receipt.lead')}</p>
      <Bullets>
        {pages.map(({ url, citation, verified }) => (
          <li key={citation.en}>
            <TextLink href={url}>{citation[language]}</TextLink>{' '}
            <CheckedWords url={url}>{t('windows.checked', { date: checkedDate(CHECKED_ON, verified) })}</CheckedWords>
          </li>
        ))}
      </Bullets>
    </ReceiptFold>
  );
}
