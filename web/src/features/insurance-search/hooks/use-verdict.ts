import { useTranslation } from 'react-i18next';
import { verdictOf } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';

const letters = (plans: readonly ComparedYears[]): string => plans.map(({ letter }) => letter).join('·');

/** "건강하면 A, 많이 아프면 B", and the sentence under it. */
export function useVerdict(years: readonly ComparedYears[]): { title: string; purpose: string } {
  const { t } = useTranslation('comparison');
  const verdict = verdictOf(years);
  const count = years.length;
  const [only] = years;
  if (only && count === 1) return { title: only.name, purpose: '' };
  switch (verdict.kind) {
    case 'differ':
      return {
        title: t('verdict.differ', { healthy: letters(verdict.healthy), ill: letters(verdict.ill) }),
        purpose: t('verdict.purpose'),
      };
    case 'same':
      return { title: t('verdict.same', { best: letters(verdict.plans) }), purpose: t('verdict.purpose') };
    case 'normal':
      return { title: t('verdict.normal', { best: letters(verdict.plans) }), purpose: t('verdict.normalText') };
    case 'equal':
      return { title: t('verdict.equal', { count }), purpose: t('verdict.equalText') };
    case 'unknown':
      return { title: t('verdict.unknown', { count }), purpose: t('verdict.unknownText') };
  }
}
