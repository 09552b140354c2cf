// A page that was read: whether it prints a value of ours, and if not, what stands where it likely stood.
import { daysOf } from './days';
import { countInWords, isCount, isMoney, isPercent, isShare, isSum, numbersOf } from './numbers';
import { phonesOf } from './phones';
import type { Spot, WatchedValue } from './watched-value';

/** Around the place, on either side. */
const SNIPPET_SIDE = 90;
const NEAR = 120;
/** More places than that are not looked at for the snippet. */
const MOST_PLACES = 2_000;

export class WatchedPage {
  private readonly numbers;
  private readonly phones;
  private readonly days;

  /** @param text a line of {@link oneLine} */
  constructor(private readonly text: string) {
    this.numbers = numbersOf(text);
    this.phones = phonesOf(text);
    this.days = daysOf(text);
  }

  has(value: WatchedValue): boolean {
    switch (value.kind) {
      case 'money':
        return this.numbers.some((number) => isSum(number, value.cents));
      case 'percent':
        return this.numbers.some((number) => isPercent(number, value.value));
      case 'count':
        return (
          this.numbers.some((number) => isCount(number, value.value, value.unit)) ||
          countInWords(this.text, value.value, value.unit) !== null
        );
      case 'phone':
        return this.phones.some(({ digits }) => digits === value.digits);
      case 'day':
        // The day of another year is another day.
        return this.days.some(
          ({ month, day, year }) =>
            month === value.month && day === value.day && (value.year === null || year === null || year === value.year),
        );
    }
  }

  /**
   * What stands where the value likely stood: a place of its kind with most of the words of its name around it.
   * @param name of the value, in the language of the page
   * @returns null where the page has none of its kind
   */
  snippet(value: WatchedValue, name: string): string | null {
    const words = [...new Set(name.toLowerCase().split(/[^a-z\d]+/))].filter((word) => word.length > 2);
    let best: { spot: Spot; score: number } | null = null;
    for (const spot of this.places(value).slice(0, MOST_PLACES)) {
      const around = this.text.slice(Math.max(0, spot.start - NEAR), spot.end + NEAR / 2).toLowerCase();
      const score = words.filter((word) => around.includes(word)).length;
      if (best === null || score > best.score) best = { spot, score };
    }
    if (best === null) return null;
    const { start, end } = best.spot;
    return this.text.slice(Math.max(0, start - SNIPPET_SIDE), end + SNIPPET_SIDE).trim();
  }

  private places({ kind }: WatchedValue): Spot[] {
    if (kind === 'money') return this.numbers.filter(isMoney);
    if (kind === 'percent') return this.numbers.filter(isShare);
    if (kind === 'phone') return this.phones.filter(({ digits }) => digits.length === 10);
    return kind === 'day' ? this.days : this.numbers;
  }
}
