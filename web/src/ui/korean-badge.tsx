import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { badgeStyle } from './badge';
import { Icon } from './icon';
import { color } from './tokens';

const Pill = styled.span`
  ${badgeStyle}
  background: ${color.korean};
  color: ${color.surface};
`;

/** Korean is spoken here, as a source states it. The only solid red of the product. */
export function KoreanBadge() {
  const { t } = useTranslation('ui');
  return (
    <Pill>
      <Icon of={MessageSquareText} />
      {t('badge.korean')}
    </Pill>
  );
}
