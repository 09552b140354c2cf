import { useTranslation } from 'react-i18next';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { Callout } from '@web/ui/callout';
import { TextLink } from '@web/ui/text-link';
import { isGreenCardRule, noticesWith } from '../logic/answer-records';

/** The rule on benefits and green cards, shown unfolded: taking a benefit without knowing it can cost a green card. */
export function GreenCardRule({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const [rule] = noticesWith(answer.notices.filter(isGreenCardRule));
  if (!rule) return null;
  return (
    <Callout tone="warning" title={t('greenCard.title')}>
      <p>{keepTogether(rule[language])}</p>
      <TextLink to="/faqs#public-charge">{t('greenCard.more')}</TextLink>
    </Callout>
  );
}
