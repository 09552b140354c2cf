import { Columns2, ListChecks, Search, ShieldQuestionMark, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkRows } from './link-rows';

interface Tool {
  id: 'eligibility' | 'search' | 'comparison' | 'benefits' | 'analysis';
  to: string;
  icon: LucideIcon;
}

const TOOLS: readonly Tool[] = [
  { id: 'eligibility', to: '/eligibility', icon: ShieldQuestionMark },
  { id: 'search', to: '/insurance-search', icon: Search },
  { id: 'comparison', to: '/plan-comparison', icon: Columns2 },
  { id: 'benefits', to: '/benefits-comparison', icon: ListChecks },
  { id: 'analysis', to: '/ai-analysis', icon: Sparkles },
];

/** The tools of the site, each by the question it answers. */
export function ToolCards() {
  const { t } = useTranslation('overview');
  return (
    <LinkRows
      rows={TOOLS.map(({ id, to, icon }) => ({
        id,
        to,
        icon,
        name: t(`tools.${id}.name`),
        text: t(`tools.${id}.text`),
      }))}
    />
  );
}
