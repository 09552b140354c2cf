// The shape of a source. The ids of the form S12 are those of docs/facts/policy.md#sources, which says what may
// be shown; their official pages stand in this folder and nowhere else.
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import type { Verification } from '@app/contracts/http/provenance';
import type { Publisher } from './first-publishers';

/** Titles without the publisher: the link text puts its name before them, so that it can never be another's. */
interface Titles {
  ko: string;
  en: string;
}

/**
 * @param verified how the value was seen: on the live page, in a stored copy of it, or quoted by others from it
 * @param sourceDate ISO date of the source itself; left out when it does not say
 */
export const source = (
  { name }: Publisher,
  title: Titles,
  url: string,
  verified: Verification,
  sourceDate: string | null = null,
): EligibilitySource => ({
  citation: { ko: `${name.ko}, ${title.ko}`, en: `${name.en}, ${title.en}` },
  publisher: name,
  url,
  verified,
  sourceDate,
});
