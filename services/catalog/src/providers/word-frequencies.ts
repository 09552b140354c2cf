// How common words are, as the database itself keeps count of (ANALYZE). Only the most common ones are listed; all others are rare.
import { Injectable } from '@nestjs/common';
import type { LookUp, Term } from '@app/content/matching/word-look-up';
import { DataSource } from 'typeorm';

const REFRESH_MS = 10 * 60_000;

/** Records from which on a beginning is a common one, and the words that then stand for it. */
const COMMON = 1_000;
const MOST_WORDS = 20;

const READ = `
  SELECT s.most_common_elems::text::text[] AS words, s.most_common_elem_freqs AS shares, c.reltuples AS rows
    FROM pg_stats s JOIN pg_class c ON c.oid = 'guide.providers'::regclass
   WHERE s.schemaname = 'guide' AND s.tablename = 'providers' AND s.attname = 'search_words'`;

interface StatisticsRow {
  words: string[] | null;
  shares: number[] | null;
  rows: number;
}

@Injectable()
export class WordFrequencies {
  private shares = new Map<string, number>();
  /** The same in the order of their letters: words with one beginning stand together. */
  private ordered: [word: string, share: number][] = [];
  private rows = 0;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;

  constructor(private readonly database: DataSource) {}

  /** Reads the counts when they are old; only the first time somebody waits for it. */
  async refresh(): Promise<void> {
    if (performance.now() - this.readAt < REFRESH_MS) return;
    this.reading ??= this.read().finally(() => (this.reading = null));
    if (this.shares.size === 0) await this.reading;
    else this.reading.catch(() => undefined);
  }

  /** Records in the table, about. */
  get count(): number {
    return this.rows;
  }

  /** With about which share of the records holds each. */
  mostCommon(): [word: string, share: number][] {
    return this.ordered;
  }

  /** About how many records answer one of the look-ups; 0 for what is rare. */
  records(lookUps: readonly LookUp[]): number {
    return this.rows * Math.min(1, sum(lookUps.map((lookUp) => this.shareOf(lookUp))));
  }

  /**
   * About how many records answer all groups. Words of names come together more often than by chance (home health services), so each
   * further word counts for less.
   */
  recordsOfAll(groups: readonly (readonly LookUp[])[]): number {
    if (this.rows === 0) return 0;
    const shares = groups.map((group) => this.records(group) / this.rows).sort((one, other) => one - other);
    return shares.reduce((rows, share, index) => rows * share ** (1 / 2 ** index), this.rows);
  }

  /** As {@link recordsOfAll}, if the groups had nothing to do with each other: fewer than that answer hardly ever. */
  recordsByChance(groups: readonly (readonly LookUp[])[]): number {
    return groups.reduce((rows, group) => rows * (this.records(group) / Math.max(1, this.rows)), this.rows);
  }

  /** About which share of the records answers all groups; 0 for what is rare. */
  shareOfAll(groups: readonly (readonly LookUp[])[]): number {
    return this.rows === 0 ? 0 : this.recordsOfAll(groups) / this.rows;
  }

  /**
   * Look-ups as the index answers them quickly. Everything that begins with a common word is a long list to put together, so for such
   * a beginning the common words themselves are looked up; a single letter or two digits are looked up as they are.
   */
  quick(lookUps: readonly LookUp[]): LookUp[] {
    return lookUps.map((lookUp) => lookUp.map((terms) => terms.flatMap((term) => this.quickTerms(term))));
  }

  private quickTerms(term: Term): Term[] {
    if (!term.isPrefix) return [term];
    const letters = term.lexeme.replace(/^[@~]+/, '');
    if (letters.length < 2 || /^\d{1,2}$/.test(letters)) return [{ ...term, isPrefix: false }];
    const words = this.wordsFrom(term.lexeme);
    if (this.rows * sum(words.map(([, share]) => share)) < COMMON) return [term];
    const most = words.toSorted(([, one], [, other]) => other - one).slice(0, MOST_WORDS);
    return [...new Set([term.lexeme, ...most.map(([word]) => word)])].map((lexeme) => ({ lexeme, isPrefix: false }));
  }

  private wordsFrom(beginning: string): [word: string, share: number][] {
    let [first, end] = [0, this.ordered.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((this.ordered[middle]?.[0] ?? '') < beginning) first = middle + 1;
      else end = middle;
    }
    let last = first;
    while (this.ordered[last]?.[0].startsWith(beginning)) last += 1;
    return this.ordered.slice(first, last);
  }

  private shareOf(lookUp: LookUp): number {
    return Math.min(...lookUp.map((terms) => sum(terms.map((term) => this.shareOfTerm(term)))));
  }

  private shareOfTerm({ lexeme, isPrefix }: Term): number {
    if (!isPrefix) return this.shares.get(lexeme) ?? 0;
    return sum(this.wordsFrom(lexeme).map(([, share]) => share));
  }

  private async read(): Promise<void> {
    const [row]: StatisticsRow[] = await this.database.query(READ);
    this.readAt = performance.now();
    this.rows = Math.max(0, row?.rows ?? 0);
    // Behind the shares of the words stand three numbers about all of them.
    this.shares = new Map((row?.words ?? []).map((word, index) => [word, row?.shares?.[index] ?? 0]));
    this.ordered = [...this.shares].sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
