// The telephone lines that pages print and texts name. Their numbers are in libs/content/data/help-lines.json; the build puts
// them into the first script (web/help-line-numbers.cjs), so they are there when every server is down.
import type { CallScriptId } from '@app/content/records/call-scripts';

export interface HelpLine {
  number: string;
  /** The number in letters, where people know it so. */
  spelled?: string;
  checkedOn: string;
  /** What to say there; missing at emergency lines. */
  script?: CallScriptId;
}

const URGENT = ['emergency', 'crisis', 'poison'] as const;

export type HelpLineId =
  | 'hicap'
  | 'medicare'
  | 'mediCal'
  | 'healthCareOptions'
  | 'coveredCaliforniaKorean'
  | 'socialSecurity'
  | 'agingAgency'
  | 'community';

declare const HELP_LINE_NUMBERS: Readonly<Record<HelpLineId | (typeof URGENT)[number], HelpLine>>;

export const HELP_LINES = HELP_LINE_NUMBERS;

/** Dialled as they are: 911, 988 and poison control. */
export const EMERGENCY_LINES = URGENT.map((id) => ({ id, ...HELP_LINES[id] }));

/** What every text of web/src/locales may name: `{{line.hicap.number}}`, `{{line.medicare.spelled}}`. */
export const WORDS = { line: HELP_LINES } as const;
