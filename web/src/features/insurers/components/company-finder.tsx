import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTyped } from '@web/shared/address/use-typed';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { space } from '@web/ui/tokens';
import { INSURER_KINDS } from '../logic/insurer-list';
import type { InsurerQuery } from '../logic/insurer-list';

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
`;

export interface CompanyFinderProps {
  query: InsurerQuery;
  onChange: (part: Partial<InsurerQuery>) => void;
  count: number;
}

/** Words and kind, counted at once; the count is said to screen readers too. Six rows need no open form. */
export function CompanyFinder({ query, onChange, count }: CompanyFinderProps) {
  const { t } = useTranslation('insurers');
  const typed = useTyped(query.words, (text) => onChange({ words: text }));
  return (
    <div data-no-print>
      <Fold title={t('finder.title')} icon={Search} isOpenAtFirst={query.words !== '' || query.kind !== null}>
        <Fields role="search" aria-label={t('finder.title')}>
          <TextField label={t('finder.words')} type="search" maxLength={100} {...typed} />
          <Select
            label={t('finder.kind')}
            value={query.kind ?? ''}
            onValueChange={(value) => onChange({ kind: INSURER_KINDS.find((kind) => kind === value) ?? null })}
            options={[
              { value: '', label: t('finder.allKinds') },
              ...INSURER_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
          />
        </Fields>
      </Fold>
      <VisuallyHidden role="status">{t('finder.count', { count })}</VisuallyHidden>
    </div>
  );
}
