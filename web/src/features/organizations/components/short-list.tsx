import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Note } from '@web/ui/text';

export interface ShortListProps {
  items: readonly string[];
  /** How many are said; the rest is counted and stands in the details. */
  most: number;
  /** Said when there is none. */
  empty?: ReactNode;
  /** Stands behind the items: "unconfirmed". */
  mark?: ReactNode;
}

/** The first few of a list, "+2 more". */
export function ShortList({ items, most, empty, mark }: ShortListProps) {
  const { t } = useTranslation('organizations');
  if (items.length === 0) return <Note as="span">{empty}</Note>;
  const rest = items.length - most;
  return (
    <span>
      {items.slice(0, most).join(', ')} {rest > 0 && <b>{t('more', { count: rest })}</b>} {mark}
    </span>
  );
}
