import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readForAnswer } from '../ledger/read-for-answer';
import type { SourceMode } from '@app/fetching/dispatchers';

const KEY = 'sources-mode';

/** The decision of SOURCES=auto, kept in guide.app_settings. */
@Injectable()
export class ModeRepository {
  constructor(private readonly database: DataSource) {}

  async find(): Promise<SourceMode | null> {
    const rows = await readForAnswer<{ value: unknown }[]>(
      this.database,
      'SELECT value FROM guide.app_settings WHERE key = $1',
      [KEY],
    );
    const value = rows[0]?.value;
    return value === 'live' || value === 'sample' ? value : null;
  }

  /** The first decision counts: two workers that decide at once get the same result, which is returned. */
  async record(mode: SourceMode): Promise<SourceMode> {
    await this.database.query(
      'INSERT INTO guide.app_settings (key, value) VALUES ($1, to_jsonb($2::text)) ON CONFLICT (key) DO NOTHING',
      [KEY, mode],
    );
    return (await this.find()) ?? mode;
  }
}
