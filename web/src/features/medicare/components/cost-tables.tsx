import { useTranslation } from 'react-i18next';
import type { FigureId } from '@app/benefits/figures/figures';
import { FigureTable } from '@web/shared/benefits/figure-table';
import { Stack } from '@web/ui/layout';
import { IrmaaTable } from './irmaa-table';

/** What most people meet first, in the order of the mock. */
const MAIN = [
  'partBPremium',
  'partBDeductible',
  'partADeductible',
  'partDDeductibleMax',
  'partDOutOfPocketCap',
] as const satisfies readonly FigureId[];

const HOSPITAL = [
  'partAHospitalDay61',
  'partALifetimeDay',
  'partASnfDay',
  'partAPremiumFull',
  'partAPremiumReduced',
  'partDBasePremium',
] as const satisfies readonly FigureId[];

/** All amounts by year: the five that everybody asks for, hospital stays, and high incomes. */
export function CostTables() {
  const { t } = useTranslation('medicare');
  const rows = (ids: readonly FigureId[]) =>
    ids.map((id) => ({ id, label: t(`costs.${id}`), note: t(`costs.${id}Note`) }));
  return (
    <Stack $gap={5}>
      <FigureTable caption={t('costs.caption')} what={t('costs.what')} rows={rows(MAIN)} />
      <p>{t('costs.capNote')}</p>
      <h3>{t('costs.hospitalTitle')}</h3>
      <FigureTable caption={t('costs.hospitalCaption')} what={t('costs.what')} rows={rows(HOSPITAL)} />
      <h3>{t('irmaa.title')}</h3>
      <IrmaaTable />
    </Stack>
  );
}
