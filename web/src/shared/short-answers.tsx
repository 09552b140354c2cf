// The first answers of a guide: who gets it, and how to sign up, in a few lines each.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Readable } from '@web/shared/read-aloud/readable';
import { CheckList } from '@web/ui/check-list';
import { TitledSection } from '@web/ui/titled-section';
import { Path, PathStep } from '@web/ui/path';
import { RichText } from '@web/ui/rich-text';
import { space } from '@web/ui/tokens';

// A figure and its noun that belong on one line: "모두 일곱 달". Wraps where even the line is too short.
const NoWrap = styled.b`
  &:lang(ko) {
    white-space: nowrap;
  }
  @container page (max-width: 21rem) {
    &:lang(ko) {
      white-space: normal;
    }
  }
`;

// Two short sections next to each other where there is room, one under the other on a phone.
const Columns = styled.div`
  display: grid;
  gap: 0 ${space[6]};
  & > * {
    min-width: 0;
  }
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

type Values = Record<string, string>;

/** Values that only this step uses. */
export interface ShortStep {
  id: string;
  values?: Values;
}

interface ShortAnswersProps {
  /** With the texts `short.who`, `short.how`, `short.<id>` and `short.steps.<id>`. */
  namespace: string;
  who: readonly string[];
  steps: readonly ShortStep[];
  values?: Values;
}

const BOLD = { b: <NoWrap /> };

const Tight = styled(Path)`
  gap: ${space[4]};
`;

function Answer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title}>
      {children}
    </TitledSection>
  );
}

export function ShortAnswers({ namespace, who, steps, values = {} }: ShortAnswersProps) {
  const { t } = useTranslation(namespace);
  return (
    <Readable>
      <Columns>
        <Answer id="who" title={t('short.who')}>
          <CheckList
            items={who.map((id) => ({ id, text: <RichText text={t(`short.${id}`, values)} tags={BOLD} /> }))}
          />
        </Answer>
        <Answer id="how" title={t('short.how')}>
          <Tight>
            {steps.map((step, index) => (
              <PathStep key={step.id} marker={index + 1} state={index === steps.length - 1 ? 'end' : 'open'}>
                <p>
                  <RichText text={t(`short.steps.${step.id}`, { ...values, ...step.values })} tags={BOLD} />
                </p>
              </PathStep>
            ))}
          </Tight>
        </Answer>
      </Columns>
    </Readable>
  );
}
