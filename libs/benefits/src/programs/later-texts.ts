// The texts of amount-texts.ts, worded when somebody reads them: a check judges a person a hundred times and shows few of the
// sentences. For the rules and the check alone: such a text has no members of its own to copy or to compare; written as JSON it is
// what it says.
import type { BilingualText } from '@app/contracts/http/errors';
import { dollarsIn, filledIn, isFilled, joinedIn } from './amount-texts';
import type { Language, Parts, Sentence } from './amount-texts';

export { day, fillAll, isFilled, month } from './amount-texts';

abstract class LaterText implements BilingualText {
  private korean: string | null = null;
  private english: string | null = null;

  get ko(): string {
    return (this.korean ??= this.in('ko'));
  }

  get en(): string {
    return (this.english ??= this.in('en'));
  }

  toJSON(): BilingualText {
    return { ko: this.ko, en: this.en };
  }

  protected abstract in(language: Language): string;
}

class Dollars extends LaterText {
  constructor(private readonly value: number) {
    super();
  }

  protected in(language: Language): string {
    return dollarsIn(language, this.value);
  }
}

class Filled extends LaterText {
  constructor(
    private readonly text: BilingualText,
    private readonly parts: Parts,
  ) {
    super();
  }

  protected in(language: Language): string {
    return filledIn(language, this.text, this.parts);
  }
}

class Joined extends LaterText {
  constructor(private readonly texts: readonly BilingualText[]) {
    super();
  }

  protected in(language: Language): string {
    return joinedIn(language, this.texts);
  }
}

export const dollars = (value: number): BilingualText => new Dollars(value);

export const fill = (text: BilingualText, parts: Parts): BilingualText =>
  isFilled(text) ? new Filled(text, parts) : text;

export function join(...texts: Sentence[]): BilingualText {
  const said = texts.filter((text): text is BilingualText => Boolean(text));
  return said.length === 1 && said[0] ? said[0] : new Joined(said);
}
