import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ELIGIBILITY_SITUATIONS } from '@app/contracts/http/eligibility';
import type { EligibilitySituation } from '@app/contracts/http/eligibility';
import { color, shape } from '@web/ui/tokens';
import { Question } from './question';
import type { StepProps } from './step-props';

const Ways = styled.div`
  display: grid;
  gap: 0.5rem;
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  button {
    min-height: ${shape.target};
    padding: 0.375rem 0.875rem;
    border: 1px solid ${color.lineStrong};
    border-radius: ${shape.radius};
    background: ${color.surface};
    color: inherit;
    line-height: 1.35;
    text-align: start;
  }
  button:hover {
    background: ${color.teal50};
    border-color: ${color.teal700};
  }
  button[aria-pressed='true'] {
    background: ${color.teal50};
    border: 2px solid ${color.teal700};
    padding: calc(0.375rem - 1px) calc(0.875rem - 1px);
    font-weight: 700;
  }
  button[aria-pressed='true']::before {
    content: '✓ ';
  }
`;

export interface SituationQuestionProps extends StepProps {
  onSituation: (situation: EligibilitySituation) => void;
}

/** What somebody is in, before any program: one press, which answers or leaves out later questions. */
export function SituationQuestion({ form, errorOf, set: _set, onSituation, ...question }: SituationQuestionProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Question
      {...question}
      step="situation"
      legend={t('form.situation')}
      hint={t('form.situationHint')}
      error={errorOf('situation')}
      isWide
    >
      <Ways>
        {ELIGIBILITY_SITUATIONS.map((situation, index) => (
          <button
            key={situation}
            type="button"
            aria-pressed={form.situation === situation}
            onClick={() => onSituation(situation)}
            data-field={index === 0 ? 'situation' : undefined}
          >
            {t(`form.situations.${situation}`)}
          </button>
        ))}
      </Ways>
    </Question>
  );
}
