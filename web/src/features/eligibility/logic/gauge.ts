// Where a person's figure and the limit stand on a bar of 100. Pure.
import type { EligibilityRule } from '@app/contracts/http/eligibility';

export interface GaugeMarks {
  /** Percent of the bar. */
  yours: number;
  limit: number;
}

/** The limit stands here until the person's own figure is larger than the bar. */
const LIMIT_AT = 90;

/** null where there is nothing to compare: no figure of one's own, no limit, or a limit of nothing. */
export function gaugeOf({ yours, limit, comparison }: EligibilityRule): GaugeMarks | null {
  if (!yours || !limit || !comparison || limit.value <= 0 || !limit.unit.startsWith('usd')) return null;
  const share = Math.max(0, yours.value / limit.value);
  const scale = share * LIMIT_AT > 100 ? 100 / share : LIMIT_AT;
  return { yours: Math.min(100, share * scale), limit: Math.min(100, scale) };
}
