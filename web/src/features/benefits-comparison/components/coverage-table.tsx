import { useTranslation } from 'react-i18next';
import type { CoverageCategory, CoverageItem, CoverageType } from '@app/content/plans/benefit-coverage';
import { useLanguage } from '@web/base/i18n/use-language';
import { markFirstWords } from '@web/shared/terms/first-words';
import { MarkedText } from '@web/shared/terms/marked-text';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { useAmountText } from '@web/shared/cited-text';
import { CoverageMark } from './coverage-mark';

export interface CoverageTableProps {
  category: CoverageCategory;
  types: readonly CoverageType[];
}

/** One part of the comparison: a row a benefit, a column a chosen insurance; cards on a phone. */
export function CoverageTable({ category, types }: CoverageTableProps) {
  const { t } = useTranslation('coverage');
  const language = useLanguage();
  const say = useAmountText();
  const cells = category.items.flatMap((item) => types.map((type) => item.cells[type]));
  const marked = markFirstWords(
    cells.map(({ text }) => say(text)),
    language,
  );
  const columns: DataColumn<CoverageItem>[] = [
    { id: 'benefit', header: t('benefit'), isRowHeader: true, cell: (item) => item.name[language] },
    ...types.map((type) => ({
      id: type,
      header: t(`columns.${type}`),
      cell: (item: CoverageItem) => (
        <>
          <CoverageMark state={item.cells[type].state} />
          <MarkedText text={marked[cells.indexOf(item.cells[type])] ?? ''} />
        </>
      ),
    })),
  ];
  return (
    <DataTable
      caption={t('caption', { part: category.name[language] })}
      columns={columns}
      rows={category.items}
      rowKey={({ id }) => id}
    />
  );
}
