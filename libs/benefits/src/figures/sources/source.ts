// The shape of a source. The ids are those of /work/shared/facts/policy.md section 12, so that both can be read together.
import type { EligibilitySource } from '@app/contracts/http/eligibility';

/** @param sourceDate ISO date of the source itself; left out when it does not say */
export const source = (ko: string, en: string, url: string, sourceDate: string | null = null): EligibilitySource => ({
  citation: { ko, en },
  url,
  sourceDate,
});
