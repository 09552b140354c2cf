import { useTranslation } from 'react-i18next';
import { EMERGENCY_PLAN } from '@app/content/emergency/emergency-plan';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { Bullets } from '@web/ui/bullets';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { TextLink } from '@web/ui/text-link';

const { checkedOn, sources } = EMERGENCY_PLAN;

/** Every page the lists and steps rest on, how it was seen and when. */
export function EmergencyReceipt() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  return (
    <ReceiptFold note={t('receipt.note')}>
      <p>{t('receipt.lead')}</p>
      <Bullets>
        {sources.map(({ publisher, title, url, verified }) => (
          <li key={url}>
            <TextLink href={url}>
              {publisher[language]}, {title[language]}
            </TextLink>{' '}
            <CheckedWords url={url}>{t('receipt.checked', { date: checkedDate(checkedOn, verified) })}</CheckedWords>
          </li>
        ))}
      </Bullets>
    </ReceiptFold>
  );
}
