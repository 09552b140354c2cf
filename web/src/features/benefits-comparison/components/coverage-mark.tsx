import { CircleCheck, CircleDashed, CircleHelp, CircleSlash } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CoverageState } from '@app/content/plans/benefit-coverage';
import { Icon } from '@web/ui/icon';
import { color } from '@web/ui/tokens';

const LOOKS: Record<CoverageState, { icon: LucideIcon; ink: string }> = {
  covered: { icon: CircleCheck, ink: color.success },
  limited: { icon: CircleDashed, ink: color.warning },
  'not-covered': { icon: CircleSlash, ink: color.inkSoft },
  varies: { icon: CircleHelp, ink: color.teal700 },
};

const Mark = styled.b<{ $ink: string }>`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  line-height: 1.4;
  color: ${({ $ink }) => $ink};
  svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
  }
`;

/** "보장", "일부 보장", "보장 안 됨", "플랜마다 다름": the word says it, sign and colour help the eye. */
export function CoverageMark({ state }: { state: CoverageState }) {
  const { t } = useTranslation('coverage');
  const { icon, ink } = LOOKS[state];
  return (
    <Mark $ink={ink}>
      <Icon of={icon} />
      {t(`states.${state}`)}
    </Mark>
  );
}
