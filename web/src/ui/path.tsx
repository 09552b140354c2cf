import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Icon } from './icon';
import { VisuallyHidden } from './text';
import { color, space, text } from './tokens';

export type PathState = 'done' | 'open' | 'end';

export interface PathStepProps {
  state?: PathState;
  /** What is in the dot of an open or last step: its number, or an icon. */
  marker?: ReactNode;
  children: ReactNode;
}

/* The path: a thread that joins steps, dates or reasons. It always means "this leads to that". */
const List = styled.ol`
  position: relative;
  display: grid;
  gap: ${space[6]};
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  column-gap: ${space[4]};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(1.25rem - 1px);
    inset-block: 2.5rem calc(-1 * ${space[6]});
    border-inline-start: 2px dashed ${color.teal600};
    opacity: 0.55;
  }
  @container page (max-width: 34rem) {
    grid-template-columns: 2rem minmax(0, 1fr);
    column-gap: ${space[3]};
    &:not(:last-child)::before {
      inset-inline-start: calc(1rem - 1px);
      inset-block-start: 2rem;
    }
  }
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[2]};
    &:not(:last-child)::before {
      display: none;
    }
  }
`;

const DOTS: Record<PathState, ReturnType<typeof css>> = {
  open: css`
    background: ${color.surface};
    color: ${color.teal700};
    border-color: ${color.teal600};
  `,
  done: css`
    background: ${color.teal700};
    color: ${color.surface};
    border-color: ${color.teal700};
  `,
  end: css`
    background: ${color.persimmon600};
    color: ${color.surface};
    border-color: ${color.persimmon600};
  `,
};

const Dot = styled.span<{ $state: PathState }>`
  position: relative;
  z-index: 1;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  display: grid;
  place-items: center;
  border: 2px solid;
  font-weight: 700;
  ${({ $state }) => DOTS[$state]}
  @container page (max-width: 34rem) {
    width: 2rem;
    height: 2rem;
    font-size: ${text[6]};
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const Body = styled.div`
  min-width: 0;
  padding-block-start: 0.3125rem;
  @container page (max-width: 34rem) {
    padding-block-start: 0;
  }
`;

export function Path({ children }: { children: ReactNode }) {
  return <List>{children}</List>;
}

export function PathStep({ state = 'open', marker, children }: PathStepProps) {
  const { t } = useTranslation('ui');
  return (
    <Step>
      <Dot $state={state} data-no-read>
        {state === 'done' ? (
          <>
            <Icon of={Check} size="s" />
            <VisuallyHidden>{t('path.done')}</VisuallyHidden>
          </>
        ) : (
          marker
        )}
      </Dot>
      <Body>{children}</Body>
    </Step>
  );
}
