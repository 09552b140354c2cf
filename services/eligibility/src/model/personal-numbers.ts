// What a visitor typed about himself stays here: its numbers leave as marks ("[[A]]"), and stand again in what comes back.
import { figuresIn } from './grounding/figures';
import type { Figure } from './grounding/figures';
import { numberWordsIn } from './grounding/number-words';

const MONTHS = 12;
/** Dollars from which a number may be an income; a twelfth of an age would hide figures that nobody typed. */
const LEAST_INCOME = 200;

/** The number as typed, in a month where it was said of a year, in a year where it was said of a month. */
function formsOf(typed: string | number): number[] {
  return figuresIn(String(typed)).flatMap(({ value }) => {
    const month = value / MONTHS;
    return value < LEAST_INCOME ? value : [value, value * MONTHS, month, Math.round(month), Math.floor(month)];
  });
}

function markOf(index: number): string {
  const letters = [];
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters.unshift(String.fromCharCode(65 + (rest % 26)));
  }
  return `[[${letters.join('')}]]`;
}

export class PersonalNumbers {
  private readonly values: readonly number[];
  /** As it was written -> its mark. */
  private readonly marks = new Map<string, string>();

  /** @param typed age, income, ZIP code and the like, as they were typed */
  constructor(typed: readonly (string | number)[]) {
    this.values = typed.flatMap(formsOf);
  }

  mask(text: string): string {
    const found = figuresIn(text).filter((figure) => this.isPersonal(figure));
    return found.reduceRight((masked, { start, end }) => {
      const mark = this.markFor(text.slice(start, end));
      return masked.slice(0, start) + mark + masked.slice(end);
    }, text);
  }

  unmask(text: string): string {
    return [...this.marks].reduce((whole, [written, mark]) => whole.replaceAll(mark, () => written), text);
  }

  private isPersonal({ value }: Figure): boolean {
    return this.values.some((own) => Math.abs(own - value) < 0.005);
  }

  private markFor(written: string): string {
    const mark = this.marks.get(written) ?? markOf(this.marks.size);
    this.marks.set(written, mark);
    return mark;
  }
}

const isYear = ({ kind, value }: Figure): boolean => kind === 'plain' && value >= 2_000 && value <= 2_100;

/** Whether somebody wrote a number, in digits or words, that may be his own. */
export const hasOwnNumber = (text: string): boolean =>
  figuresIn(text).some((figure) => !isYear(figure)) || numberWordsIn(text).length > 0;
