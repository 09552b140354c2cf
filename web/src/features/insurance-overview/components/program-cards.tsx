import { HeartPulse, IdCard, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RichText } from '@web/ui/rich-text';
import { Soft } from '@web/ui/text';
import { LinkRows } from './link-rows';

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

/** The three programs: for whom, what, when. */
export function ProgramCards() {
  const { t } = useTranslation('overview');
  return (
    <LinkRows
      rows={PROGRAMS.map(({ id, to, icon }) => ({
        id,
        to,
        icon,
        name: <RichText text={t(`programs.${id}.name`)} tags={{ en: <Soft lang="en" /> }} />,
        text: t(`programs.${id}.what`),
        more: FACTS.map((fact) => (
          <small key={fact}>
            {t(`labels.${fact}`)}: {t(`programs.${id}.${fact}`)}
          </small>
        )),
      }))}
    />
  );
}
