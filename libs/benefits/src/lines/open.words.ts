// What a line says while the age or the household is not known: how the answer goes with each, so that it is clear what
// finding out would open.
import type { ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';

export type Unknown = 'age' | 'household' | 'both';

/** Stands in the trace for the rules that differ. */
export const OPEN_RULE = {
  title: { ko: '모른다고 하신 답', en: 'What you did not know' },
  differs: {
    ko: '모른다고 하신 나이나 식구 수에 따라 달라서 정하지 않았습니다.',
    en: 'This depends on the age or household you did not know, so we left it open.',
  },
  same: {
    ko: '모른다고 하신 나이나 식구 수가 무엇이든 결과가 같습니다.',
    en: 'The answer is the same at every age and household size you did not know.',
  },
} as const satisfies Record<string, BilingualText>;

/** `{{when}}` is a condition of its own: "65세 이상이라면", "If you are 65 or older,". */
export const OUTCOME_SAID: Readonly<Record<ProgramOutcome, BilingualText>> = {
  have: { ko: '{{when}} 지금처럼 받으실 수 있습니다.', en: '{{when}} you keep it as it is.' },
  possible: { ko: '{{when}} 해당될 수 있습니다.', en: '{{when}} you may qualify.' },
  'after-medi-cal': {
    ko: '{{when}} 메디캘이 되면 신청할 수 있습니다.',
    en: '{{when}} you can apply once you have Medi-Cal.',
  },
  undecided: { ko: '{{when}} 더 알아봐야 합니다.', en: '{{when}} we would need to know more.' },
  'not-needed': { ko: '{{when}} 필요하지 않습니다.', en: '{{when}} you would not need it.' },
  'not-possible': { ko: '{{when}} 해당되기 어렵습니다.', en: '{{when}} you would probably not qualify.' },
};

export const WHEN_AGE = {
  under: { ko: '{{to}}세 미만이라면', en: 'If you are under {{to}},' },
  between: { ko: '{{from}}세부터 {{to}}세 미만이라면', en: 'If you are at least {{from}} and under {{to}},' },
  from: { ko: '{{from}}세 이상이라면', en: 'If you are {{from}} or older,' },
} as const satisfies Record<string, BilingualText>;

/** The smallest household that is possible, and the larger ones. */
export const WHEN_HOUSEHOLD = {
  alone: { ko: '배우자와 21세 미만 자녀가 없다면', en: 'With no spouse and no children under 21,' },
  couple: { ko: '부부 두 분뿐이라면', en: 'With only you and your spouse,' },
  family: { ko: '배우자나 21세 미만 자녀가 있다면', en: 'With a spouse or children under 21,' },
  children: { ko: '함께 사는 21세 미만 자녀가 있다면', en: 'With children under 21 at home,' },
} as const satisfies Record<string, BilingualText>;

export const DEPENDS = {
  age: { ko: '나이에 따라 다릅니다.', en: 'This depends on your age.' },
  household: { ko: '식구 수에 따라 다릅니다.', en: 'This depends on your household.' },
  both: { ko: '나이와 식구 수에 따라 다릅니다.', en: 'This depends on your age and household.' },
} as const satisfies Record<Unknown, BilingualText>;

export const BY_AGE: BilingualText = { ko: '{{when}} 나이로 정해집니다.', en: '{{when}} it depends on your age.' };

export const FAMILY_DIFFERS: BilingualText = {
  ko: '{{when}} 결과가 다를 수 있습니다.',
  en: '{{when}} the answer may be different.',
};

/** The same outcome for everybody, for reasons that differ. */
export const WHATEVER: Readonly<Record<Unknown, BilingualText>> = {
  age: { ko: '나이와 상관없이', en: 'Whatever your age is,' },
  household: { ko: '식구 수와 상관없이', en: 'Whatever your household size is,' },
  both: { ko: '나이나 식구 수와 상관없이', en: 'Whatever your age and household size are,' },
};

/** Behind a line whose sums are those of the one person nearest to the limit. */
export const COUNTED = {
  under: { ko: '{{age}}세 미만으로 계산했습니다.', en: 'The amounts are for someone under {{age}}.' },
  from: { ko: '{{age}}세 이상으로 계산했습니다.', en: 'The amounts are for someone {{age}} or older.' },
  size: { ko: '식구 {{size}}명으로 계산했습니다.', en: 'The amounts are for a household of {{size}}.' },
} as const satisfies Record<string, BilingualText>;
