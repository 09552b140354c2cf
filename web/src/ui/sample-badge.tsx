import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { badgeStyle } from './badge';
import { Icon } from './icon';
import { color } from './tokens';

const Pill = styled.span`
  ${badgeStyle}
  background: repeating-linear-gradient(135deg, ${color.surface} 0 6px, ${color.warning100} 6px 12px);
  border-color: ${color.warning};
  color: ${color.warning};
`;

/** On every record of origin `sample`: invented, not a real place. */
export function SampleBadge() {
  const { t } = useTranslation('ui');
  return (
    <Pill>
      <Icon of={FlaskConical} />
      {t('badge.sample')}
    </Pill>
  );
}
