import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useChatWindow } from '@web/shared/chat-window';
import { allowOwnAnswers } from '@web/shared/own-answers';
import { Button } from '@web/ui/button';
import { useGiven } from '../hooks/use-given';

/** Opens the chat with the answers of this check: only this press lets the chat use them. */
export function AskChat({ request }: { request: EligibilityRequest }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const given = useGiven();
  const chat = useChatWindow();
  const { age, monthlyIncome, annualIncome, householdSize, hasSpouse, citizenshipStatus, isIncomeUnknown } = request;
  // The chat reckons for citizens and permanent residents alone, so it would mislead somebody with another status.
  if (citizenshipStatus === 'other') return null;
  const income = monthlyIncome ?? annualIncome;
  const sentences = [
    age !== undefined && t('toChat.age', { age }),
    income !== undefined &&
      !isIncomeUnknown &&
      t(monthlyIncome === undefined ? 'toChat.year' : 'toChat.month', {
        sum: formatDollarsInText(Number(income), language),
      }),
    householdSize === 1 && t('toChat.alone'),
    hasSpouse && t('toChat.couple'),
    citizenshipStatus === 'resident' && t('toChat.resident'),
  ];
  return (
    <Button
      variant="quiet"
      icon={MessageCircleQuestion}
      onClick={() => {
        allowOwnAnswers({ shown: given(request), sentences: sentences.flatMap((one) => one || []).join(' ') });
        chat.open();
      }}
    >
      {t('toChat.press')}
    </Button>
  );
}
