import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { LinkButton } from '@web/ui/link-button';
import { Tray } from '@web/ui/tray';
import { MAX_CHOSEN } from '@web/shared/plan-packet/packet';

export interface CompareTrayProps {
  count: number;
  /** Address of the comparison. */
  to: string;
  onClear: () => void;
}

/** How many plans are chosen and what to do with them; nothing while none is. */
export function CompareTray({ count, to, onClear }: CompareTrayProps) {
  const { t } = useTranslation('plans');
  if (count === 0) return null;
  const note = count === 1 ? t('tray.oneMore') : count >= MAX_CHOSEN ? t('tray.full', { most: MAX_CHOSEN }) : null;
  return (
    <Tray text={t('tray.count', { count })} note={note}>
      {count > 1 && (
        <LinkButton icon={Columns2} to={to}>
          {t('tray.compare')}
        </LinkButton>
      )}
      <Button onClick={onClear}>{t('tray.clear')}</Button>
    </Tray>
  );
}
