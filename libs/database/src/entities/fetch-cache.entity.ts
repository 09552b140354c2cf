import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the crawler remembers of an address between starts: conditional-GET headers, body hash, robots.txt. */
@Entity('fetch_cache')
export class FetchCacheEntity {
  @PrimaryColumn('text')
  url: string;

  @Column('text', { nullable: true })
  etag: string | null;

  @Column('text', { name: 'last_modified', nullable: true })
  lastModified: string | null;

  @Column('text', { name: 'body_sha256', nullable: true })
  bodySha256: string | null;

  @Column('text', { nullable: true })
  body: string | null;

  /** HTTP status of the stored answer. */
  @Column('integer')
  status: number;

  @Column('timestamptz', { name: 'fetched_at' })
  fetchedAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
