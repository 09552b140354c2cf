import type { UiLanguage } from '../i18n/language';

/** Each made once, when it is first wanted: making one costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formatters.get(key) ?? make();
  formatters.set(key, known);
  return known;
}

/** "1,676". */
export function formatNumber(value: number, language: UiLanguage): string {
  const locale = language === 'ko' ? 'ko-KR' : 'en-US';
  return formatterOf(locale, () => new Intl.NumberFormat(locale)).format(value);
}

/**
 * For tables and big figures: "$202.90", and "$1,736" without cents when there are none.
 * @param hasCents "$185.00" next to "$202.90": amounts that are read against each other are written alike
 */
export function formatDollars(value: number, hasCents = !Number.isInteger(value)): string {
  const cents = hasCents ? 2 : 0;
  const dollars = () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: cents,
      maximumFractionDigits: cents,
    });
  return formatterOf(`USD${cents}`, dollars).format(value);
}

/** For running text: "1,676달러" in Korean, "$1,676" in English. */
export function formatDollarsInText(value: number, language: UiLanguage): string {
  return language === 'ko' ? `${formatDollars(value).slice(1)}달러` : formatDollars(value);
}

/** "1.2마일" / "1.2 miles". */
export function formatMiles(miles: number, language: UiLanguage): string {
  const rounded = miles.toFixed(1);
  if (language === 'ko') return `${rounded}마일`;
  return `${rounded} ${rounded === '1.0' ? 'mile' : 'miles'}`;
}
