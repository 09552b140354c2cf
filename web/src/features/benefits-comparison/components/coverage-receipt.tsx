import { useTranslation } from 'react-i18next';
import { BENEFIT_COVERAGE } from '@app/content/plans/benefit-coverage';
import { citedPage } from '@app/content/records/cited';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { Bullets } from '@web/ui/bullets';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { TextLink } from '@web/ui/text-link';

const { year, checkedOn, sources } = BENEFIT_COVERAGE;

/** Every page the comparison rests on, how it was seen and when. */
export function CoverageReceipt() {
  const { t } = useTranslation('coverage');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  return (
    <ReceiptFold note={t('receipt.note', { year })}>
      <p>{t('receipt.lead')}</p>
      <Bullets>
        {sources.map(citedPage).map(({ title, url, verified }) => (
          <li key={title.en}>
            {url ? <TextLink href={url}>{title[language]}</TextLink> : <span>{title[language]}</span>}{' '}
            <CheckedWords url={url}>{t('receipt.checked', { date: checkedDate(checkedOn, verified) })}</CheckedWords>
          </li>
        ))}
      </Bullets>
    </ReceiptFold>
  );
}
