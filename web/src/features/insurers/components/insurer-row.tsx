import { Globe, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InsurerRecord } from '@app/content/records/insurers';
import { hostOf } from '@web/base/formats/host';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';
import type { RowStep } from '@web/ui/row-presses';
import { useFirstPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';
import { plansAddress } from '../logic/plans-address';

export interface InsurerRowProps {
  insurer: InsurerRecord;
  onMore: () => void;
}

/** Without a verified number: the company's own site, else its plans here. */
function useStep(insurer: InsurerRecord): RowStep {
  const { t } = useTranslation('insurers');
  if (insurer.website) return { label: hostOf(insurer.website), href: insurer.website, icon: Globe };
  return { label: t('actions.plans'), to: plansAddress(insurer), icon: Search };
}

/** One company: its name in both languages, what kind it is, how many plans it sells, one thing to press. */
export function InsurerRow({ insurer, onMore }: InsurerRowProps) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { name, nameKo, kind, networkType, starRating, starYear, phone } = insurer;
  const isKoreanFirst = language === 'ko' && nameKo !== null;
  const { answer } = useFirstPlans(carrierOf(insurer));
  const count = answer && answer.total > 0 ? formatNumber(answer.total, language) : null;
  return (
    <ListRow
      name={isKoreanFirst ? nameKo : name}
      nameLang={isKoreanFirst ? 'ko' : 'en'}
      otherName={isKoreanFirst ? name : null}
      otherLang="en"
      facts={[
        kind && t(`kinds.${kind}`),
        networkType,
        count && t('row.plans', { count: answer?.total, shown: count, year: answer?.rows[0]?.planYear }),
        starRating !== null && starYear !== null && t('row.stars', { stars: starRating.toFixed(1), year: starYear }),
      ]}
      phone={phone}
      step={useStep(insurer)}
      onMore={onMore}
    />
  );
}
