import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
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

/* The padding of a link inside a line moves nothing around it: alone in its line it is still a whole finger high. */
const tall = css`
  &:only-child {
    padding-block: 0.75rem;
  }
`;

const Inside = styled(Link)`
  ${tall}
`;

const Outside = styled.a`
  ${tall}
  /* The sign is in padding, which never leaves the last word; in the line it would begin the next one alone. */
  &[target] {
    padding-inline-end: 1.5rem;
  }
  && > svg {
    display: inline-block;
    position: absolute;
    margin: calc((1lh - 1rem) / 2) 0 0 0.25rem;
  }
  @media print {
    &[target] {
      padding-inline-end: 0;
    }
    && > svg {
      display: none;
    }
  }
`;

/** A link inside text or a list. */
export function TextLink({ to, href, children, isPrinted = true, ...rest }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <Inside {...rest} to={to}>
        {children}
      </Inside>
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
