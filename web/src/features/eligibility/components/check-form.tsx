import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ApiError } from '@web/shared/api/api-error';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { PhoneText } from '@web/shared/phone-text';
import { Callout } from '@web/ui/callout';
import { Icon } from '@web/ui/icon';
import { color, space, text } from '@web/ui/tokens';
import { formFaults, STEPS } from '../logic/check-form';
import type { CheckForm as Form, FormFaults, FormStep } from '../logic/check-form';
import { AgeQuestion, AssetsQuestion, InsuranceQuestion, StatusQuestion } from './choice-questions';
import { HouseholdQuestion } from './household-question';
import { MoneyQuestion } from './money-question';
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
function useFocusOnStep(box: RefObject<HTMLFormElement | null>, step: number): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const id = STEPS[step - 1];
    if (id && isOnPhone(box)) box.current?.querySelector<HTMLElement>(`[data-question="${id}"] legend`)?.focus();
  }, [box, step]);
}

/** What the presses of the form do: a phone goes question by question, a desk sends all of them. */
function usePresses(
  { form, onSend, isSending, step, onStep }: CheckFormProps,
  setFaults: (faults: FormFaults) => void,
) {
  const box = useRef<HTMLFormElement>(null);
  useFocusOnStep(box, step);
  const focusOn = (id: FormStep): void => box.current?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus();
  const send = (): void => {
    if (isSending) return;
    const found = formFaults(form);
    setFaults(found);
    const first = STEPS.find((id) => found[id]);
    if (!first) onSend(form);
    else if (isOnPhone(box) && STEPS[step - 1] !== first) onStep(STEPS.indexOf(first) + 1);
    else focusOn(first);
  };
  const next = (): void => {
    if (step >= STEPS.length) return send();
    const id = STEPS[step - 1];
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
  return { box, next, submit };
}

/** Six questions: one a step on a phone, all of them on a desk. */
export function CheckForm(props: CheckFormProps) {
  const { form, onChange, isSending, error, step, onBack } = props;
  const { t } = useTranslation('eligibility');
  const { errorOf, setFaults } = useFaults(error);
  const { box, next, submit } = usePresses(props, setFaults);
  const set = (part: Partial<Form>): void => {
    onChange({ ...form, ...part });
    setFaults({});
  };
  return (
    <form ref={box} onSubmit={submit} noValidate aria-label={t('form.label')} autoComplete="off">
      {error && <Failure error={error} />}
      <StepProgress step={step} />
      <Quiz>
        {STEPS.map((id, index) => {
          const Question = QUESTIONS[id];
          return (
            <Question key={id} number={index + 1} isHere={index + 1 === step} form={form} set={set} errorOf={errorOf} />
          );
        })}
      </Quiz>
      <StepWays step={step} isSending={isSending} onBack={onBack} onNext={next} />
      <Privacy>
        <Icon of={Lock} size="s" />
        <span>{t('form.privacy')}</span>
      </Privacy>
    </form>
  );
}
