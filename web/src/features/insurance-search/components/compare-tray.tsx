import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { Tray } from '@web/ui/tray';
import { MOST_CHOSEN } from '../logic/plan-query';

export interface CompareTrayProps {
  count: number;
  onCompare: () => void;
  onClear: () => void;
}

/** How many plans are chosen and what to do with them; nothing while none is. */
export function CompareTray({ count, onCompare, onClear }: CompareTrayProps) {
  const { t } = useTranslation('plans');
  if (count === 0) return null;
  const note = count === 1 ? t('tray.oneMore') : count >= MOST_CHOSEN ? t('tray.full', { most: MOST_CHOSEN }) : null;
  return (
    <Tray text={t('tray.count', { count })} note={note}>
      {count > 1 ? (
        <Button icon={Columns2} aria-haspopup="dialog" onClick={onCompare}>
          {t('tray.compare')}
        </Button>
      ) : (
        <Button onClick={onClear}>{t('tray.clear')}</Button>
      )}
    </Tray>
  );
}
