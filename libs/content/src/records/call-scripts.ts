// What to say on the phone: whom one calls, what to have at hand, three sentences, what to write down. Emergency lines have none.
import type { BilingualText } from '@app/contracts/http/errors';
import callScripts from '../../data/call-scripts.json';

export const CALL_SCRIPTS = [
  'hicap',
  'medicare',
  'ssa',
  'medi-cal',
  'covered-ca',
  'plan',
  'doctor',
  'pharmacy',
] as const;
export type CallScriptId = (typeof CALL_SCRIPTS)[number];

export interface CallScript {
  id: CallScriptId;
  /** Help lines (help-lines.json) that it is for. */
  lines: readonly string[];
  who: BilingualText;
  ready: readonly BilingualText[];
  /** English is what is said; Korean says what it means. */
  say: readonly BilingualText[];
  note: readonly BilingualText[];
}

const SCRIPTS = callScripts as readonly CallScript[];

export const callScript = (id: CallScriptId): CallScript | undefined => SCRIPTS.find((script) => script.id === id);

/** The script of a help line; undefined for an emergency line and for those nobody wrote one for. */
export const scriptOfLine = (line: string): CallScriptId | undefined =>
  SCRIPTS.find(({ lines }) => lines.includes(line))?.id;
