import { CalendarDays, Flag } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from './icon';
import { Note } from './text';
import { color, shape, space, text } from './tokens';

export interface ActionPanelProps {
  /** "메디캘을 신청하세요" */
  title: ReactNode;
  /** What follows what; the last dot is the persimmon. */
  steps?: readonly ReactNode[];
  /** Only when waiting costs something: the date in bold, then what is lost. */
  due?: ReactNode;
  /** CallButton (solid) and LinkButton. */
  children: ReactNode;
  note?: ReactNode;
}

const Panel = styled.section`
  display: grid;
  gap: 0.75rem;
  padding: 1.125rem 1.125rem 1.25rem;
  background: ${color.surface};
  border: 2px solid ${color.teal700};
  border-radius: ${shape.radius};
  box-shadow: ${shape.shadow};
  & > * {
    min-width: 0;
  }
  h2 {
    font-size: 1.5rem;
  }
  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

const Kicker = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${text[6]};
  font-weight: 700;
  color: ${color.persimmon700};
`;

const Chain = styled.ol`
  display: grid;
  gap: 0.75rem;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 0.75rem;
    line-height: 1.5;
  }
  li::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.25rem 0.3125rem 0;
    border: 2px solid ${color.teal600};
    border-radius: 50%;
    background: ${color.surface};
  }
  li:last-child::before {
    background: ${color.persimmon600};
    border-color: ${color.persimmon600};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.8125rem;
    inset-block: 1.5rem -0.875rem;
    border-inline-start: 2px dashed ${color.teal600};
    opacity: 0.6;
  }
`;

const Due = styled.p`
  display: flex;
  gap: 0.625rem;
  align-items: start;
  max-width: none;
  padding: 0.625rem 0.875rem;
  border-radius: 0.625rem;
  background: ${color.persimmon100};
  line-height: 1.5;
  svg {
    margin-block-start: 0.125rem;
    color: ${color.persimmon700};
  }
`;

const Presses = styled.div`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  & > * {
    min-height: 3.5rem;
    font-size: ${text.row};
  }
`;

/** The one thing to do now: what it brings, by when, and the press that does it. */
export function ActionPanel({ title, steps = [], due, children, note }: ActionPanelProps) {
  const { t } = useTranslation('ui');
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <Kicker>
        <Icon of={Flag} size="s" />
        <span>{t('answer.now')}</span>
      </Kicker>
      <h2 id={headingId}>{title}</h2>
      {steps.length > 0 && (
        <Chain>
          {steps.map((step, index) => (
            <li key={index}>
              <span>{step}</span>
            </li>
          ))}
        </Chain>
      )}
      {due && (
        <Due>
          <Icon of={CalendarDays} />
          <span>{due}</span>
        </Due>
      )}
      <Presses>{children}</Presses>
      {note && <Note>{note}</Note>}
    </Panel>
  );
}
