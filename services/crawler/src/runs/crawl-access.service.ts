import { Injectable } from '@nestjs/common';
import { DomainError } from '@app/kit/domain-error';
import { CrawlerConfig } from '../config';

/** Who may start or cancel a crawl. Reading progress and results is open to all. */
@Injectable()
export class CrawlAccessService {
  constructor(private readonly config: CrawlerConfig) {}

  /** Until sign-in exists nobody can show that they are an operator, so `operators` means nobody. */
  get isOpen(): boolean {
    return this.config.crawlAccess === 'open';
  }

  /** @throws DomainError 401 */
  assertMayChange(): void {
    if (this.isOpen) return;
    throw new DomainError(401, {
      ko: '운영자로 로그인한 사람만 수집을 시작하거나 멈출 수 있습니다.',
      en: 'Only a signed-in operator may start or stop a crawl.',
    });
  }
}
