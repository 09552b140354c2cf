import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, shape, space, text } from '@web/ui/tokens';

export interface LinkRow {
  id: string;
  icon?: LucideIcon;
  name: ReactNode;
  /** Where the row leads; absent = the row only says something. */
  to?: string;
  text: ReactNode;
  /** Quiet lines under it. */
  more?: ReactNode;
}

const List = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
`;

/* The whole row is the target; the link in the heading stretches over it. */
const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: start;
  padding: 0.875rem 1rem;
  line-height: 1.5;
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  /* The largest text: the words have the whole row. */
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    & > :not(div) {
      display: none;
    }
  }
  & > svg {
    margin-block-start: 0.1875rem;
    color: ${color.teal700};
  }
  h3 {
    font-size: ${text.row};
    line-height: 1.4;
  }
  h3 a {
    color: ${color.ink};
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  p {
    max-width: none;
  }
  small {
    display: block;
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
`;

/** Things to go to, one row each: name, what for, a chevron. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  const withTravellingZip = useWithZip();
  return (
    <List>
      {rows.map(({ id, icon, name, to, text: words, more }) => (
        <Item key={id}>
          {icon ? <Icon of={icon} /> : <span />}
          <div>
            <h3>{to ? <Link to={withTravellingZip(to)}>{name}</Link> : name}</h3>
            <p>{words}</p>
            {more}
          </div>
          {to ? <Icon of={ChevronRight} size="s" /> : <span />}
        </Item>
      ))}
    </List>
  );
}
