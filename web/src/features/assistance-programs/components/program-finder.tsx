import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_TYPES } from '@app/contracts/http/assistance-programs';
import { useTyped } from '@web/shared/address/use-typed';
import { Stack } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { SortChips } from '@web/ui/sort-chips';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import type { ProgramQuery } from '../logic/program-list';

export interface ProgramFinderProps {
  query: ProgramQuery;
  onChange: (part: Partial<ProgramQuery>) => void;
  count: number;
}

const ALL = 'all';
const CHIPS = [ALL, 'premium', 'prescription', 'financial', 'other'] as const;

/** What one needs help with, and words; the count is said to screen readers too. */
export function ProgramFinder({ query, onChange, count }: ProgramFinderProps) {
  const { t } = useTranslation('programs');
  const typed = useTyped(query.words, (text) => onChange({ words: text }));
  return (
    <Stack $gap={2} data-no-print>
      <SortChips
        label={t('finder.type')}
        options={CHIPS.map((id) => ({ id, label: t(`types.${id}`) }))}
        value={query.type ?? ALL}
        onChange={(chosen) => onChange({ type: PROGRAM_TYPES.find((type) => type === chosen) ?? null })}
      />
      <Fold title={t('finder.title')} icon={Search} isOpenAtFirst={query.words !== ''}>
        <div role="search" aria-label={t('finder.title')}>
          <TextField label={t('finder.words')} type="search" maxLength={100} {...typed} />
        </div>
      </Fold>
      <VisuallyHidden role="status">{t('finder.count', { count })}</VisuallyHidden>
    </Stack>
  );
}
