import type { InsurerRecord } from '@app/content/records/insurers';
import { withQuery } from '@web/shared/api/api-client';
import { carrierOf } from './insurer-facts';

/** The plan search with this company's plans: there they are compared. */
export const plansAddress = (insurer: Pick<InsurerRecord, 'id'>): string =>
  withQuery('/insurance-search', { q: carrierOf(insurer) });
