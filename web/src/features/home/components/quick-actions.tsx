import { ArrowRight, HouseHeart, Scale, Stethoscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { CardGrid, Section, SectionHead } from '@web/ui/layout';

const ACTIONS = [
  { id: 'providers', to: '/providers', icon: Stethoscope },
  { id: 'plans', to: '/plan-comparison', icon: Scale },
  { id: 'housing', to: '/providers?type=seniorHousing', icon: HouseHeart },
] as const;

export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-quick">
      <SectionHead>
        <h2 id="home-quick">{t('quick.title')}</h2>
      </SectionHead>
      <CardGrid $of={3}>
        {ACTIONS.map(({ id, to, icon }) => (
          <LinkCard as="article" key={id}>
            <IconDisc>
              <Icon of={icon} />
            </IconDisc>
            <h3>
              <Link to={to}>{t(`quick.${id}.title`)}</Link>
            </h3>
            <p>{t(`quick.${id}.text`)}</p>
            <LinkCardGo>
              {t(`quick.${id}.go`)}
              <Icon of={ArrowRight} size="s" />
            </LinkCardGo>
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}
