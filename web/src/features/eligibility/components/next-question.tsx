import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figureOn } from '@app/benefits/figures/figure';
import { ASSET_BANDS, ELIGIBILITY_LIMITS } from '@app/contracts/http/eligibility';
import type { AssetBand, EligibilityQuestion } from '@app/contracts/http/eligibility';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollarsInText } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Chip } from '@web/ui/chip';
import { Row, Stack } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { color, space, text } from '@web/ui/tokens';
import type { FurtherAnswers } from '../logic/check-form';

export interface NextQuestionProps {
  question: EligibilityQuestion;
  asOf: string;
  isSending: boolean;
  onAnswer: (answers: FurtherAnswers) => void;
  onSkip: () => void;
}

const Box = styled(Card)`
  display: grid;
  gap: ${space[3]};
  border-color: ${color.teal600};
  h3 {
    font-size: ${text[4]};
  }
`;

const SIZES = Array.from({ length: ELIGIBILITY_LIMITS.householdSize.max }, (_, index) => index + 1);

interface AnswerProps extends Pick<NextQuestionProps, 'asOf' | 'isSending' | 'onAnswer'> {
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

/** Bands against the limits in force, so that nobody has to say an amount. */
function AssetsAnswer({ label, asOf, onAnswer, isSending }: AnswerProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const figures = useFigures();
  const one = figureOn(figures, 'mediCalAssetsOne', asOf)?.value;
  const more = figureOn(figures, 'mediCalAssetsEachMore', asOf)?.value;
  if (one === undefined || more === undefined) return null;
  const words = { one: formatDollarsInText(one, language), couple: formatDollarsInText(one + more, language) };
  return (
    <Row role="group" aria-label={label}>
      {ASSET_BANDS.map((band: AssetBand) => (
        <Chip key={band} aria-disabled={isSending} onClick={() => onAnswer({ assetsBand: band })}>
          {t(`question.assets.${band}`, words)}
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
}: AnswerProps & { field: 'yearsAsResident' | 'workCredits' }) {
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
    if (isRight) onAnswer(field === 'workCredits' ? { workCredits: number } : { yearsAsResident: number });
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack $gap={3}>
        <TextField
          label={label}
          hint={t(`question.${field}`)}
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
export function NextQuestion({ question, onSkip, ...answer }: NextQuestionProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const headingId = useId();
  const label = question.question[language];
  const { field } = question;
  return (
    <Box as="section" aria-labelledby={headingId} data-no-print>
      <h3 id={headingId}>{t('question.title')}</h3>
      <p>{label}</p>
      <Note>{question.why[language]}</Note>
      {field === 'householdSize' && <HouseholdAnswer key={field} label={label} {...answer} />}
      {field === 'assetsBand' && <AssetsAnswer key={field} label={label} {...answer} />}
      {(field === 'yearsAsResident' || field === 'workCredits') && (
        <NumberAnswer key={field} field={field} label={label} {...answer} />
      )}
      <Row>
        <Button variant="quiet" onClick={onSkip}>
          {t('question.skip')}
        </Button>
      </Row>
    </Box>
  );
}
