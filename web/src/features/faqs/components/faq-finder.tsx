import { useTranslation } from 'react-i18next';
import { FAQ_CATEGORIES } from '@app/content/records/faqs';
import { useTyped } from '@web/shared/address/use-typed';
import { Stack } from '@web/ui/layout';
import { SortChips } from '@web/ui/sort-chips';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import type { FaqQuery } from '../logic/faq-list';

const ALL = 'all';

export interface FaqFinderProps {
  query: FaqQuery;
  onChange: (part: Partial<FaqQuery>) => void;
  count: number;
}

/** Words and category; how many are left is said to screen readers too. */
export function FaqFinder({ query, onChange, count }: FaqFinderProps) {
  const { t } = useTranslation('faqs');
  const typed = useTyped(query.words, (text) => onChange({ words: text }));
  return (
    <Stack $gap={3} data-no-print>
      <div role="search" aria-label={t('finder.title')}>
        <TextField label={t('finder.words')} type="search" maxLength={200} {...typed} />
      </div>
      <SortChips
        label={t('finder.category')}
        options={[ALL, ...FAQ_CATEGORIES].map((id) => ({ id, label: t(`categories.${id}`) }))}
        value={query.category ?? ALL}
        onChange={(chosen) => onChange({ category: FAQ_CATEGORIES.find((id) => id === chosen) ?? null })}
      />
      <VisuallyHidden role="status">{t('finder.count', { count })}</VisuallyHidden>
    </Stack>
  );
}
