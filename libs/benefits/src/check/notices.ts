// The sentences that every result carries, by id: a response names them, and the website has their texts.
import type { BilingualText } from '@app/contracts/http/errors';
import { ruleDay } from '../figures/rule-dates';
import { day, fill } from '../programs/amount-texts';
import { notices } from './closing.words.json';

export type NoticeId = keyof typeof notices;

export const NOTICES: Readonly<Record<NoticeId, BilingualText>> = {
  ...notices,
  publicCharge: fill(notices.publicCharge, { begins: day(ruleDay('publicCharge')) }),
};
