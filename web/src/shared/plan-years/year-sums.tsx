// The arithmetic behind the bars and the assumptions it rests on: open, for anyone who wants to add it up again.
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import type { YearKind } from '@app/contracts/http/year-costs';
import { MarkedText } from '../terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { Fold } from '@web/ui/receipt-fold';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import type { ComparedYears } from './compared-years';
import { SumTable } from './sum-table';

export interface YearSumsProps {
  plans: readonly ComparedYears[];
  /** What the sums assume, in sentences; hard words may be marked (shared/terms). */
  assumptions: readonly string[];
  isOpenAtFirst?: boolean;
}

export function YearSums({ plans, assumptions, isOpenAtFirst = false }: YearSumsProps) {
  const { t } = useTranslation('years');
  const [kind, setKind] = useState<YearKind>('normal');
  return (
    <Fold title={t('sums.title')} note={t('sums.note')} icon={Calculator} isOpenAtFirst={isOpenAtFirst}>
      <SegmentedChoice
        label={t('sums.which')}
        isLabelHidden
        options={YEAR_KINDS.map((id) => ({ id, label: t(`years.${id}.name`) }))}
        value={kind}
        onChange={setKind}
      />
      <SumTable plans={plans} kind={kind} />
      <Bullets>
        {assumptions.map((sentence) => (
          <li key={sentence}>
            <MarkedText text={sentence} />
          </li>
        ))}
      </Bullets>
    </Fold>
  );
}
