import { Lock, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilitySituation } from '@app/contracts/http/eligibility';
import { ApiError } from '@web/shared/api/api-error';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { PhoneText } from '@web/shared/phone-text';
import { Callout } from '@web/ui/callout';
import { Icon } from '@web/ui/icon';
import { color, space, text } from '@web/ui/tokens';
import { formFaults, inSituation, stepsOf } from '../logic/check-form';
import type { CheckForm as Form, FormFaults, FormStep } from '../logic/check-form';
import { AgeQuestion, AssetsQuestion, InsuranceQuestion, StatusQuestion, YearsQuestion } from './choice-questions';
import { Echo } from './big-input';
import { HouseholdQuestion } from './household-question';
import { MoneyQuestion } from './money-question';
import { SituationQuestion } from './situation-question';
import { StepProgress, StepWays } from './step-bar';

export interface CheckFormProps {
  form: Form;
  onChange: (form: Form) => void;
  onSend: (form: Form) => void;
  isSending: boolean;
  error: Error | null;
  /** The question a phone shows, from 1. */
  step: number;
  onStep: (step: number) => void;
  onBack: () => void;
}

const QUESTIONS = {
  age: AgeQuestion,
  income: MoneyQuestion,
  household: HouseholdQuestion,
  citizenshipStatus: StatusQuestion,
  years: YearsQuestion,
  currentInsurance: InsuranceQuestion,
  assets: AssetsQuestion,
} as const;

/** Fields of the call, by the question that asks them. */
const STEP_OF_FIELD = new Map<string, FormStep>(
  Object.entries({
    isAgeUnknown: 'age',
    annualIncome: 'income',
    monthlyIncome: 'income',
    isIncomeUnknown: 'income',
    householdSize: 'household',
    isHouseholdUnknown: 'household',
    hasSpouse: 'household',
    assetsBand: 'assets',
    yearsAsResident: 'years',
  } as const),
);

const Quiz = styled.div`
  display: grid;
  gap: ${space[4]};
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Privacy = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  max-width: none;
  margin-block-start: ${space[4]};
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
  svg {
    margin-block-start: 0.125rem;
  }
`;

/** What the server says about the fields, by question, or nothing. */
function serverFaults(error: Error | null): FormFaults {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const fields = Object.entries(error.details?.fields ?? {});
  return Object.fromEntries(fields.map(([field, fault]) => [STEP_OF_FIELD.get(field) ?? field, fault]));
}

/** What happened, what is kept and what to do; the toast of the same failure passes, this one stays. */
function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('eligibility');
  const sentence = useErrorSentence(error);
  return (
    <Callout tone="danger" title={t('failed.title')} role="alert">
      {sentence && <p>{sentence}</p>}
      <p>
        <PhoneText>{t('failed.text')}</PhoneText>
      </p>
    </Callout>
  );
}

/** Faults of the last try, by our own rules and by the server's; a question that is touched loses its own. */
function useFaults(error: Error | null) {
  const { t } = useTranslation('eligibility');
  const [faults, setFaults] = useState<FormFaults>({});
  const shown = { ...serverFaults(error), ...faults };
  const errorOf = (step: FormStep) => {
    const fault = shown[step];
    return fault && t(`form.faults.${fault}`);
  };
  return { errorOf, setFaults };
}

const isOnPhone = (box: RefObject<HTMLFormElement | null>): boolean => {
  const ways = box.current?.querySelector('[data-step-ways]');
  return Boolean(ways) && getComputedStyle(ways as Element).display !== 'none';
};

/** A step that was reached by a press takes the focus to its question, so that it is read out. */
function useFocusOnStep(box: RefObject<HTMLFormElement | null>, id: FormStep | undefined): void {
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    if (id && isOnPhone(box)) box.current?.querySelector<HTMLElement>(`[data-question="${id}"] legend`)?.focus();
  }, [box, id]);
}

/** What the presses of the form do: a phone goes question by question, a desk sends all of them. */
function usePresses(
  { form, onChange, onSend, isSending, step, onStep }: CheckFormProps,
  setFaults: (faults: FormFaults) => void,
) {
  const box = useRef<HTMLFormElement>(null);
  const steps = stepsOf(form);
  useFocusOnStep(box, steps[step - 1]);
  const focusOn = (id: FormStep): void => box.current?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus();
  const send = (): void => {
    if (isSending) return;
    const found = formFaults(form);
    setFaults(found);
    const first = steps.find((id) => found[id]);
    if (!first) onSend(form);
    else if (isOnPhone(box) && steps[step - 1] !== first) onStep(steps.indexOf(first) + 1);
    else focusOn(first);
  };
  const next = (): void => {
    if (step >= steps.length) return send();
    const id = steps[step - 1];
    const fault = id && formFaults(form)[id];
    setFaults(fault ? { [id]: fault } : {});
    if (fault) focusOn(id);
    else onStep(step + 1);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Enter in a field of a phone's step means the next question.
    if (isOnPhone(box)) next();
    else send();
  };
  const choose = (situation: EligibilitySituation): void => {
    onChange(inSituation(form, situation));
    setFaults({});
    // One press is enough on a phone: the next question comes by itself.
    if (isOnPhone(box)) onStep(step + 1);
  };
  return { box, steps, next, submit, choose };
}

/** What somebody is in, then what that leaves to ask: one a step on a phone, all of them on a desk. */
export function CheckForm(props: CheckFormProps) {
  const { form, onChange, isSending, error, step, onBack } = props;
  const { t } = useTranslation('eligibility');
  const { errorOf, setFaults } = useFaults(error);
  const { box, steps, next, submit, choose } = usePresses(props, setFaults);
  const set = (part: Partial<Form>): void => {
    onChange({ ...form, ...part });
    setFaults({});
  };
  return (
    <form ref={box} onSubmit={submit} noValidate aria-label={t('form.label')} autoComplete="off">
      {error && <Failure error={error} />}
      <StepProgress step={step} of={steps.length} />
      {form.situation === 'helping-parent' && <Echo icon={Users}>{t('form.parent')}</Echo>}
      <Quiz>
        {steps.map((id, index) => {
          const shared = { number: index + 1, isHere: index + 1 === step, form, set, errorOf };
          if (id === 'situation') return <SituationQuestion key={id} {...shared} onSituation={choose} />;
          const Question = QUESTIONS[id];
          return <Question key={id} {...shared} />;
        })}
      </Quiz>
      <StepWays step={step} of={steps.length} isSending={isSending} onBack={onBack} onNext={next} />
      <Privacy>
        <Icon of={Lock} size="s" />
        <span>{t('form.privacy')}</span>
      </Privacy>
    </form>
  );
}
