// Step 10: news of the agencies, and how the last read of each of their sites ended. Written by services/news only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNews1795700000000 implements MigrationInterface {
  name = 'CreateNews1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guide.news_items (
        id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        origin        text        NOT NULL CONSTRAINT news_items_origin_check CHECK (origin IN ('live', 'sample')),
        source        text        NOT NULL,
        url           text        NOT NULL CONSTRAINT news_items_url_check CHECK (url ~ '^https?://'),
        title         text        NOT NULL CONSTRAINT news_items_title_check CHECK (title <> ''),
        title_key     text        NOT NULL,
        summary       text,
        category      text        NOT NULL,
        language      text        NOT NULL,
        published_on  date        NOT NULL,
        checked_at    timestamptz NOT NULL
      )`);
    // One line each for what makes two items the same: the address, or the title of the day.
    await runner.query(`CREATE UNIQUE INDEX news_items_url_key ON guide.news_items (origin, url)`);
    await runner.query(
      `CREATE UNIQUE INDEX news_items_title_key ON guide.news_items (origin, title_key, published_on)`,
    );
    await runner.query(`CREATE INDEX news_items_newest_idx ON guide.news_items (origin, published_on, id)`);
    await runner.query(`
      CREATE TABLE guide.news_sources (
        origin        text NOT NULL CONSTRAINT news_sources_origin_check CHECK (origin IN ('live', 'sample')),
        source        text NOT NULL,
        fired_on      date,
        started_at    timestamptz,
        tried_at      timestamptz,
        good_at       timestamptz,
        failure       text,
        PRIMARY KEY (origin, source)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE guide.news_sources`);
    await runner.query(`DROP TABLE guide.news_items`);
  }
}
