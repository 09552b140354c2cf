// Step 3: who signed in, in a schema of its own that only the gateway enters. Written by services/gateway only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1795400000000 implements MigrationInterface {
  name = 'CreateAccounts1795400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA IF NOT EXISTS accounts`);
    // Only what the provider told at the last sign-in; a person is issuer and subject, never an e-mail address.
    await runner.query(`
      CREATE TABLE accounts.users (
        id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        issuer          text        NOT NULL,
        subject         text        NOT NULL,
        email           text,
        first_name      text,
        last_name       text,
        picture_url     text CHECK (picture_url ~ '^https://'),
        created_at      timestamptz NOT NULL DEFAULT now(),
        last_sign_in_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE UNIQUE INDEX users_by_subject ON accounts.users (issuer, subject)`);
    // The columns are those connect-pg-simple reads and writes.
    await runner.query(`
      CREATE TABLE accounts.sessions (
        sid    text        PRIMARY KEY,
        sess   json        NOT NULL,
        expire timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_by_end ON accounts.sessions (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE accounts.sessions`);
    await runner.query(`DROP TABLE accounts.users`);
    await runner.query(`DROP SCHEMA accounts`);
  }
}
