import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import { LoadingText } from '@web/ui/loading-text';
import { useToast } from '@web/ui/use-toast';
import { useEligibilityCheck } from '../hooks/use-eligibility-check';
import { EMPTY_FORM, requestOf } from '../logic/check-form';
import { CheckForm } from './check-form';
import { ResultView } from './result-view';

/** Form, then result; the same in the dialog and on the page. Everything lives in memory and goes with the screen. */
export function EligibilityCheck() {
  const { t } = useTranslation('eligibility');
  const { showToast } = useToast();
  const [form, setForm] = useState(EMPTY_FORM);
  const { answered, whatIf, isSending, error, ask, leaveWhatIf, startAgain } = useEligibilityCheck();
  const shown = whatIf ?? answered;

  const send = async (request: EligibilityRequest, as: 'answer' | 'what-if' = 'answer') => {
    const hasAnswer = await ask(request, as);
    if (as === 'what-if') return;
    if (hasAnswer) showToast({ tone: 'success', title: t('toast.done') });
    else showToast({ tone: 'danger', title: t('toast.failed'), description: t('toast.failedText') });
  };

  if (!shown) {
    return (
      <>
        <CheckForm
          form={form}
          onChange={setForm}
          onSend={(filled) => void send(requestOf(filled))}
          isSending={isSending}
          error={error}
        />
        {isSending && <LoadingText>{t('form.sending')}</LoadingText>}
      </>
    );
  }
  return (
    <ResultView
      shown={shown}
      isWhatIf={whatIf !== null}
      isSending={isSending}
      error={error}
      onAnswer={(answers) => void send({ ...shown.request, ...answers })}
      onTry={(flip) => void send({ ...shown.request, ...flip.change }, 'what-if')}
      onLeaveWhatIf={leaveWhatIf}
      onStartAgain={startAgain}
    />
  );
}
