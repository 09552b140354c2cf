import { Globe, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InsurerRecord } from '@app/content/records/insurers';
import { hostOf } from '@web/base/formats/host';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { ListRow } from '@web/ui/list-row';
import { Placeholder } from '@web/ui/full-height-slot';
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

/** As long as the words that come: the rows below stay where they are. */
function PlansToCome() {
  const { t } = useTranslation('insurers');
  const year = useToday().slice(0, 4);
  return <Placeholder as="span">{t('row.plans', { count: 10, shown: '10', year })}</Placeholder>;
}

/** One company: its name in both languages, what kind it is, how many plans it sells, one thing to press. */
export function InsurerRow({ insurer, onMore }: InsurerRowProps) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { name, nameKo, kind, networkType, starRating, starYear, phone } = insurer;
  const isKoreanFirst = language === 'ko' && nameKo !== null;
  const { answer, error } = useFirstPlans(carrierOf(insurer));
  const count = answer && answer.total > 0 ? formatNumber(answer.total, language) : null;
  const planWords = count && t('row.plans', { count: answer?.total, shown: count, year: answer?.rows[0]?.planYear });
  return (
    <ListRow
      name={isKoreanFirst ? nameKo : name}
      nameLang={isKoreanFirst ? 'ko' : 'en'}
      otherName={isKoreanFirst ? name : null}
      otherLang="en"
      facts={[
        kind && t(`kinds.${kind}`),
        networkType,
        answer || error ? planWords : <PlansToCome />,
        starRating !== null && starYear !== null && t('row.stars', { stars: starRating.toFixed(1), year: starYear }),
      ]}
      phone={phone}
      step={useStep(insurer)}
      onMore={onMore}
    />
  );
}
