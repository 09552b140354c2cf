import { dayBefore } from '@app/benefits/figures/rule-dates';
import { STATUS_DATES } from '@app/benefits/programs/medi-cal/status-dates';
import { useFigureText } from '@web/shared/benefits/use-figure-text';

/** The amounts inside the sentences of the dated rules, each as of the day its rule begins. */
export function useRuleWords() {
  const figure = useFigureText();
  const { work, premium, backCover } = STATUS_DATES;
  return {
    hours: figure('workRuleHours', work),
    earnings: figure('workRuleEarnings', work),
    from: figure('mediCalAdultAge', work),
    to: figure('workRuleLastAge', work),
    backNow: figure('backCoverMonths', dayBefore(backCover)),
    backNext: figure('backCoverMonths', backCover),
    backAdults: figure('backCoverMonthsExpansion', backCover),
    premium: figure('statusPremium', premium),
    premiumTo: figure('statusPremiumLastAge', premium),
  };
}
