import { ArrowRight, HeartPulse, IdCard, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { CardGrid } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { Soft } from '@web/ui/text';
import { space } from '@web/ui/tokens';

interface Program {
  id: 'medicare' | 'mediCal' | 'coveredCalifornia';
  to: string;
  icon: LucideIcon;
}

const PROGRAMS: readonly Program[] = [
  { id: 'medicare', to: '/medicare', icon: IdCard },
  { id: 'mediCal', to: '/medi-cal', icon: HeartPulse },
  { id: 'coveredCalifornia', to: '/covered-california', icon: Sun },
];

const FACTS = ['who', 'when'] as const;

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
  }
`;

/** The three programs side by side: for whom, what, when. */
export function ProgramCards() {
  const { t } = useTranslation('overview');
  return (
    <CardGrid $of={3}>
      {PROGRAMS.map(({ id, to, icon }) => (
        <LinkCard as="article" key={id}>
          <IconDisc>
            <Icon of={icon} />
          </IconDisc>
          <h3>
            <Link to={to}>
              <RichText text={t(`programs.${id}.name`)} tags={{ en: <Soft lang="en" /> }} />
            </Link>
          </h3>
          <p>{t(`programs.${id}.what`)}</p>
          <Facts>
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt>{t(`labels.${fact}`)}</dt>
                <dd>{t(`programs.${id}.${fact}`)}</dd>
              </div>
            ))}
          </Facts>
          <LinkCardGo aria-hidden="true">
            {t('plans.more')} <Icon of={ArrowRight} size="s" />
          </LinkCardGo>
        </LinkCard>
      ))}
    </CardGrid>
  );
}
