// An amount of the tables or of the check, as screens print it. Words of units: locale namespace `benefits`.
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';
import { formatDollars, formatNumber } from '@web/base/formats/numbers';
import type { UiLanguage } from '@web/base/i18n/language';

/** `t` of the `benefits` namespace. */
type Translate = (key: string, values: { value: string; count: number }) => string;

const DOLLARS: readonly AmountUnit[] = ['usd', 'usd-per-month', 'usd-per-year', 'usd-per-day'];

/**
 * "$202.90", "138%", "65세", "40점". What a dollar amount is per is in its label, so a table stays narrow.
 * @param hasCents cents even where there are none, for dollars next to others that have some
 */
export function formatAmount(
  value: number,
  unit: AmountUnit,
  language: UiLanguage,
  t: Translate,
  hasCents?: boolean,
): string {
  if (DOLLARS.includes(unit)) return formatDollars(value, hasCents);
  const number = formatNumber(value, language);
  return unit === 'percent' ? `${number}%` : t(`units.${unit}`, { value: number, count: value });
}
