// Where the agencies publish news. The addresses of memory-only entries are tried by the news fetcher before use.
import newsrooms from '../../data/newsrooms.json';
import type { ContentRecord } from './record';

export interface NewsroomRecord extends ContentRecord {
  url: string;
  feedUrl: string | null;
  kind: 'html-list' | 'rss+html' | 'json';
}

export const NEWSROOMS = newsrooms as readonly NewsroomRecord[];
