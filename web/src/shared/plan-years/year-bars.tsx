// What each plan costs in a healthy, a normal and a very ill year: one scale for all bars, the sum next to each.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { planService } from '@app/content/plan-costs/services';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import type { YearKind } from '@app/contracts/http/year-costs';
import { useLanguage } from '@web/base/i18n/use-language';
import { VisuallyHidden } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';
import { cheapestIn, scaleOf, yearOfKind } from './compared-years';
import type { ComparedYears } from './compared-years';
import { Letter } from './letter';
import { useYearSum } from './use-year-sum';

const Years = styled.div`
  display: grid;
  gap: ${space[3]};
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Year = styled.section`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  h3 {
    font-size: ${text[5]};
  }
  h3 small {
    display: block;
    font-size: ${text[6]};
    font-weight: 400;
    line-height: 1.4;
    color: ${color.inkSoft};
  }
`;

const Bars = styled.ul`
  display: grid;
  gap: 0.375rem;
  margin-block-start: auto;
`;

const Bar = styled.li<{ $isBest: boolean }>`
  display: grid;
  /* Every track is as long as the next: the bars are on one scale. */
  grid-template-columns: auto minmax(2rem, 1fr) minmax(6.25rem, auto);
  gap: 0.5rem;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & > :last-child {
    text-align: end;
  }
  b {
    color: ${({ $isBest }) => ($isBest ? color.teal700 : color.ink)};
    font-weight: ${({ $isBest }) => ($isBest ? 700 : 400)};
  }
`;

const Track = styled.span`
  height: 1rem;
  border-radius: 0.375rem;
  background: ${color.sunken};
  overflow: clip;
`;

const Fill = styled.span<{ $isBest: boolean }>`
  display: block;
  height: 100%;
  background: ${({ $isBest }) => ($isBest ? color.teal700 : color.hill3)};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** "주치의 진료 4번, 전문의 진료 6번": what the year is made of. */
function useYearWords(plans: readonly ComparedYears[]): (kind: YearKind) => string {
  const { t } = useTranslation('years');
  const language = useLanguage();
  return (kind) => {
    if (kind === 'very-ill') return t('years.very-ill.visits');
    const lines = plans.map((plan) => yearOfKind(plan, kind)?.lines ?? []);
    const visits = lines.find((each) => each.some(({ service }) => service)) ?? [];
    return visits
      .flatMap(({ service, count }) =>
        service ? [t('visits', { service: planService(service).label[language], count })] : [],
      )
      .join(', ');
  };
}

/** @param plans two to four, in the order of their letters */
export function YearBars({ plans }: { plans: readonly ComparedYears[] }) {
  const { t } = useTranslation('years');
  const wordsOf = useYearWords(plans);
  const sumOf = useYearSum();
  const scale = scaleOf(plans);
  return (
    <Years>
      {YEAR_KINDS.map((kind) => {
        const best = cheapestIn(plans, kind);
        return (
          <Year key={kind} aria-labelledby={`year-${kind}`} data-keep-together>
            <h3 id={`year-${kind}`}>
              {t(`years.${kind}.name`)} <small>{wordsOf(kind)}</small>
            </h3>
            <Bars>
              {plans.map((plan) => {
                const year = yearOfKind(plan, kind);
                const isBest = best.includes(plan) && best.length < plans.length;
                return (
                  <Bar key={plan.id} $isBest={isBest}>
                    <Letter isBest={isBest}>{plan.letter}</Letter>
                    <Track aria-hidden="true">
                      <Fill $isBest={isBest} style={{ width: `${((year?.annual ?? 0) / scale) * 100}%` }} />
                    </Track>
                    <span>
                      <b>{sumOf(year)}</b>
                      {isBest && <VisuallyHidden> {t('least')}</VisuallyHidden>}
                    </span>
                  </Bar>
                );
              })}
            </Bars>
          </Year>
        );
      })}
    </Years>
  );
}
