import { Activity, Flame, ZapOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EMERGENCY_PLAN } from '@app/content/emergency/emergency-plan';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { FoldGroup } from '@web/ui/fold-group';

const ICONS = new Map<string, LucideIcon>([
  ['earthquake', Activity],
  ['power', ZapOff],
  ['gas', Flame],
]);

export function SafetyTips() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const items = EMERGENCY_PLAN.tips.map(({ id, title, points }, index) => ({
    id,
    title: title[language],
    icon: ICONS.get(id),
    isOpenAtFirst: index === 0,
    content: (
      <Bullets>
        {points.map((point) => (
          <li key={point.en}>{point[language]}</li>
        ))}
      </Bullets>
    ),
  }));
  return <FoldGroup title={t('tips.title')} items={items} />;
}
