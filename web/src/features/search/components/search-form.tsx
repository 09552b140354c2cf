import { Search as SearchIcon } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SEARCH_LIMITS } from '@app/contracts/http/search';
import { Button } from '@web/ui/button';
import { Icon } from '@web/ui/icon';
import { VisuallyHidden } from '@web/ui/text';
import { color, shape } from '@web/ui/tokens';
import { zipDigits } from '@web/base/zip-digits';
import { useDraft } from '@web/shared/address/use-draft';
import { searchQuestion } from '../logic/search-question';
import type { SearchQuestion } from '../logic/search-question';

const Bar = styled.form<{ $hasZip: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasZip }) => ($hasZip ? 'minmax(0, 6rem)' : '')} auto;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.surface};
  button {
    border-radius: 0 calc(${shape.radius} - 1px) calc(${shape.radius} - 1px) 0;
    border-width: 0;
  }
  @container app (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) ${({ $hasZip }) => ($hasZip ? '4.75rem' : '')} auto;
    button {
      padding-inline: 0.875rem;
    }
  }
  /* Large text on a phone: the words get a line of their own. */
  @container app (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > label:first-of-type {
      grid-column: 1 / -1;
      border-block-end: 1px solid ${color.line};
    }
    && > label + label {
      border-inline-start: 0;
    }
    button {
      border-radius: 0 0 calc(${shape.radius} - 1px) 0;
    }
  }
`;

const FieldBox = styled.label`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding-inline: 0.875rem;
  min-width: 0;
  @container app (max-width: 30rem) {
    padding-inline: 0.625rem;
  }
  & + & {
    border-inline-start: 1px solid ${color.line};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
    border-radius: ${shape.radius};
  }
`;

const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: ${shape.target};
  border: 0;
  background: none;
  appearance: none;
  text-overflow: ellipsis;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export interface SearchFormProps {
  /** What is in the boxes at first. */
  initial?: SearchQuestion;
  /** Two search forms on one page need two names. */
  label: string;
  isBusy?: boolean;
  /** The header asks for no ZIP of its own: a page has one ZIP box at most. Digits alone are a ZIP there. */
  hasZip?: boolean;
  onSearch: (question: SearchQuestion) => void;
}

const isZipPart = (words: string): boolean => /^\s*\d{1,5}\s*$/.test(words);

/** Words and a ZIP in one bar. Enter or the button searches; blanks do nothing. */
export function SearchForm({ initial, label, isBusy = false, hasZip = true, onSearch }: SearchFormProps) {
  const { t } = useTranslation('search');
  const [{ q, zip }, change] = useDraft(initial ?? { q: '', zip: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = searchQuestion(!hasZip && isZipPart(q) ? { q: '', zip: q.trim() } : { q, zip });
    if (question && !isBusy) onSearch(question);
  };
  return (
    <Bar role="search" aria-label={label} $hasZip={hasZip} onSubmit={submit}>
      <FieldBox>
        <Icon of={SearchIcon} size="s" />
        <VisuallyHidden>{t('box.text')}</VisuallyHidden>
        <Input
          type="search"
          value={q}
          maxLength={SEARCH_LIMITS.maxText}
          placeholder={t('box.placeholder')}
          onChange={(event) => change({ q: event.target.value })}
        />
      </FieldBox>
      {hasZip && (
        <FieldBox>
          <VisuallyHidden>{t('box.zip')}</VisuallyHidden>
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            value={zip}
            maxLength={5}
            placeholder={t('box.zipPlaceholder')}
            onChange={(event) => change({ zip: zipDigits(event.target.value) })}
          />
        </FieldBox>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('box.submit')}
      </Button>
    </Bar>
  );
}
