// What a row of a list gives to press besides a number: its next step, and the rest of what is known.
import { ChevronRight, ExternalLink } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { callStyle } from './call-button';
import { Icon } from './icon';
import { outsideAttributes } from './link-target';
import type { LinkTarget } from './link-target';
import { NewTabNote } from './new-tab-note';
import { VisuallyHidden } from './text';
import { color } from './tokens';

export type RowStep = LinkTarget & { label: string; icon?: LucideIcon };

const More = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: end;
  gap: 0.125rem;
  min-height: 3rem;
  padding: 0 0.125rem 0 0.5rem;
  border: 0;
  background: none;
  color: ${color.teal700};
  font-weight: 700;
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

/* The only press of a row is as wide as the numbers of the others. */
const LoneMore = styled.button<{ $isSolid?: boolean }>`
  ${callStyle}
  @container page (min-width: 46rem) {
    padding-inline: 1.25rem;
  }
  @media print {
    display: none;
  }
`;

const InsideStep = styled(Link)<{ $isSolid?: boolean }>`
  ${callStyle}
`;
const OutsideStep = styled.a<{ $isSolid?: boolean }>`
  ${callStyle}
`;

/** Without a phone: the best true next step. @param whoLang of `who`, where it is not the page's */
export function NextStep({ step, who, whoLang }: { step: RowStep; who: string; whoLang?: string }) {
  const note = <VisuallyHidden lang={whoLang}> {who}</VisuallyHidden>;
  if (step.to !== undefined) {
    return (
      <InsideStep to={step.to}>
        {step.icon && <Icon of={step.icon} />}
        <span>{step.label}</span>
        {note}
      </InsideStep>
    );
  }
  const outside = outsideAttributes(step.href);
  return (
    <OutsideStep {...outside} href={step.href}>
      <Icon of={step.icon ?? ExternalLink} />
      {step.label}
      {note}
      {outside.target && <NewTabNote />}
    </OutsideStep>
  );
}

export interface MorePressProps {
  name: string;
  /** Opens the sheet. */
  onMore?: () => void;
  /** Goes to a page of its own instead of a sheet. */
  moreTo?: string;
  /** The row has nothing else to press. */
  isLone: boolean;
}

export function MorePress({ name, onMore, moreTo, isLone }: MorePressProps) {
  const { t } = useTranslation('ui');
  const Press = isLone ? LoneMore : More;
  const words = (
    <>
      {t('row.more')}
      <VisuallyHidden> {name}</VisuallyHidden>
      <Icon of={ChevronRight} size="s" />
    </>
  );
  if (moreTo !== undefined) {
    return (
      <Press as={Link} {...{ to: moreTo }}>
        {words}
      </Press>
    );
  }
  if (!onMore) return <span />;
  return (
    <Press type="button" aria-haspopup="dialog" onClick={onMore}>
      {words}
    </Press>
  );
}
