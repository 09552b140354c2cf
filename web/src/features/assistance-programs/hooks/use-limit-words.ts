import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import type { ProgramLimit } from '../logic/program-limits';

/** "2026년 소득 기준(공제 전): 혼자 한 달 1,856달러 이하, 부부 2,510달러 이하" */
export function useLimitWords(): (limit: ProgramLimit) => string {
  const { t } = useTranslation('programs');
  const language = useLanguage();
  return ({ kind, one, two, year }) =>
    t(kind === 'yearlyHousehold' && one === two ? 'limits.yearlySame' : `limits.${kind}`, {
      year,
      one: formatDollarsInText(one, language),
      two: formatDollarsInText(two, language),
    });
}
