import { ArrowRight, HouseHeart, Scale, ShieldQuestionMark, Stethoscope } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openEligibilityDialog } from '@web/shared/eligibility-dialog';
import { IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { CardGrid, Section, SectionHead } from '@web/ui/layout';

/** Without an address: the card opens the eligibility dialog over this page. */
const ACTIONS: readonly { id: string; to?: string; icon: LucideIcon }[] = [
  { id: 'providers', to: '/providers', icon: Stethoscope },
  { id: 'eligibility', icon: ShieldQuestionMark },
  { id: 'plans', to: '/insurance-search', icon: Scale },
  { id: 'housing', to: '/providers?type=seniorHousing', icon: HouseHeart },
];

export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-quick">
      <SectionHead>
        <h2 id="home-quick">{t('quick.title')}</h2>
      </SectionHead>
      <CardGrid $of={4}>
        {ACTIONS.map(({ id, to, icon }) => (
          <LinkCard as="article" key={id}>
            <IconDisc>
              <Icon of={icon} />
            </IconDisc>
            <h3>
              {to ? (
                <Link to={to}>{t(`quick.${id}.title`)}</Link>
              ) : (
                <button type="button" aria-haspopup="dialog" onClick={openEligibilityDialog}>
                  {t(`quick.${id}.title`)}
                </button>
              )}
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
