import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@web/ui/badge';
import { useCheckedPage } from './use-figure-checks';

/** Next to a figure or a number: its page did not print it when it was read last. Nothing otherwise. @param values as our tables have them */
export function BeingChecked({ url, values }: { url: string | null; values: readonly (string | null)[] }) {
  const { t } = useTranslation('ui');
  const page = useCheckedPage(url);
  if (!page?.checking.some(({ value }) => values.includes(value))) return null;
  return (
    <Badge tone="warning" icon={Clock}>
      {t('checks.mark')}
    </Badge>
  );
}
