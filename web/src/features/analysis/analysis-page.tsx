import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HELP_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { useZip } from '@web/base/zip-travel';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { packetOf } from '@web/shared/plan-packet/packet';
import { PhoneText } from '@web/shared/phone-text';
import { Callout } from '@web/ui/callout';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Progress } from '@web/ui/progress';
import { AnalysisForm } from './components/analysis-form';
import { AnalysisResults } from './components/analysis-results';
import { STEP_COUNT, useAnalysis } from './hooks/use-analysis';
import { emptyDraft, profileOf } from './logic/analysis-form';

const HELP = ['hicap', 'medicare'] as const;

function Help() {
  const { t } = useTranslation(['analysis', 'plans']);
  return (
    <HelpBand
      title={t('analysis:help.title')}
      text={t('analysis:help.text')}
      phones={HELP.map((id) => ({
        id,
        who: t(`plans:lines.${id}.who`),
        phone: HELP_LINES[id].number,
        when: t(`plans:lines.${id}.when`),
      }))}
    />
  );
}

/** What happened, and that everything typed is still there. */
function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('analysis');
  const sentence = useErrorSentence(error);
  const box = useRef<HTMLDivElement>(null);
  // The form is long: anyone who pressed at its end sees what happened.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Callout tone="danger" title={t('failed.title')} titleAs="h2" role="alert">
        {sentence && <p>{sentence}</p>}
        <p>
          <PhoneText>{t('failed.text')}</PhoneText>
        </p>
      </Callout>
    </div>
  );
}

/** Which of the four steps is under way. */
function Steps({ step }: { step: number }) {
  const { t } = useTranslation('analysis');
  return (
    <Progress
      label={t('steps.label')}
      value={step}
      max={STEP_COUNT}
      text={t('steps.of', { step, all: STEP_COUNT, name: t(`steps.${step}`) })}
    />
  );
}

/** What somebody sent along in a link is in the form; nothing is asked until the button is pressed. */
function useDraft() {
  const zip = useZip();
  const { hash } = useLocation();
  return useState(() => packetOf(hash).figures ?? emptyDraft(zip));
}

/** /ai-analysis: form, four steps, results. What is typed lives in this page alone and is gone when it closes. */
export function AnalysisPage() {
  const { t } = useTranslation(['analysis', 'years', 'plans', 'benefits']);
  const language = useLanguage();
  const zip = useZip();
  const [draft, setDraft] = useDraft();
  const { step, answer, error, start, startAgain } = useAnalysis();
  const ask = (county?: string) => start(profileOf(draft, language, county));
  return (
    <Wrap>
      {/* The sheet of paper has a head of its own. */}
      <div data-no-print={answer ? true : undefined}>
        <PageHead
          title={t('title')}
          purpose={answer ? null : t('purpose')}
          crumbs={[{ label: t('plans:crumbs.insurance'), to: '/insurance-plans' }]}
        />
      </div>
      <Stack $gap={5}>
        {step === null && !answer && (
          <>
            {error && <Failure error={error} />}
            <Callout tone="info">
              <p>{t('honest')}</p>
            </Callout>
            <AnalysisForm
              draft={draft}
              onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
              onStart={() => ask()}
            />
          </>
        )}
        {step !== null && <Steps step={step} />}
        {answer && (
          <AnalysisResults
            answer={answer}
            draft={draft}
            onCounty={ask}
            onStartAgain={() => {
              setDraft(emptyDraft(zip));
              startAgain();
            }}
          />
        )}
      </Stack>
      <div data-no-print>
        <Help />
      </div>
    </Wrap>
  );
}
