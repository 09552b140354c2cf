import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ELIGIBILITY_LIMITS } from '@app/contracts/http/eligibility';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import type { EligibilityQuestion } from '@app/contracts/http/eligibility-answer';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Chip } from '@web/ui/chip';
import { Row, Stack } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { TextField } from '@web/ui/text-field';
import { useAssetLimits } from '../hooks/use-asset-limits';
import { ASSET_ANSWERS } from '../logic/check-form';
import type { FurtherAnswers } from '../logic/check-form';

export interface NextQuestionProps {
  question: EligibilityQuestion;
  /** The person of the answer so far. */
  request: EligibilityRequest;
  isSending: boolean;
  onAnswer: (answers: FurtherAnswers) => void;
  onSkip: () => void;
}

const SIZES = Array.from({ length: ELIGIBILITY_LIMITS.householdSize.max }, (_, index) => index + 1);

interface AnswerProps extends Pick<NextQuestionProps, 'isSending' | 'onAnswer'> {
  label: string;
}

function HouseholdAnswer({ label, onAnswer, isSending }: AnswerProps) {
  const { t } = useTranslation('eligibility');
  const [size, setSize] = useState('1');
  return (
    <Stack $gap={3}>
      <Select
        label={label}
        value={size}
        onValueChange={setSize}
        options={SIZES.map((number) => ({ value: String(number), label: t('question.people', { count: number }) }))}
      />
      <Row>
        <Button isBusy={isSending} onClick={() => onAnswer({ householdSize: Number(size) })}>
          {t('question.send')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Bands of the two limits, so that no one has to say an amount. */
function AssetsAnswer({ label, onAnswer, isSending, request }: AnswerProps & Pick<NextQuestionProps, 'request'>) {
  const { t } = useTranslation('eligibility');
  const { householdSize = 1, hasSpouse = householdSize > 1 } = request;
  const limits = useAssetLimits(householdSize, hasSpouse);
  return (
    <Row role="group" aria-label={label}>
      {ASSET_ANSWERS.map((band) => (
        <Chip key={band} aria-disabled={isSending} onClick={() => onAnswer({ assetsBand: band })}>
          {t(`form.assetAnswers.${band}`, limits)}
        </Chip>
      ))}
    </Row>
  );
}

function NumberAnswer({
  label,
  field,
  onAnswer,
  isSending,
}: AnswerProps & { field: 'age' | 'yearsAsResident' | 'workCredits' }) {
  const { t } = useTranslation('eligibility');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { min, max } = ELIGIBILITY_LIMITS[field];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const number = Number(typed);
    const isRight = /^\d+$/.test(typed.trim()) && number >= min && number <= max;
    setIsWrong(!isRight);
    if (isRight) onAnswer({ [field]: number });
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack $gap={3}>
        <TextField
          label={label}
          hint={t(`question.${field}`, { min, max })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
          error={isWrong ? t('form.faults.Invalid input') : undefined}
        />
        <Row>
          <Button type="submit" isBusy={isSending}>
            {t('question.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The one question whose answer would say most; it can always be left alone. */
export function NextQuestion({ question, request, onSkip, ...answer }: NextQuestionProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const label = question.question[language];
  const { field } = question;
  return (
    <Stack $gap={3}>
      {field === 'assetsBand' && <p>{label}</p>}
      {field === 'householdSize' && <HouseholdAnswer key={field} label={label} {...answer} />}
      {field === 'assetsBand' && <AssetsAnswer key={field} label={label} request={request} {...answer} />}
      {(field === 'age' || field === 'yearsAsResident' || field === 'workCredits') && (
        <NumberAnswer key={field} field={field} label={label} {...answer} />
      )}
      <Row>
        <Button variant="quiet" onClick={onSkip}>
          {t('question.skip')}
        </Button>
      </Row>
    </Stack>
  );
}
