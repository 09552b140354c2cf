import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@web/ui/button';
import { color, layout, shape, text } from '@web/ui/tokens';
import { MOST_CHOSEN } from '../logic/plan-query';

/* Above the bottom bar of a phone, at the window's edge where there is none. */
const Tray = styled.div`
  position: sticky;
  inset-block-end: calc(${layout.dock} + 0.5rem + env(safe-area-inset-bottom));
  z-index: 12;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border-radius: ${shape.radius};
  background: ${color.ink};
  color: ${color.surface};
  box-shadow: ${shape.shadow};
  p {
    flex: 1 1 9rem;
    line-height: 1.35;
    small {
      display: block;
      font-size: ${text[6]};
    }
  }
  [data-variant='quiet'] {
    color: ${color.surface};
  }
  [data-variant='quiet']:hover {
    background: none;
    text-decoration: underline;
  }
  @media (min-width: 64rem) {
    inset-block-end: 0.75rem;
  }
`;

export interface CompareTrayProps {
  count: number;
  onCompare: () => void;
  onClear: () => void;
}

/** How many plans are chosen and what to do with them; nothing while none is. */
export function CompareTray({ count, onCompare, onClear }: CompareTrayProps) {
  const { t } = useTranslation('plans');
  if (count === 0) return null;
  const hint = count === 1 ? t('tray.oneMore') : count >= MOST_CHOSEN ? t('tray.full', { most: MOST_CHOSEN }) : null;
  return (
    <Tray data-on-dark data-no-print>
      <p role="status">
        <b>{t('tray.count', { count })}</b>
        {hint && <small>{hint}</small>}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {t('tray.clear')}
      </Button>
      {count > 1 && (
        <Button icon={Columns2} aria-haspopup="dialog" onClick={onCompare}>
          {t('tray.compare')}
        </Button>
      )}
    </Tray>
  );
}
