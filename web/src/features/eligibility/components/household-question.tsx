import { CircleHelp, Minus, Plus, Users } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { RichText } from '@web/ui/rich-text';
import { color, shape, text } from '@web/ui/tokens';
import { householdSize, MAX_CHILDREN } from '../logic/check-form';
import { Echo } from './big-input';
import { Choice } from './choice';
import { Question } from './question';
import type { StepProps } from './step-props';

const Counter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.75rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.surface};
  line-height: 1.4;
`;

const Steps = styled.span`
  display: grid;
  grid-template-columns: 3rem 2.25rem 3rem;
  align-items: center;
  text-align: center;
  font-size: ${text.lead};
  font-weight: 700;
  button {
    display: grid;
    place-items: center;
    min-height: ${shape.target};
    border: 1px solid ${color.teal700};
    border-radius: 0.625rem;
    background: ${color.surface};
    color: ${color.teal700};
  }
  button[aria-disabled='true'] {
    border-color: ${color.line};
    color: ${color.disabled};
  }
`;

function ChildrenCounter({ form, set }: Pick<StepProps, 'form' | 'set'>) {
  const { t } = useTranslation('eligibility');
  const id = useId();
  const { children } = form;
  const to = (next: number): void => {
    if (next >= 0 && next <= MAX_CHILDREN) set({ children: next, isHouseholdUnknown: false });
  };
  return (
    <Counter role="group" aria-labelledby={id}>
      <span id={id}>{t('form.children')}</span>
      <Steps>
        <button
          type="button"
          aria-label={t('form.oneLess')}
          aria-disabled={children === 0}
          onClick={() => to(children - 1)}
        >
          <Icon of={Minus} />
        </button>
        <output>{children}</output>
        <button
          type="button"
          aria-label={t('form.oneMore')}
          aria-disabled={children === MAX_CHILDREN}
          onClick={() => to(children + 1)}
        >
          <Icon of={Plus} />
        </button>
      </Steps>
    </Counter>
  );
}

/** You, your spouse and children under 21; a grown child never counts. */
export function HouseholdQuestion({ form, set, errorOf, ...question }: StepProps) {
  const { t } = useTranslation('eligibility');
  const count = householdSize(form);
  return (
    <Question
      {...question}
      step="household"
      legend={t('form.household')}
      hint={t('form.householdHint')}
      error={errorOf('household')}
    >
      <Choice
        kind="checkbox"
        name="hasSpouse"
        isChosen={form.hasSpouse}
        onChoose={(hasSpouse) => set({ hasSpouse, isHouseholdUnknown: false })}
      >
        {t('form.spouse')}
      </Choice>
      <ChildrenCounter form={form} set={set} />
      <Choice
        kind="checkbox"
        name="isHouseholdUnknown"
        isChosen={form.isHouseholdUnknown}
        onChoose={(isHouseholdUnknown) => set({ hasSpouse: false, children: 0, isHouseholdUnknown })}
      >
        {t('form.dontKnow')}
      </Choice>
      {form.isHouseholdUnknown ? (
        <Echo icon={CircleHelp}>{t('form.householdUnknown')}</Echo>
      ) : (
        <Echo icon={Users}>
          <RichText
            text={t(form.hasSpouse ? 'form.people.couple' : 'form.people.alone', { count })}
            tags={{ b: <b /> }}
          />
        </Echo>
      )}
    </Question>
  );
}
