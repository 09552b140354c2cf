// The prepared replies of the specification, for when neither the socket nor the call answers: chosen by keyword. Words:
// `chat:canned.*`.
import { PREPARED_REPLIES, REPLY_KEYWORDS } from '@app/content/records/reply-keywords';
import type { PreparedReply } from '@app/content/records/reply-keywords';
import type { HelpLineId } from '@web/base/contacts';

export type CannedId = PreparedReply | 'greeting';

export const CANNED_LINES: Readonly<Record<CannedId, readonly HelpLineId[]>> = {
  greeting: ['hicap', 'medicare'],
  medicare: ['medicare', 'hicap'],
  mediCal: ['mediCal', 'hicap'],
  providers: ['medicare', 'community'],
  plans: ['hicap', 'medicare'],
};

/** Greetings too end at the greeting: it is what is there for everything else. */
export function cannedFor(message: string): CannedId {
  const words = message.normalize('NFC').toLowerCase();
  return PREPARED_REPLIES.find((id) => REPLY_KEYWORDS[id].some((keyword) => words.includes(keyword))) ?? 'greeting';
}
