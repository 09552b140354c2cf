/** Day every figure and source was last compared with its page, where a row or a source does not name a later one. */
export const CHECKED_ON = '2026-11-20';
