import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';

/** Whether a miss starts a crawl; the other types come from whole imports. */
export const isCrawledByZip = (type: ProviderType): boolean => CRAWLED_BY_ZIP.some((known) => known === type);
