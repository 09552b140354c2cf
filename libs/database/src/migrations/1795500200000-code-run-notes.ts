// Step 5: what a run says besides its counts is a code with parameters; rows of before said it as text.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SKIP_CODES = {
  'other state': 'other_state',
  'other insurer': 'other_insurer',
  'other kind': 'other_kind',
  'listed twice': 'listed_twice',
  'part of another': 'part_of_another',
  'ragged row': 'ragged_row',
  'unknown kind of plan': 'unknown_plan_kind',
  'not permanent': 'not_permanent',
  'offices only': 'offices_only',
};
const NOT_READ = `^(plan benefits file|star ratings) not read \\((.*)\\)$`;

export class CodeRunNotes1795500200000 implements MigrationInterface {
  name = 'CodeRunNotes1795500200000';

  async up(runner: QueryRunner): Promise<void> {
    // A sentence that is no code of ours is kept as it was said.
    await runner.query(
      `UPDATE guide.crawl_runs r SET result = (result - 'note' - 'unchangedSince') || jsonb_build_object(
         'skipped', coalesce((
           SELECT jsonb_object_agg(coalesce($1::jsonb ->> key, key), value)
             FROM jsonb_each(result -> 'skipped') WHERE key !~ $2), '{}'),
         'notes', coalesce((
           SELECT jsonb_agg(jsonb_build_object(
                    'code', CASE hit[1] WHEN 'star ratings' THEN 'ratings_not_read' ELSE 'benefits_not_read' END,
                    'params', jsonb_build_object('reason', hit[2])))
             FROM jsonb_each(result -> 'skipped'), regexp_match(key, $2) AS hit WHERE hit IS NOT NULL), '[]')
         || CASE WHEN result ->> 'unchangedSince' IS NOT NULL THEN jsonb_build_array(jsonb_build_object(
                   'code', 'unchanged', 'params', jsonb_build_object('since', result -> 'unchangedSince')))
                 WHEN jsonb_typeof(result -> 'note') = 'object' THEN jsonb_build_array(jsonb_build_object(
                   'code', 'said', 'params', result -> 'note'))
                 ELSE '[]' END)
       WHERE jsonb_typeof(result -> 'skipped') = 'object' AND NOT result ? 'notes'`,
      [JSON.stringify(SKIP_CODES), NOT_READ],
    );
    await runner.query(
      `UPDATE guide.crawl_runs r SET failure_detail = NULL, result = jsonb_build_object(
         'plans', '[]'::jsonb, 'skipped', '{}'::jsonb, 'sha256', NULL, 'notes', jsonb_build_array(jsonb_build_object(
           'code', 'fell', 'params', jsonb_build_object(
             'found', hit[1]::integer, 'before', hit[2]::integer, 'kept', hit[3]::integer))))
        FROM guide.crawl_runs o, regexp_match(o.failure_detail, '^fall: (\\d+) found, (\\d+) before; (\\d+) unseen') AS hit
       WHERE o.id = r.id AND r.status = 'succeeded' AND r.result IS NULL AND hit IS NOT NULL`,
    );
  }

  /** The words are gone; an earlier version shows these rows without a note. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE guide.crawl_runs SET result = (result - 'notes') || '{"note": null, "unchangedSince": null}'
        WHERE result ? 'notes'`,
    );
  }
}
