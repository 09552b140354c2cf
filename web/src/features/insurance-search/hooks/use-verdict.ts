import { useTranslation } from 'react-i18next';
import { verdictOf } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';

const letters = (plans: readonly ComparedYears[]): string => plans.map(({ letter }) => letter).join('·');

/**
 * "2026년 자료: 건강하게 지내면 A, 많이 아프면 B의 비용이 적습니다", and the sentence under it.
 * @param year of the plans' figures
 */
export function useVerdict(
  years: readonly ComparedYears[],
  year: number | undefined,
): { title: string; purpose: string } {
  const { t } = useTranslation('comparison');
  const verdict = verdictOf(years);
  const count = years.length;
  const [only] = years;
  if (only && count === 1) return { title: only.name, purpose: '' };
  switch (verdict.kind) {
    case 'differ':
      return {
        title: t('verdict.differ', { year, healthy: letters(verdict.healthy), ill: letters(verdict.ill) }),
        purpose: t('verdict.purpose'),
      };
    case 'same':
      return { title: t('verdict.same', { year, best: letters(verdict.plans) }), purpose: t('verdict.purpose') };
    case 'normal':
      return { title: t('verdict.normal', { year, best: letters(verdict.plans) }), purpose: t('verdict.normalText') };
    case 'equal':
      return { title: t('verdict.equal', { year, count }), purpose: t('verdict.equalText') };
    case 'unknown':
      return { title: t('verdict.unknown', { count }), purpose: t('verdict.unknownText') };
  }
}
