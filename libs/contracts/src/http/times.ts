// Times in answers. Plain strings for the compiler; their names tell the API's description which form they have
// (tools/schemas).

/** `2026-11-22T18:05:00.000Z` */
export type Instant = string;

/** `2026-11-22` */
export type CalendarDay = string;
