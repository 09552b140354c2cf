import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HELP_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { useZip } from '@web/base/zip-travel';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { MedicinesLink } from '@web/shared/medicines/medicines-link';
import { packetOf } from '@web/shared/plan-packet/packet';
import type { TypedFigures } from '@web/shared/plan-packet/packet';
import { PhoneText } from '@web/shared/phone-text';
import { Callout } from '@web/ui/callout';
import { HelpBand } from '@web/ui/help-band';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Progress } from '@web/ui/progress';
import { AnalysisResults } from './components/analysis-results';
import { STEP_COUNT, useAnalysis } from './hooks/use-analysis';
import { HOUSEHOLD_SIZES, emptyDraft, isAgeFine, isReady, profileOf } from './logic/analysis-form';
import { Sparkles } from 'lucide-react';
import { ANALYSIS_LIMITS, ANALYSIS_PRIORITIES } from '@app/contracts/http/analysis';
import { HEALTH_CONDITIONS, MEDICATIONS } from '@app/contracts/http/year-costs';
import { toggled } from '@web/base/toggled';
import { Button } from '@web/ui/button';
import { ChipChoices } from '@web/ui/chip-choices';
import { FieldError } from '@web/ui/field-parts';
import { FormCard, FormFields } from '@web/ui/form-frame';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { ZipField } from '@web/ui/zip-field';

interface AnalysisFormProps {
  draft: TypedFigures;
  onChange: (part: Partial<TypedFigures>) => void;
  onStart: () => void;
}

function Person({ draft, onChange }: Omit<AnalysisFormProps, 'onStart'>) {
  const { t } = useTranslation(['analysis', 'years']);
  return (
    <>
      <FormFields>
        <TextField
          label={t('form.age')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.age}
          onValueChange={(age) => onChange({ age: age.replace(/\D/g, '').slice(0, 3) })}
          error={draft.age.length > 1 && !isAgeFine(draft.age) ? t('form.ageRange', ANALYSIS_LIMITS.age) : undefined}
        />
        <ZipField size="normal" value={draft.zipCode} onValueChange={(zipCode) => onChange({ zipCode })} />
      </FormFields>
      <SegmentedChoice
        label={t('form.incomePer')}
        options={(['month', 'year'] as const).map((id) => ({ id, label: t(`form.per.${id}`) }))}
        value={draft.incomePer}
        onChange={(incomePer) => onChange({ incomePer })}
      />
      <FormFields>
        <TextField
          label={t(`form.income.${draft.incomePer}`)}
          hint={t('form.incomeHint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.income}
          onValueChange={(income) => onChange({ income: income.replace(/[^\d,]/g, '').slice(0, 11) })}
        />
        <Select
          label={t('form.household')}
          hint={t('form.householdHint')}
          value={draft.householdSize}
          onValueChange={(householdSize) => onChange({ householdSize })}
          options={HOUSEHOLD_SIZES.map((value) => ({ value, label: t('years:given.people', { count: +value }) }))}
        />
        <Select
          label={t('form.insurance')}
          value={draft.insurance}
          onValueChange={(value) => onChange({ insurance: value as TypedFigures['insurance'] })}
          options={(['', 'medicare', 'medicaid'] as const).map((value) => ({
            value,
            label: t(`form.insurances.${value || 'none'}`),
          }))}
        />
      </FormFields>
    </>
  );
}

/** Age, ZIP, income and household are needed; the rest makes the sums fit better. */
function AnalysisForm({ draft, onChange, onStart }: AnalysisFormProps) {
  const { t } = useTranslation(['analysis', 'years']);
  const [hasAlert, setHasAlert] = useState(false);
  const canStart = isReady(draft) && isAgeFine(draft.age);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasAlert(!canStart);
    if (canStart) onStart();
  };
  return (
    <FormCard as="form" onSubmit={submit} noValidate aria-label={t('form.label')} autoComplete="off">
      <Person draft={draft} onChange={onChange} />
      <ChipChoices
        legend={t('form.conditions')}
        ids={HEALTH_CONDITIONS}
        chosen={draft.conditions}
        labelOf={(id) => t(`years:conditions.${id}`)}
        onToggle={(id) => onChange({ conditions: toggled(draft.conditions, id) })}
      />
      <ChipChoices
        legend={t('form.medications')}
        ids={MEDICATIONS}
        chosen={draft.medications}
        labelOf={(id) => t(`years:medications.${id}`)}
        onToggle={(id) => onChange({ medications: toggled(draft.medications, id) })}
      >
        <MedicinesLink />
      </ChipChoices>
      <ChipChoices
        legend={t('form.priorities')}
        ids={ANALYSIS_PRIORITIES}
        chosen={draft.priorities}
        labelOf={(id) => t(`priorities.${id}`)}
        onToggle={(id) => onChange({ priorities: toggled(draft.priorities, id) })}
      />
      <Row>
        <Button type="submit" variant="primary" icon={Sparkles} aria-disabled={!canStart}>
          {t('form.start')}
        </Button>
        {!canStart && <Note>{t('form.hint')}</Note>}
      </Row>
      {hasAlert && !canStart && <FieldError id="analysis-need">{t('form.alert')}</FieldError>}
      <Note>{t('form.privacy')}</Note>
    </FormCard>
  );
}

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

/** What somebody sent along in a link is in the form; nothing is requested until the button is pressed. */
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
