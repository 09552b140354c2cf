// The texts of amount-texts.ts, worded when somebody reads them: a check judges a person a hundred times and shows few of the
// sentences. For the rules and the check alone: such a text has no members of its own to copy or to compare; written as JSON it is
// what it says.
import type { BilingualText } from '@app/contracts/http/errors';
import { dollarParts, dollarTemplate, filledIn, isFilled, joinedIn } from './amount-texts';
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

/** A sentence and what it is filled with. */
abstract class Filled extends LaterText {
  abstract readonly template: BilingualText;
  abstract readonly parts: Parts;

  protected in(language: Language): string {
    return filledIn(language, this.template, this.parts);
  }
}

class FilledSentence extends Filled {
  constructor(
    readonly template: BilingualText,
    readonly parts: Parts,
  ) {
    super();
  }
}

class Dollars extends Filled {
  constructor(private readonly value: number) {
    super();
  }

  get template(): BilingualText {
    return dollarTemplate(this.value);
  }

  get parts(): Parts {
    return dollarParts(this.value);
  }
}

class Joined extends LaterText {
  constructor(readonly texts: readonly BilingualText[]) {
    super();
  }

  protected in(language: Language): string {
    return joinedIn(language, this.texts);
  }
}

export const dollars = (value: number): BilingualText => new Dollars(value);

export const fill = (text: BilingualText, parts: Parts): BilingualText =>
  isFilled(text) ? new FilledSentence(text, parts) : text;

export function join(...texts: Sentence[]): BilingualText {
  const said = texts.filter((text): text is BilingualText => Boolean(text));
  return said.length === 1 && said[0] ? said[0] : new Joined(said);
}
