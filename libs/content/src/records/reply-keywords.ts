// Words by which the chat chooses a prepared reply when no service answers, as the specification names them; the first list that
// holds one wins ("메디캘 플랜" is about Medi-Cal).
import replyKeywords from '../../data/reply-keywords.json';

export const PREPARED_REPLIES = ['medicare', 'mediCal', 'providers', 'plans'] as const;
export type PreparedReply = (typeof PREPARED_REPLIES)[number];

export const REPLY_KEYWORDS: Readonly<Record<PreparedReply, readonly string[]>> = replyKeywords;
