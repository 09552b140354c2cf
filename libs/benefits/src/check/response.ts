// The HTTP response of the check: what a screen shows, with sources and contacts as ids instead of repeated records.
import {
  MAX_FLIPS,
  MAX_RECOMMENDATIONS,
  type EligibilityProgramLine,
  type EligibilityProgramSummary,
  type EligibilityResponse,
  type EligibilityResult,
  type EligibilitySource,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { firstOf } from './actions';
import { SOURCES } from '../figures/sources';
import { NOTICES } from './notices';

const SOURCE_IDS: ReadonlyMap<EligibilitySource, string> = new Map(
  Object.entries(SOURCES).map(([id, source]) => [source, id]),
);

const NOTICE_IDS: ReadonlyMap<BilingualText, string> = new Map(Object.entries(NOTICES).map(([id, text]) => [text, id]));

function noticeIdOf(text: BilingualText): string {
  const id = NOTICE_IDS.get(text);
  if (id === undefined) throw new Error(`unknown notice: ${text.en}`);
  return id;
}

/** @throws Error for a source that is not in the table of sources */
function sourceIdOf(source: EligibilitySource | undefined): string {
  const id = source && SOURCE_IDS.get(source);
  if (id === undefined) throw new Error(`unknown source ${source?.url}`);
  return id;
}

/** A limit that says what it adds up from says the deduction too: it is not repeated with the income. */
function summaryOf({ sources, nextStep, ...line }: EligibilityProgramLine): EligibilityProgramSummary {
  const yours = line.yours && line.limit?.note ? { ...line.yours, note: null } : line.yours;
  return { ...line, yours, source: sourceIdOf(sources[0]), contacts: nextStep.contacts };
}

export function responseOf(result: EligibilityResult): EligibilityResponse {
  const { reasons: _reasons, rules: _rules, ...shown } = result;
  return {
    ...shown,
    recommendations: result.recommendations.slice(0, MAX_RECOMMENDATIONS),
    actions: firstOf(result.actions),
    programs: result.programs.map(summaryOf),
    wouldChange: result.wouldChange.slice(0, MAX_FLIPS),
    switches: result.switches.map((change) => ({ ...change, source: change.source && sourceIdOf(change.source) })),
    apply: result.apply.map(({ id }) => id),
    notices: result.notices.map(noticeIdOf),
  };
}
