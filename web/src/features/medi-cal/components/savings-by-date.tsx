import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { day } from '@app/benefits/programs/amount-texts';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Badge } from '@web/ui/badge';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Row, Stack } from '@web/ui/layout';
import { Figure } from '@web/ui/text';
import { savingsPeriods } from '../logic/savings-periods';
import type { SavingsPeriod } from '../logic/savings-periods';

/** Savings limits by date, newest first, for the groups that have one. */
export function SavingsByDate() {
  const { t } = useTranslation(['medi-cal', 'benefits']);
  const language = useLanguage();
  const figure = useFigureText();
  const today = useToday();
  const periods = savingsPeriods(useFigures());
  const oldest = periods[0];
  const when = (period: SavingsPeriod): string => {
    const from = day(period.from)[language];
    if (period.to === null) return t('savings.since', { from });
    const to = day(period.to)[language];
    return period === oldest ? t('savings.until', { to }) : t('savings.between', { from, to });
  };
  const isNow = ({ from, to }: SavingsPeriod) => from <= today && (to === null || today <= to);
  const amount = (period: SavingsPeriod, of: 'one' | 'couple') =>
    period.limit ? <Figure>{formatDollars(period.limit[of])}</Figure> : t('savings.none');
  const columns: readonly DataColumn<SavingsPeriod>[] = [
    {
      id: 'when',
      header: t('savings.when'),
      isRowHeader: true,
      cell: (period) => (
        <Row $gap={2} as="span">
          {when(period)}
          {isNow(period) && (
            <Badge tone="warning" icon={Check}>
              {t('benefits:table.now')}
            </Badge>
          )}
        </Row>
      ),
    },
    { id: 'one', header: t('savings.one'), cell: (period) => amount(period, 'one') },
    { id: 'couple', header: t('savings.couple'), cell: (period) => amount(period, 'couple') },
  ];
  return (
    <Stack $gap={3}>
      <p>{t('savings.lead')}</p>
      <DataTable
        caption={t('savings.caption')}
        columns={columns}
        rows={[...periods].reverse()}
        rowKey={({ from }) => from}
      />
      <p>{t('savings.notCounted')}</p>
      <p>{t('savings.more', { each: figure('mediCalAssetsEachMore'), most: figure('mediCalAssetsMembers') })}</p>
      <FigureSources rows={periods.flatMap(({ rows }) => rows)} />
    </Stack>
  );
}
