import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from './text';

/** Says that something is being loaded; read out when it appears. */
export function LoadingText({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return <Note role="status">{children ?? t('loading')}</Note>;
}
