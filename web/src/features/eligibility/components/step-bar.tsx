import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@web/ui/button';
import { Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';

const NARROW = '@container page (max-width: 45.99rem)';

const Bar = styled.div`
  display: none;
  gap: 0.375rem;
  align-items: center;
  margin-block-end: ${space[4]};
  i {
    flex: 1;
    height: 0.375rem;
    border-radius: 1rem;
    background: ${color.line};
  }
  i[data-at='before'] {
    background: ${color.teal600};
  }
  i[data-at='here'] {
    background: ${color.persimmon600};
  }
  span {
    padding-inline-start: 0.25rem;
    font-size: ${text[6]};
    color: ${color.inkSoft};
    white-space: nowrap;
  }
  ${NARROW} {
    display: flex;
  }
`;

/** "2 / 7", on a phone. */
export function StepProgress({ step, of }: Pick<StepWaysProps, 'step' | 'of'>) {
  const { t } = useTranslation('eligibility');
  return (
    <Bar role="img" aria-label={t('form.progress', { step, of })}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-at={index + 1 < step ? 'before' : index + 1 === step ? 'here' : undefined} />
      ))}
      <span>
        {step} / {of}
      </span>
    </Bar>
  );
}

const Ways = styled.div`
  display: none;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.625rem;
  margin-block-start: ${space[4]};
  button {
    min-height: 3.5rem;
    font-size: ${text.row};
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${NARROW} {
    display: grid;
  }
`;

const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  margin-block-start: ${space[4]};
  ${NARROW} {
    display: none;
  }
`;

export interface StepWaysProps {
  step: number;
  /** How many questions there are. */
  of: number;
  isSending: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Back and next on a phone; one press for everything on a desk. */
export function StepWays({ step, of, isSending, onBack, onNext }: StepWaysProps) {
  const { t } = useTranslation('eligibility');
  const isLast = step >= of;
  return (
    <>
      <Ways data-step-ways>
        {step > 1 && (
          <Button icon={ChevronLeft} onClick={onBack}>
            {t('form.back')}
          </Button>
        )}
        <Button variant="primary" iconAfter={isLast ? ArrowRight : ChevronRight} isBusy={isSending} onClick={onNext}>
          {isLast ? t('form.send') : t('form.next')}
        </Button>
      </Ways>
      <Send>
        <Button type="submit" variant="primary" size="big" iconAfter={ArrowRight} isBusy={isSending}>
          {isSending ? t('form.sending') : t('form.send')}
        </Button>
        <Note>{t('form.mayStayBlank')}</Note>
      </Send>
    </>
  );
}
