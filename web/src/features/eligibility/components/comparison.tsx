import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import type { EligibilityFlip, EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { LoadingText } from '@web/ui/loading-text';
import { useOutcome } from '@web/shared/benefits/use-outcome';
import { OutcomeMark } from '@web/ui/outcome-mark';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { TextField } from '@web/ui/text-field';
import { color, shape, space } from '@web/ui/tokens';
import { dollarsOf } from '../logic/check-form';
import { MAIN_PROGRAMS } from '../logic/outcomes';

export interface ComparisonProps {
  request: EligibilityRequest;
  answer: EligibilityResponse;
  /** The answer to the other case; null while there is none. */
  other: EligibilityResponse | null;
  isSending: boolean;
  hasFailed: boolean;
  onTry: (change: EligibilityFlip['change']) => void;
  onLeave: () => void;
}

type Case = 'own' | 'spouse' | 'income';

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
`;

const Table = styled.table`
  width: 100%;
  line-height: 1.4;
  th,
  td {
    padding-block: 0.375rem;
    text-align: start;
    vertical-align: top;
  }
  td + td {
    padding-inline-start: ${space[2]};
  }
  tbody th {
    padding-inline-end: ${space[2]};
  }
`;

function Outcomes({ answer, other }: { answer: EligibilityResponse; other: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const drawn = useOutcome();
  const of = ({ programs }: EligibilityResponse, id: string) => programs.find(({ program }) => program === id);
  return (
    <Table aria-label={t('compare.label')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('compare.mine')}</th>
          <th scope="col">{t('compare.then')}</th>
        </tr>
      </thead>
      <tbody>
        {MAIN_PROGRAMS.map((id) => (
          <tr key={id}>
            <th scope="row">{of(answer, id)?.name[language]}</th>
            {[answer, other].map((each, index) => {
              const { outcome, state } = drawn(of(each, id)?.outcome ?? 'undecided');
              return (
                <td key={index}>
                  <OutcomeMark outcome={outcome}>{state}</OutcomeMark>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function OtherIncome({ isSending, onTry }: Pick<ComparisonProps, 'isSending' | 'onTry'>) {
  const { t } = useTranslation('eligibility');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const dollars = dollarsOf(typed);
    setIsWrong(dollars === null);
    if (dollars !== null && !isSending) onTry({ monthlyIncome: String(dollars) });
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <TextField
        label={t('form.incomeOfMonth')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
        error={isWrong ? t('form.faults.Invalid input') : undefined}
      />
      <Button type="submit" isBusy={isSending}>
        {t('compare.look')}
      </Button>
    </form>
  );
}

/** The same person with or without a spouse, or with another income, next to the own answer: a switch in place. */
export function Comparison(props: ComparisonProps) {
  const { request, answer, other, isSending, hasFailed, onTry, onLeave } = props;
  const { t } = useTranslation('eligibility');
  const [chosen, setChosen] = useState<Case>('own');
  const hasSpouse = request.hasSpouse === true;
  const choose = (next: Case): void => {
    setChosen(next);
    onLeave();
    const size = (request.householdSize ?? 1) + (hasSpouse ? -1 : 1);
    if (next === 'spouse') onTry({ householdSize: size, hasSpouse: !hasSpouse });
  };
  return (
    <Box data-no-print>
      <SegmentedChoice
        label={t('compare.label')}
        options={[
          { id: 'own', label: t('compare.own') },
          { id: 'spouse', label: t(hasSpouse ? 'compare.alone' : 'compare.spouse') },
          { id: 'income', label: t('compare.income') },
        ]}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'spouse' && <p>{t(hasSpouse ? 'compare.aloneNote' : 'compare.spouseNote')}</p>}
      {chosen === 'income' && <OtherIncome isSending={isSending} onTry={onTry} />}
      <div role="status">
        {chosen !== 'own' && isSending && <LoadingText>{t('form.sending')}</LoadingText>}
        {chosen !== 'own' && hasFailed && <p>{t('failed.kept')}</p>}
        {chosen !== 'own' && other && <Outcomes answer={answer} other={other} />}
      </div>
    </Box>
  );
}
