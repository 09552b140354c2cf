// What somebody says of a person in a question: age, household, status, income, savings. Nothing is guessed: what is not said is
// absent, and the answer says what it assumed.
import type { Amount, Per } from './amounts';
import type { TermId } from './lexicon';

export interface Person {
  age?: number;
  /** `isPay`: earned by work, of which the rules count less than half. `parts`: the amounts that were named, where it is their sum. */
  income?: { value: number; per: Per; isPay?: true; parts?: readonly number[] };
  savings?: number;
  isAlone?: true;
  isCouple?: true;
  status?: 'resident' | 'other';
  yearsHere?: number;
  isOnDisability?: true;
  isIncomeUnknown?: true;
}

/** Whether enough is said for the rules to look at a person at all. */
export const tellsOfPerson = ({ age, income, savings, status }: Person): boolean =>
  [age, income, savings, status].some((known) => known !== undefined);

const AGES: readonly RegExp[] = [
  /(?<![\d,.])(\d{2,3})\s?(?:세|살)/gu,
  /(?<![\d,.])([6-9]\d)(?:이|을|를)?\s?넘(?:었|은|으)/gu,
  /(?:나이|연세)(?:는|가|은)?\s?(\d{2,3})(?![\d,])/gu,
  /\bage[ds]?\s?(?:of\s)?(\d{2,3})\b/giu,
  /(?<![\d,.$])(\d{2,3})[\s-]?(?:(?:years?|yrs?)[\s-]old|yo|y\/o)\b/giu,
  /^(\d{2,3})\s(?:years?|yrs?)\b(?!\s(?:in|of|here|ago|later))/giu,
  /\b(?:i'?m|i am|we are|is|both|single,|alone,)\s(\d{2,3})\b(?!\s?(?:k|dollars|%|days|months|percent))/giu,
  /^(\d{2})(?:\s(?:with|and)\b|,\s(?=[a-z]))/giu,
  /\b(?:friend|neighbor|aunt|uncle|mom|mother|dad|father|parent|sister|brother|wife|husband|grandma|grandpa),?\s(\d{2}),?\s(?:and|is|has|gets?|lives?)\b/giu,
  /,\s?(\d{2})\s?[.?]?$/gu,
];
const YOUNGEST = 18;
const OLDEST = 110;

/** What a pattern reads, in order; undefined where it is an amount or no age of an adult. */
const agesBy = (pattern: RegExp, text: string, amounts: readonly Amount[]): (number | undefined)[] =>
  [...text.matchAll(pattern)].map((match) => {
    const age = Number(match[1]);
    const at = match.index + match[0].indexOf(match[1] ?? '');
    const isAmount = amounts.some(({ unit, at: from, end }) => unit === 'usd' && from <= at && at < end);
    return !isAmount && age >= YOUNGEST && age <= OLDEST ? age : undefined;
  });

/** Every age that a message names, of anybody. */
export const agesIn = (text: string, amounts: readonly Amount[]): number[] =>
  AGES.flatMap((pattern) => agesBy(pattern, text, amounts)).filter((age) => age !== undefined);

const ageIn = (text: string, amounts: readonly Amount[]): number | undefined =>
  AGES.map((pattern) => agesBy(pattern, text, amounts)[0]).find((age) => age !== undefined);

/** Under this a bare amount is the income of a month: nobody lives on it for a year (ELIGIBILITY_LIMITS.tinyAnnualIncome). */
const TINY_YEAR = 6_000;
const MAX_DISTANCE = 30;
const LOOK_BACK = 45;
const BANK_BEFORE = /(?:은행|통장|저금|예금|저축|재산|savings?|assets?|bank)[^.?!]{0,30}$/iu;
const BANK_AFTER =
  /^[^.?!,]{0,12}(?:in (?:a |the |my |her |his |their |our )?(?:bank|savings|checking|credit union|cds?\b|money market|account)|saved|저축|예금|저금)/iu;
const HAD_AFTER = /^[^.?!,]{0,12}(?:있어도|있는데|있어요\.)/iu;

/** "통장에 얼마까지 …, 합쳐서 17만불": no month brings so much, and the message speaks of a bank account and of no income. */
const LEAST_FORTUNE = 20_000;
const BANK = /은행|통장|저금|예금|저축|재산|\b(?:savings|assets|bank)\b/iu;
const EARNING = /소득|수입|연금|월급|인컴|\b(?:income|pension|wages|salary|earns?|makes?)\b/iu;

function isSavings(text: string, { at, end, per, value }: Amount): boolean {
  if (per) return false;
  if (value >= LEAST_FORTUNE && BANK.test(text) && !EARNING.test(text)) return true;
  const after = text.slice(end, end + MAX_DISTANCE);
  return (
    BANK_BEFORE.test(text.slice(Math.max(0, at - MAX_DISTANCE), at)) || BANK_AFTER.test(after) || HAD_AFTER.test(after)
  );
}

const HOME_BEFORE =
  /(?:\b(?:house|home|condo|property)\b|집(?!사람)|아파트|콘도|주택)(?:(?!은행|통장|예금|저금|현금|bank|savings|cash)[^.?!]){0,20}$/iu;
const HOME_AFTER = /^[^.?!,]{0,6}(?:짜리|\b(?:house|home|condo|property)\b)/iu;

/** What stands before an amount that has to be paid: a thing that costs, somebody who pays, or insurance that "is" so much. */
const COST_BEFORE: readonly RegExp[] = [
  /(?:청구|병원비|약값|구급차|치료비|보험료|월세|렌트|양로병원|요양원|요양병원|시설|너싱홈|[가-힣]약(?:은|이)?\s|[가-힣]값)[^.?!]{0,25}$/u,
  /\b(?:bill|bills|billed|costs?|costing|charged?|owe|rent|premium|copay|price|nursing home|assisted living)\b[^.?!]{0,25}$/iu,
  /\b(?:medicines?|medications?|meds|pills|prescriptions?|drugs)\s(?:are|run|cost|come to)\b[^.?!]{0,15}$/iu,
  /\b(?:(?:i|we|to|already)\s(?:pay|spend)|spends|pays|paying|spending)\b(?!\s(?:me|us))[^.?!]{0,25}$/iu,
  /\b(?:tak(?:es?|ing)|took|deduct\w*|withh\w+)\b(?!\shome)(?:(?!\b(?:gets?|receives?|makes?|earns?)\b)[^.?!$\d]){0,25}$/iu,
  /\bpays? (?:for )?(?:my|his|her|their|our)\b[^.?!$\d]{0,20}$/iu,
  /(?:보험|캘리포니아|플랜|코브라)(?:이|가|은|는)\s?(?:한\s?달에\s?|월\s?|매달\s?)?$/u,
  /\b(?:covered ca\w*|cobra|insurance|medigap|plan)\s(?:is|was|will be|wants|runs)\s(?:about\s|over\s|almost\s|now\s)?$/iu,
];
const COST_AFTER: readonly RegExp[] = [
  /^[^.?!,]{0,8}\bout of (?:my|his|her|their|our|the) (?:social|check|ss)/iu,
  /^[^.?!,]{0,14}(?:나왔|나와요|청구|내래|내라|내요|내고|내는데|빠져|빠지|빠집|떼|빚|갚|돌려 달|돌려달|도로 내|드는데|들어요|들어가)/u,
  /^[^.?!,]{0,14}\b(?:bill|bills|copay|premium|rent|hospital|ambulance)\b/iu,
  /^[^.?!,]{0,20}\b(?:they take|(?:is|are|gets?) (?:taken|deducted|withheld))\b/iu,
  /^[^.?!,]{0,14}\bfor (?:the |my |his |her |our |their )?(?:cobra|insurance|coverage|obamacare|medigap|plan)\b/iu,
  /^[^.?!,]{0,14}\b(?:for|on) (?:(?:my|his|her|the|their) )?(?:\w+ )?(?:pills?|meds?|medicines?|drugs?|inhalers?|insulin|prescriptions?)\b/iu,
];
/** Many messages about a nursing home name its price; those who ask have no such income. */
const NURSING_HOME = /양로병원|요양원|요양병원|너싱홈|nursing home|assisted living|memory care/iu;
const NURSING_HOME_PRICE = 5_000;
const GIFT_BEFORE = /\b(?:gives?|gave|sends?|sent)\s(?:me|her|him|us|my\s\w+)\s?$/iu;
const GIFT_AFTER = /^[^.?!,]{0,6}(?:줘|준다|준대|주는|주면|주고|보내|용돈)/u;

/** What has to be paid, or what a relative gives: no income of one's own. */
const isOfOthers = (text: string, { at, end, value, per }: Amount): boolean => {
  if (per === 'month' && value >= NURSING_HOME_PRICE && NURSING_HOME.test(text)) return true;
  const [before, after] = [text.slice(Math.max(0, at - MAX_DISTANCE), at), text.slice(end, end + MAX_DISTANCE)];
  return (
    [...COST_BEFORE, GIFT_BEFORE].some((pattern) => pattern.test(before)) ||
    [...COST_AFTER, GIFT_AFTER].some((pattern) => pattern.test(after))
  );
};

/** What says that an amount is what somebody lives on, before it or after it. */
const INCOME_BEFORE =
  /(?:소득|수입|연금|소셜|인컴|월급|봉급|주급|벌어|벌이|받는 돈|합쳐|합해|생활비|ssa|ssi|ssdi|\b(?:income|incomes|makes?|making|earns?|earning|gets?|getting|receives?|lives? on|living on|pension|social security|ss|wages?|salary|paychecks?|retirement|check|together|combined|total)\b)[^.?!]{0,30}$/iu;
const INCOME_AFTER =
  /^[^.?!]{0,12}(?:받|벌|버는|버세요|벌어|소득|수입|연금|나오|나와|들어오|들어와|로 살|으로 살|인데|이면|인 사람|정도면)|^[^.?!,]{0,24}\b(?:income|pension|social security|ss|ssdi|wages?|salary|checks?)\b/iu;
/** "$1,400 a month, can I get Medi-Cal": with its month or year, an amount needs no other word. */
const isIncome = (text: string, { at, end, per }: Amount): boolean =>
  per !== null ||
  INCOME_BEFORE.test(text.slice(Math.max(0, at - LOOK_BACK), at)) ||
  INCOME_AFTER.test(text.slice(end, end + MAX_DISTANCE));

/** What a home is worth is no income. */
const isHome = (text: string, { at, end, per }: Amount): boolean =>
  !per &&
  !BANK_AFTER.test(text.slice(end)) &&
  (HOME_BEFORE.test(text.slice(Math.max(0, at - MAX_DISTANCE), at)) || HOME_AFTER.test(text.slice(end)));

const PAY =
  /월급|봉급|주급|시급|일해서|일하|알바|파트타임|\b(?:wages?|paychecks?|part[- ]?time|salary|job|working|i work|earn)\b/iu;
/** A pension or a check of Social Security in the same message leaves open which of them the amount is. */
const NO_PAY = /연금|소셜|은퇴|그만|\b(?:pension|social security|ssa|ssi|retire\w*|lost|quit|stopped)\b/iu;

const perOf = ({ per, value }: Amount): Per => per ?? (value < TINY_YEAR ? 'month' : 'year');

/** "I get $1,400 and my wife $600": the words between two incomes say whose the second is. */
const OF_THE_OTHER =
  /(?:남편|아내|와이프|집사람|배우자|마누라|영감|안사람|어머니|아버지|엄마|아빠|\b(?:husband|wife|spouse|he|she|mom|dad|mother|father)\b)/iu;

/** "$1,450 from Social Security and a pension of $380": a second amount is joined to the first, and a pension or work is named with it. */
const JOINED = /(?:\b(?:and|plus)\b|\+|하고|이랑|랑|그리고|에다|또)[^.?!]{0,30}$/iu;
const SECOND_INCOME =
  /\bpension|social security|연금|소셜|\bfrom (?:babysitting|cleaning|work|part[- ]?time|a job)\b/iu;

function isJoined(text: string, first: Amount, second: Amount): boolean {
  const [join] = JOINED.exec(text.slice(first.end, second.at)) ?? [];
  return join !== undefined && SECOND_INCOME.test(join + text.slice(second.end, second.end + MAX_DISTANCE));
}

/** The sum of two incomes in one message, of a couple or of one person; otherwise the first. */
function incomeOf([first, second, ...others]: readonly Amount[], text: string, isCouple: boolean): Person['income'] {
  if (!first) return undefined;
  const isPay = PAY.test(text) && !NO_PAY.test(text);
  const isSum =
    second !== undefined &&
    others.length === 0 &&
    perOf(second) === perOf(first) &&
    (isCouple ? OF_THE_OTHER.test(text.slice(first.end, second.at)) : isJoined(text, first, second));
  const parts = isSum ? [first.value, second.value] : undefined;
  const value = isSum ? first.value + second.value : first.value;
  return { value, per: perOf(first), ...(isPay && { isPay }), ...(parts && { parts }) };
}

/** "소득이 없어요" says the income; nobody has to be asked for it again. */
const noIncome = (terms: ReadonlySet<TermId>): Person['income'] =>
  terms.has('noIncome') ? { value: 0, per: 'month' } : undefined;

const YEARS_HERE = /(\d{1,2})\s?(?:년|years?)/iu;

/** @param text as typed @param amounts of it @param terms of it */
export function personIn(text: string, amounts: readonly Amount[], terms: ReadonlySet<TermId>): Person {
  const dollars = amounts.filter(
    (amount) => amount.unit === 'usd' && !isHome(text, amount) && !isOfOthers(text, amount),
  );
  const saved = dollars.find((amount) => isSavings(text, amount));
  const stated = dollars.filter((amount) => !isSavings(text, amount) && isIncome(text, amount));
  const isAlone = terms.has('alone');
  const isCouple = !isAlone && terms.has('couple');
  const income = incomeOf(stated, text, isCouple) ?? noIncome(terms);
  const age = ageIn(text, amounts);
  const status = terms.has('visitor') ? 'other' : terms.has('greenCard') ? 'resident' : undefined;
  const years = status === 'resident' ? Number(YEARS_HERE.exec(text)?.[1] ?? NaN) : NaN;
  return {
    ...(age !== undefined && { age }),
    ...(income && { income }),
    ...(saved && { savings: saved.value }),
    ...(isAlone && { isAlone }),
    ...(isCouple && { isCouple }),
    ...(status && { status }),
    ...(!Number.isNaN(years) && { yearsHere: years }),
    ...(terms.has('disabled') && { isOnDisability: true }),
    ...(terms.has('incomeUnknown') && { isIncomeUnknown: true }),
  };
}

/** Somebody else than the person of the turns before: "그럼 남편은요?", "and my brother?". */
const OTHER_PERSON =
  /(?:^|[\s,.?!])(?:우리\s?|제\s?|내\s?)?(?:남편|아내|와이프|집사람|배우자|어머니|아버지|어머님|아버님|엄마|아빠|부모님|장모님|장인|시어머니|시아버지|형|형님|누나|누님|오빠|언니|동생|친구|이웃)(?:은|는|이|가|도|께서|께서는|의|분)?(?:요)?(?=[\s,.?!]|$)|\b(?:husband|wife|spouse|mother|father|mom|dad|parents|brother|sister|friend|neighbor)\b/iu;

/** What holds of another person too: a couple has one household and one income. @param text of the turn that may name one */
export function sharedBy(person: Person, text: string): Person {
  if (!OTHER_PERSON.test(text)) return person;
  const { isCouple, income } = person;
  return isCouple ? { isCouple, ...(income && { income }) } : {};
}

export function withoutHousehold({ isAlone: _alone, isCouple: _couple, ...others }: Person): Person {
  return others;
}

const NUMBER_ALONE =
  /^\s*\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})\s?(?:세|살|불|달러|dollars?|years? old)?\s?(?:정도)?(?:이?에요|예요|이요|요|입니다)?[.!]?\s*$/iu;
const ZIP_LENGTH = 5;

/**
 * A message that is a number alone answers what was not known yet: the age, then the income.
 * @returns null for any other message
 */
export function answerInNumber(text: string, known: Person): Person | null {
  const [, digits = ''] = NUMBER_ALONE.exec(text) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  if (digits === '') return null;
  if (digits.length === ZIP_LENGTH && digits.startsWith('9')) return {};
  if (known.age === undefined && value >= YOUNGEST && value <= OLDEST) return { age: value };
  return value > OLDEST ? { income: { value, per: value < TINY_YEAR ? 'month' : 'year' } } : {};
}
