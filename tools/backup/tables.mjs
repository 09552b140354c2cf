// @ts-check
// What a backup holds. A test holds the two lists to the tables that there are.

/**
 * @typedef {object} Saved
 * @property {string} name with its schema
 * @property {string} [rows] a SELECT for those rows that are saved, `{columns}` standing for the columns; all rows when left out
 */

/** A run that is not over belongs to the queue of its day: it is left out, and its finished parts stand for themselves. */
const FINISHED_RUNS = `
  SELECT {columns} FROM (
    SELECT (jsonb_populate_record(r, jsonb_build_object('parent_id', p.id))).*
      FROM guide.crawl_runs r
      LEFT JOIN guide.crawl_runs p ON p.id = r.parent_id AND p.status NOT IN ('queued', 'running')
     WHERE r.status NOT IN ('queued', 'running')) AS finished`;

/** In the order in which they refer to one another. @type {Saved[]} */
export const SAVED = [
  { name: 'guide.app_settings' },
  { name: 'guide.zip_codes' },
  { name: 'guide.zip_counties' },
  { name: 'guide.assistance_programs' },
  { name: 'guide.offices' },
  { name: 'guide.insurance_plans' },
  { name: 'guide.insurance_plan_counties' },
  { name: 'guide.providers' },
  { name: 'guide.provider_sources' },
  { name: 'guide.news_items' },
  { name: 'guide.news_sources' },
  { name: 'guide.figure_checks' },
  { name: 'guide.figure_check_runs' },
  { name: 'accounts.users' },
  { name: 'guide.crawl_runs', rows: FINISHED_RUNS },
];

/** Emptied by a restore: they speak of records and people that may not be there any more. */
export const EMPTIED = [
  // Everybody signs in again.
  'accounts.sessions',
  // What a source last answered; kept, "nothing new" would be said of records that the restore took back.
  'guide.fetch_cache',
  // Progress of runs that are not over.
  'guide.crawl_run_sightings',
  'guide.crawl_run_words',
  'guide.registry_stage',
];

/** Neither saved nor touched. The schema `bullmq` (the queue, its schedules) belongs here too: jobs whose run is gone are not wanted. */
export const LEFT_ALONE = [
  // Compared instead: a backup is restored by the release that made it.
  'guide.migrations',
  // How lately each source was asked, and how long it wants its rest: that is about now.
  'guide.fetch_hosts',
];
