import { ArrowRight, Columns2, ListChecks, Search, ShieldQuestionMark, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { Grid } from '@web/ui/layout';

interface Tool {
  id: 'eligibility' | 'search' | 'comparison' | 'benefits' | 'analysis';
  to: string;
  icon: LucideIcon;
}

const TOOLS: readonly Tool[] = [
  { id: 'eligibility', to: '/eligibility', icon: ShieldQuestionMark },
  { id: 'search', to: '/insurance-search', icon: Search },
  { id: 'comparison', to: '/insurance-search', icon: Columns2 },
  { id: 'benefits', to: '/benefits-comparison', icon: ListChecks },
  { id: 'analysis', to: '/ai-analysis', icon: Sparkles },
];

/** The tools of the site, each by the question it answers. */
export function ToolCards() {
  const { t } = useTranslation('overview');
  return (
    <Grid $min="16rem">
      {TOOLS.map(({ id, to, icon }) => (
        <LinkCard as="article" key={id}>
          <IconDisc>
            <Icon of={icon} />
          </IconDisc>
          <h3>
            <Link to={to}>{t(`tools.${id}.name`)}</Link>
          </h3>
          <p>{t(`tools.${id}.text`)}</p>
          <LinkCardGo aria-hidden="true">
            {t('plans.more')} <Icon of={ArrowRight} size="s" />
          </LinkCardGo>
        </LinkCard>
      ))}
    </Grid>
  );
}
