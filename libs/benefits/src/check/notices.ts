// The sentences that every result carries, by id: a response names them, and the website has their texts.
import type { BilingualText } from '@app/contracts/http/errors';
import { ruleDay } from '../figures/rule-dates';
import { day, fill } from '../programs/amount-texts';
import { publicCharge, publicChargeResident } from './action.words.json';
import { notices } from './closing.words.json';

/** The rule of September 2026 on who may become a permanent resident, for two groups of people. */
export const GREEN_CARD_RULES = { greenCardRule: publicCharge, greenCardRuleResident: publicChargeResident };

export type NoticeId = keyof typeof notices | keyof typeof GREEN_CARD_RULES;

const begins = day(ruleDay('publicCharge'));

const greenCardRule = ({ title, text }: { title: BilingualText; text: BilingualText }): BilingualText =>
  fill({ ko: `${title.ko}. ${text.ko}`, en: `${title.en}. ${text.en}` }, { begins });

export const NOTICES: Readonly<Record<NoticeId, BilingualText>> = {
  ...notices,
  publicCharge: fill(notices.publicCharge, { begins }),
  greenCardRule: greenCardRule(GREEN_CARD_RULES.greenCardRule),
  greenCardRuleResident: greenCardRule(GREEN_CARD_RULES.greenCardRuleResident),
};
