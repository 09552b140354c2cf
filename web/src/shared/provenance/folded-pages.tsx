import { useTranslation } from 'react-i18next';
import { citedPage } from '@app/content/records/cited';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '../checks/checked-words';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { TextLink } from '@web/ui/text-link';

/** The pages that sentences rest on, how each was seen and when. Screens that show it load the `benefits` namespace. */
export function FoldedPages({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  return (
    <ReceiptFold>
      {ids.map(citedPage).map(({ title, url, verified, checkedOn }) => (
        <p key={title.en}>
          {url ? <TextLink href={url}>{title[language]}</TextLink> : <span>{title[language]}</span>}{' '}
          <CheckedWords url={url}>{t('windows.checked', { date: checkedDate(checkedOn, verified) })}</CheckedWords>
        </p>
      ))}
    </ReceiptFold>
  );
}
