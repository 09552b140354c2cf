import { useTranslation } from 'react-i18next';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';

/** The bands that the form sends; what the limit was is said in the result. */
const ASSETS_SAID: Readonly<
  Record<string, 'withinExtraHelp' | 'aboveExtraHelp' | 'withinLimit' | 'aboveLimit' | 'aboveOne'>
> = {
  withinExtraHelp: 'withinExtraHelp',
  aboveExtraHelp: 'aboveExtraHelp',
  withinLimit: 'withinLimit',
  upToOne: 'withinLimit',
  aboveLimit: 'aboveLimit',
  aboveOne: 'aboveOne',
};

/** The answers of the check, in one quiet line: "67세 · 한 달 1,400달러 · 1명 · 시민권자". A helper sees at once for whom it is. */
export function useGiven(): (request: EligibilityRequest) => string {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (request) => {
    const { age, annualIncome, monthlyIncome, householdSize, citizenshipStatus, currentInsurance } = request;
    const sum = formatDollarsInText(Number(monthlyIncome ?? annualIncome ?? 0), language);
    const assets = ASSETS_SAID[request.assetsBand ?? ''];
    return [
      age === undefined ? t('given.noAge') : t('given.age', { age }),
      request.isIncomeUnknown
        ? t('given.noIncome')
        : t(monthlyIncome === undefined ? 'given.year' : 'given.month', { sum }),
      householdSize !== undefined && t('given.people', { count: householdSize }),
      request.isHouseholdUnknown && t('given.noHousehold'),
      citizenshipStatus !== 'unsaid' && t(`given.statuses.${citizenshipStatus}`),
      currentInsurance && t(`given.insurances.${request.situation === 'dual' ? 'dual' : currentInsurance}`),
      assets && t(`given.assets.${assets}`),
      request.yearsAsResident !== undefined && t('given.years', { count: request.yearsAsResident }),
      request.workCredits !== undefined && t('given.credits', { count: request.workCredits }),
    ]
      .flatMap((part) => part || [])
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join('\u00a0· ');
  };
}
