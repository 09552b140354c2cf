// Counts of answers by day, card and outcome. Nothing that a visitor wrote comes here.
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CARDS_BY_ID } from '@app/content/asking/cards';
import { ANSWER_COUNT_LIMITS, ANSWER_OUTCOMES } from '@app/contracts/http/answer-counts';
import type { AnswerCounts as Counts, AnswerCountsResponse, AnswerOutcome } from '@app/contracts/http/answer-counts';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';

export interface Counted {
  card: string;
  outcome: AnswerOutcome;
}

/** Counts of one group of rows, by its column, such as the day. */
type Row<Column extends string> = Record<Column, string> & { counts: Partial<Counts> };

const ADD = `
  INSERT INTO guide.answer_counts (day, card, outcome, count)
  SELECT $1, one.card, one.outcome, 1 FROM unnest($2::text[], $3::text[]) AS one (card, outcome)
  ON CONFLICT (day, card, outcome) DO UPDATE SET count = answer_counts.count + 1`;

const groupedBy = (column: 'day' | 'card', order: string): string => `
  SELECT ${column}, jsonb_object_agg(outcome, total) AS counts
    FROM (SELECT ${column}, outcome, sum(count)::int AS total FROM guide.answer_counts
           WHERE day > $1::date - $2::int GROUP BY ${column}, outcome) AS sums
   GROUP BY ${column} ORDER BY ${order}`;
const totalOf = (outcome: AnswerOutcome): string => `coalesce(max(total) FILTER (WHERE outcome = '${outcome}'), 0)`;
const BY_DAY = groupedBy('day', 'day DESC');
const BY_CARD = groupedBy('card', `${totalOf('unhelpful')} DESC, ${totalOf('answered')} DESC, card LIMIT $3`);

const complete = (counts: Partial<Counts>): Counts =>
  Object.fromEntries(ANSWER_OUTCOMES.map((outcome) => [outcome, counts[outcome] ?? 0])) as Counts;

@Injectable()
export class AnswerCounts {
  private readonly logger = new Logger(AnswerCounts.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Counts without being waited for: a reply does not depend on the database. */
  add(counted: readonly Counted[]): void {
    this.store(counted).catch((error: unknown) => this.logger.warn({ err: error }, 'an answer was not counted'));
  }

  /** @param counted different ones @throws whatever the database throws */
  async store(counted: readonly Counted[]): Promise<void> {
    const cards = counted.map(({ card }) => card);
    const outcomes = counted.map(({ outcome }) => outcome);
    await this.database.query(ADD, [this.today(), cards, outcomes]);
  }

  async read(): Promise<AnswerCountsResponse> {
    const { days, cards } = ANSWER_COUNT_LIMITS;
    const [byDay, byCard] = await Promise.all([
      this.database.query<Row<'day'>[]>(BY_DAY, [this.today(), days]),
      this.database.query<Row<'card'>[]>(BY_CARD, [this.today(), days, cards]),
    ]);
    return {
      days: byDay.map(({ day, counts }) => ({ day, counts: complete(counts) })),
      cards: byCard.map(({ card, counts }) => ({
        card,
        asks: CARDS_BY_ID.get(card)?.asks ?? null,
        counts: complete(counts),
      })),
    };
  }

  private today(): string {
    return pacificDay(this.clock.now());
  }
}
