import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from './icon';
import { outsideAttributes } from './link-target';
import type { LinkTarget } from './link-target';
import { NewTabNote } from './new-tab-note';

export type TextLinkProps = LinkTarget & {
  children: ReactNode;
  lang?: string;
  className?: string;
  onClick?: () => void;
  /** Print the address behind the words. */
  isPrinted?: boolean;
};

const Outside = styled.a`
  svg {
    display: inline-block;
    vertical-align: -0.2em;
    margin-inline-start: 0.25rem;
  }
  @media print {
    svg {
      display: none;
    }
  }
`;

/** A link inside text or a list. */
export function TextLink({ to, href, children, isPrinted = true, ...rest }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <Link {...rest} to={to}>
        {children}
      </Link>
    );
  }
  const outside = outsideAttributes(href);
  return (
    <Outside {...rest} {...outside} href={href} data-print-address={(isPrinted && outside.target) || undefined}>
      {children}
      {outside.target && (
        <>
          <Icon of={ExternalLink} size="s" />
          <NewTabNote />
        </>
      )}
    </Outside>
  );
}
