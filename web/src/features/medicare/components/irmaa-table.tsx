import { useTranslation } from 'react-i18next';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars } from '@web/base/formats/numbers';
import { useToday } from '@web/shared/use-today';
import { PhoneText } from '@web/shared/phone-text';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Stack } from '@web/ui/layout';
import { Figure, Note } from '@web/ui/text';
import { irmaaSteps } from '../logic/irmaa-steps';
import type { IrmaaStep } from '../logic/irmaa-steps';

const LAST_STEP = 5;

/** Who pays more than the standard premium, in the year in force. */
export function IrmaaTable() {
  const { t } = useTranslation('medicare');
  const found = irmaaSteps(useFigures(), useToday());
  if (!found)
    return (
      <p>
        <PhoneText>{t('irmaa.notLoaded')}</PhoneText>
      </p>
    );
  const { steps, year, rows } = found;
  const range = ({ step }: IrmaaStep, from: number | null, next: number | null): string => {
    if (from === null) return t('irmaa.upTo', { to: formatDollars(next ?? 0) });
    if (step === LAST_STEP) return t('irmaa.from', { from: formatDollars(from) });
    return t('irmaa.over', { from: formatDollars(from) });
  };
  const columns: readonly DataColumn<IrmaaStep>[] = [
    {
      id: 'single',
      header: t('irmaa.single'),
      isRowHeader: true,
      cell: (row) => range(row, row.single, steps[1]?.single ?? null),
    },
    {
      id: 'joint',
      header: t('irmaa.joint'),
      align: 'end',
      cell: (row) => range(row, row.joint, steps[1]?.joint ?? null),
    },
    { id: 'partB', header: t('irmaa.partB'), align: 'end', cell: (row) => <Figure>{formatDollars(row.partB)}</Figure> },
    { id: 'partD', header: t('irmaa.partD'), align: 'end', cell: (row) => <Figure>{formatDollars(row.partD)}</Figure> },
  ];
  return (
    <Stack $gap={3}>
      <p>{t('irmaa.lead', { year, incomeYear: year - 2 })}</p>
      <DataTable
        caption={t('irmaa.caption', { year })}
        columns={columns}
        rows={steps}
        rowKey={({ step }) => String(step)}
      />
      <Note>{t('irmaa.separate')}</Note>
      <FigureSources rows={rows} />
    </Stack>
  );
}
