import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import { formatDollarsInText, formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { Row } from '@web/ui/layout';
import { askedOf } from '../logic/asked';
import type { AskedItem } from '../logic/asked';

/** For whom the result is, and that nothing of it was kept. */
export function AskedChips({ request }: { request: EligibilityRequest }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const words = ({ id, value = 0 }: AskedItem) => ({
    count: value,
    value: id === 'annualIncome' ? formatDollarsInText(value, language) : formatNumber(value, language),
  });
  return (
    <Row $gap={2} role="group" aria-label={t('asked.label')}>
      {askedOf(request).map((item) => (
        <Badge key={item.id} tone="neutral">
          {t(`asked.${item.key}`, words(item))}
        </Badge>
      ))}
      <Badge tone="info" icon={Lock}>
        {t('asked.notStored')}
      </Badge>
    </Row>
  );
}
