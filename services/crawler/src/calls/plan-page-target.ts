import type { CrawlPlanPageBody } from '@app/contracts/http/crawler.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { DomainError } from '@app/kit/domain-error';
import { type RunTarget, sourceTarget } from '../ledger/run-target';

/** `H0524-003-0` with a year, or our own id `2026-H0524-003-0`. @throws DomainError 400 naming `year` */
export function planPageTarget({ planId, year }: CrawlPlanPageBody): RunTarget {
  const [, statedYear, id = ''] = /^(?:(20\d{2})-)?(.+)$/.exec(planId) ?? [];
  const meant = statedYear === undefined ? year : Number(statedYear);
  if (meant === undefined) throw new DomainError(400, { fields: { year: FIELD_MESSAGES.required } });
  if (year !== undefined && year !== meant) throw new DomainError(400, { fields: { year: FIELD_MESSAGES.invalid } });
  return sourceTarget('plan-page', { planId: id, year: meant });
}
