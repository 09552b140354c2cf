// The records whose ids an answer of the check names: they are part of the website and never sent with an answer.
import { documents } from '@app/benefits/check/closing.words.json';
import { GREEN_CARD_RULES, NOTICES } from '@app/benefits/check/notices';
import { SOURCES } from '@app/benefits/figures/sources';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { EligibilityContact, EligibilitySource } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';

const SOURCES_BY_ID: ReadonlyMap<string, EligibilitySource> = new Map(Object.entries(SOURCES));
const CONTACTS_BY_ID: ReadonlyMap<string, EligibilityContact> = new Map(Object.entries(ELIGIBILITY_CONTACTS));
const PAPERS_BY_ID: ReadonlyMap<string, BilingualText> = new Map(Object.entries(documents));
const NOTICES_BY_ID: ReadonlyMap<string, BilingualText> = new Map(Object.entries(NOTICES));

/** @returns undefined for an id that a newer server knows and this page does not */
export const sourceWith = (id: string): EligibilitySource | undefined => SOURCES_BY_ID.get(id);

/** The contacts in the given order; an id that only a newer server knows is left out. */
export const contactsWith = (ids: readonly string[]): EligibilityContact[] =>
  ids.flatMap((id) => CONTACTS_BY_ID.get(id) ?? []);

export const noticesWith = (ids: readonly string[]): BilingualText[] =>
  ids.flatMap((id) => NOTICES_BY_ID.get(id) ?? []);

export const papersWith = (ids: readonly string[]): BilingualText[] =>
  [...new Set(ids)].flatMap((id) => PAPERS_BY_ID.get(id) ?? []);

/** Shown in its own place, not in the list of notices. */
export const isGreenCardRule = (id: string): boolean => Object.hasOwn(GREEN_CARD_RULES, id);
