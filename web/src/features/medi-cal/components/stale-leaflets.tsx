import { useTranslation } from 'react-i18next';
import { figureOn } from '@app/benefits/figures/figure';
import { assetLimit } from '@app/benefits/programs/assets';
import { incomeLimit, yearlyShare } from '@app/benefits/programs/poverty';
import type { ShareId } from '@app/benefits/programs/poverty';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars } from '@web/base/formats/numbers';
import { useToday } from '@web/shared/use-today';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Stack } from '@web/ui/layout';

const CLAIMS = ['adults', 'pregnant', 'after', 'decision', 'everybody', 'savings', 'old'] as const;
type Claim = (typeof CLAIMS)[number];

const IN_2025 = '2025-12-31';
const IN_2024 = '2024-12-31';
const FAMILY = 4;
const WITH_CHILD = 2;

/** What older leaflets say of Medi-Cal, next to what held in 2025 and what holds today. */
export function StaleLeaflets() {
  const { t } = useTranslation('medi-cal');
  const figures = useFigures();
  const figure = useFigureText();
  const today = useToday();
  const yearly = (share: ShareId, size: number, on: string): string => {
    const limit = incomeLimit(figures, share, size, on);
    return limit ? formatDollars(yearlyShare(limit.level.value, limit.share.value)) : t('leaflets.notLoaded');
  };
  const wordsOn = (on: string) => ({
    one: yearly('mediCalAdultShare', 1, on),
    four: yearly('mediCalAdultShare', FAMILY, on),
    old: yearly('mediCalAdultShare', 1, IN_2024),
    pregnant: yearly('mediCalPregnantShare', WITH_CHILD, on),
    mcap: yearly('mcapShare', WITH_CHILD, on),
    days: figure('decisionDays', on),
    disability: figure('decisionDaysDisability', on),
    after: figure('afterPregnancyDays', on),
    savings: formatDollars(assetLimit(figures, 1, on)?.value ?? 0),
    more: formatDollars(figureOn(figures, 'mediCalAssetsEachMore', on)?.value ?? 0),
  });
  const columns: readonly DataColumn<Claim>[] = [
    {
      id: 'said',
      header: t('leaflets.said'),
      isRowHeader: true,
      cell: (claim) => t(`leaflets.${claim}.said`, wordsOn(today)),
    },
    { id: 'in2025', header: t('leaflets.in2025'), cell: (claim) => t(`leaflets.${claim}.in2025`, wordsOn(IN_2025)) },
    { id: 'now', header: t('leaflets.now'), cell: (claim) => t(`leaflets.${claim}.now`, wordsOn(today)) },
  ];
  return (
    <Stack>
      <p>{t('leaflets.lead')}</p>
      <DataTable caption={t('leaflets.caption')} columns={columns} rows={CLAIMS} rowKey={(claim) => claim} />
    </Stack>
  );
}
