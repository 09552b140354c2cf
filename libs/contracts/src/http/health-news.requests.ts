// Query class of the news. The server validates with it; the web imports it as a type only.
import { NEWS_LIMITS } from './health-news';
import { OptionalInteger } from './query-fields.requests';

export class HealthNewsQuery {
  @OptionalInteger(1, NEWS_LIMITS.max) limit?: number;
}
