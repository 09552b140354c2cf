import { useTranslation } from 'react-i18next';
import type { FigureId } from '@app/benefits/figures/figures';
import { FigureTable } from '@web/shared/benefits/figure-table';
import { Disclosure } from '@web/ui/disclosure';
import { Section, SectionHead, Stack } from '@web/ui/layout';
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

/** Amounts by year: the five that everybody asks for, and the rest behind a fold. */
export function CostTables() {
  const { t } = useTranslation('medicare');
  const rows = (ids: readonly FigureId[]) =>
    ids.map((id) => ({ id, label: t(`costs.${id}`), note: t(`costs.${id}Note`) }));
  return (
    <Section aria-labelledby="costs">
      <SectionHead>
        <h2 id="costs">{t('costs.title')}</h2>
        <p>{t('costs.lead')}</p>
      </SectionHead>
      <Stack $gap={5}>
        <FigureTable caption={t('costs.caption')} what={t('costs.what')} rows={rows(MAIN)} />
        <p>{t('costs.capNote')}</p>
        <Disclosure titleAs="h3" title={t('costs.hospitalTitle')}>
          <FigureTable caption={t('costs.hospitalCaption')} what={t('costs.what')} rows={rows(HOSPITAL)} />
        </Disclosure>
        <Disclosure titleAs="h3" title={t('irmaa.title')}>
          <IrmaaTable />
        </Disclosure>
      </Stack>
    </Section>
  );
}
