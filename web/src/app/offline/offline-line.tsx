import { WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { Icon } from '@web/ui/icon';
import { Wrap } from '@web/ui/layout';
import { color, space, text } from '@web/ui/tokens';
import { KEPT_PAGES, NO_NETWORK, STILL_HERE } from '../content/offline-text';

export const Line = styled.div`
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: ${text[6]};
  @media print {
    display: none;
  }
`;

export const LineWords = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  padding-block: ${space[2]};
  p {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 700;
  }
`;

/** What happened, and what works all the same. */
export function OfflineLine() {
  const language = useLanguage();
  return (
    <Line role="status">
      <LineWords>
        <p>
          <Icon of={WifiOff} size="s" />
          <span>
            <b>{NO_NETWORK[language]}</b> {STILL_HERE[language]}
          </span>
        </p>
        {KEPT_PAGES.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name[language]}
          </Link>
        ))}
      </LineWords>
    </Line>
  );
}
