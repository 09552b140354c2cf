import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One piece of news as an agency published it: title, short summary and the way to the original. */
@Entity('news_items')
@Check('news_items_origin_check', `origin IN ('live', 'sample')`)
@Check('news_items_url_check', `url ~ '^https?://'`)
@Check('news_items_title_check', `title <> ''`)
@Index('news_items_url_key', ['origin', 'url'], { unique: true })
@Index('news_items_title_key', ['origin', 'titleKey', 'publishedOn'], { unique: true })
@Index('news_items_newest_idx', ['origin', 'publishedOn', 'id'])
export class NewsItemEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  origin: 'live' | 'sample';

  @Column('text')
  source: string;

  /** Without a fragment and without marks of campaigns. */
  @Column('text')
  url: string;

  @Column('text')
  title: string;

  /** The title in small letters and figures alone: two items of one day with the same are one. */
  @Column('text', { name: 'title_key' })
  titleKey: string;

  @Column('text', { nullable: true })
  summary: string | null;

  @Column('text')
  category: string;

  /** Of title and summary. */
  @Column('text')
  language: string;

  /** The day in California. */
  @Column('date', { name: 'published_on' })
  publishedOn: string;

  /** When we last saw it in its list. */
  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;
}
