import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color } from '@web/ui/tokens';

export const MAIN_ID = 'main';

const Skip = styled.a`
  position: fixed;
  inset: 0 auto auto 1rem;
  z-index: 50;
  padding: 0.75rem 1.25rem;
  background: ${color.teal700};
  color: ${color.surface};
  transform: translateY(-120%);
  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`;

/** First stop of the Tab key. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return <Skip href={`#${MAIN_ID}`}>{t('skip')}</Skip>;
}
