import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { useToast } from '@web/ui/use-toast';
import { useDocumentTitle } from '@web/base/document-title';
import { RESULT_STEP } from '../hooks/use-check-steps';
import type { CheckSteps } from '../hooks/use-check-steps';
import { useEligibilityCheck } from '../hooks/use-eligibility-check';
import { EMPTY_FORM, requestOf, withChange } from '../logic/check-form';
import { CheckForm } from './check-form';
import { ResultView } from './result-view';

export interface EligibilityCheckProps {
  /** On a page of its own the check brings the page's heading. */
  isPage?: boolean;
  steps: CheckSteps;
}

function Head() {
  const { t } = useTranslation('eligibility');
  return (
    <PageHead title={t('title')} purpose={t('purpose')} crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]} />
  );
}

/** Form, then result; the same in the dialog and on the page. Everything lives in memory and goes with the screen. */
export function EligibilityCheck({ isPage = false, steps }: EligibilityCheckProps) {
  const { t } = useTranslation('eligibility');
  const { showToast } = useToast();
  const [form, setForm] = useState(EMPTY_FORM);
  const { answered, whatIf, isSending, error, ask, leaveWhatIf } = useEligibilityCheck();
  useDocumentTitle(t('title'));

  const send = async (request: EligibilityRequest, as: 'answer' | 'what-if' = 'answer') => {
    const hasAnswer = await ask(request, as);
    if (as === 'what-if') return;
    // Nothing is laid over the verdict; only a failure is called out.
    if (hasAnswer) steps.go(RESULT_STEP);
    else showToast({ tone: 'danger', title: t('toast.failed'), description: t('toast.failedText') });
  };

  if (!answered || steps.step !== RESULT_STEP) {
    // An entry of the history without its answers (a reload) begins at the first question.
    const step = steps.step === RESULT_STEP || (form === EMPTY_FORM && steps.step > 1) ? 1 : steps.step;
    return (
      <>
        {isPage && <Head />}
        <CheckForm
          form={form}
          onChange={setForm}
          onSend={(filled) => void send(requestOf(filled))}
          isSending={isSending}
          error={error}
          step={step}
          onStep={steps.go}
          onBack={steps.back}
        />
        {isSending && <LoadingText>{t('form.sending')}</LoadingText>}
      </>
    );
  }
  return (
    <ResultView
      shown={answered}
      whatIf={whatIf?.answer ?? null}
      isSending={isSending}
      error={error}
      isPage={isPage}
      onAnswer={(answers) => void send(withChange(answered.request, answers))}
      onTry={(change) => void send(withChange(answered.request, change), 'what-if')}
      onLeaveWhatIf={leaveWhatIf}
      onEdit={steps.back}
    />
  );
}
