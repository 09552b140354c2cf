/** PostgreSQL text cannot hold NUL, and a lone surrogate is not text: both are the caller's mistake, not ours. */
export const CLEAN_TEXT =
  /^(?:[^\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;
