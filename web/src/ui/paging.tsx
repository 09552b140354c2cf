import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './button';
import { pageNumbers } from './page-numbers';
import { Figure, VisuallyHidden } from './text';
import { color, shape, space } from './tokens';

const GAP_SIGN = '…';

export interface PagingProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** steps = previous, next and "1 / 2"; numbers = a button per page with gaps. */
  variant: 'steps' | 'numbers';
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: center;
  padding-block-start: ${space[4]};
  /* A phone: both steps and the page between them on one line. */
  @container page (max-width: 25rem) {
    gap: ${space[2]};
    & > button {
      padding-inline: 0.625rem;
    }
  }
  @media print {
    display: none;
  }
`;

const Numbers = styled.ol`
  /* A row of their own where they and both buttons do not fit in one. */
  @container page (max-width: 53.99rem) {
    order: 1;
    flex-basis: 100%;
  }
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]};
`;

const PageButton = styled.button`
  min-width: ${shape.target};
  min-height: ${shape.target};
  padding: 0 0.5rem;
  border: 1px solid transparent;
  border-radius: ${shape.radius};
  background: none;
  color: ${color.teal700};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${color.teal100};
  }
  &[aria-current] {
    background: ${color.teal700};
    color: ${color.surface};
  }
`;

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-width: 2rem;
`;

/** Shown only when there is more than one page. */
export function Paging({ page, pageCount, onPage, variant }: PagingProps) {
  const { t } = useTranslation('ui');
  if (pageCount <= 1) return null;
  return (
    <Bar aria-label={t('paging.label')}>
      <Button icon={ChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('paging.previous')}
      </Button>
      {variant === 'steps' ? (
        <Figure>{t('paging.position', { page, pageCount })}</Figure>
      ) : (
        <Numbers>
          {pageNumbers(page, pageCount).map((mark) =>
            typeof mark === 'number' ? (
              <li key={mark}>
                <PageButton
                  type="button"
                  aria-current={mark === page ? 'page' : undefined}
                  onClick={() => onPage(mark)}
                >
                  <VisuallyHidden>{t('paging.page')}</VisuallyHidden>
                  {mark}
                </PageButton>
              </li>
            ) : (
              <Gap key={mark} aria-hidden="true">
                {GAP_SIGN}
              </Gap>
            ),
          )}
        </Numbers>
      )}
      <Button iconAfter={ChevronRight} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t('paging.next')}
      </Button>
    </Bar>
  );
}
