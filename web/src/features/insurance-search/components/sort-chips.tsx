import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_SORTS } from '@app/contracts/http/plans';
import type { PlanSort } from '@app/contracts/http/plans';
import { color, shape, text } from '@web/ui/tokens';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  button {
    flex: 1 0 auto;
    min-height: ${shape.target};
    padding: 0.25rem 0.625rem;
    border: 1px solid ${color.lineStrong};
    border-radius: ${shape.pill};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text[6]};
  }
  button[aria-pressed='true'] {
    border-color: ${color.teal700};
    background: ${color.teal700};
    color: ${color.surface};
    font-weight: 700;
  }
  @container page (min-width: 46rem) {
    button {
      flex: 0 0 auto;
      padding-inline: 1rem;
    }
  }
`;

/** One of three orders; the list is asked anew. */
export function SortChips({ sort, onSort }: { sort: PlanSort; onSort: (sort: PlanSort) => void }) {
  const { t } = useTranslation('plans');
  return (
    <Chips role="group" aria-label={t('sort.label')} data-no-print>
      {PLAN_SORTS.map((id) => (
        <button key={id} type="button" aria-pressed={id === sort} onClick={() => onSort(id)}>
          {t(`sort.${id}`)}
        </button>
      ))}
    </Chips>
  );
}
