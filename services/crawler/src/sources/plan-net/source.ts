// Whose directories are read, where, how gently and how often. Facts: docs/facts/sources.md#plan-net-directories.
import type { DirectorySourceId } from '@app/contracts/http/crawl-sources';
import type { SourceMode } from '@app/fetching/dispatchers';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site } from '@app/fetching/source-client';
import type { DirectoryFacts } from '../directory-source';

export type InsurerId = Exclude<DirectorySourceId, 'dhcs-managed-care'>;

export interface Insurer extends DirectoryFacts {
  id: InsurerId;
  /** What people call it. */
  name: string;
  site: Site;
  /** `key`: asks for client credentials; `permission`: requires permission first, so it is off until an operator turns it on. */
  access: 'open' | 'key' | 'permission';
}

export const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 60_000, maxBytes: 20_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 5_000, maxBytes: 20_000_000, retryDelaysMs: [100, 400, 1_600] },
};

/** Changes of a week, and everything every fourth: a night of its own for each server. */
const insurer = (
  id: InsurerId,
  weekday: number,
  named: Pick<Insurer, 'name' | 'access'> & { base: string },
): Insurer => ({
  id,
  name: named.name,
  access: named.access,
  schedule: { patterns: [`0 3 * * ${weekday}`], shown: { code: 'weekly', params: { weekday } } },
  site: { live: named.base, sample: `/plan-net/${id.slice('plannet-'.length)}`, policies: POLICIES },
});

export const INSURERS: readonly Insurer[] = [
  insurer('plannet-kaiser', 5, {
    name: 'Kaiser Permanente',
    access: 'open',
    base: 'https://kpx-service-bus.kp.org/service/hp/mhpo/healthplanproviderv1rc',
  }),
  insurer('plannet-unitedhealthcare', 6, {
    name: 'UnitedHealthcare',
    access: 'open',
    base: 'https://public.fhir.flex.optum.com/R4',
  }),
  insurer('plannet-molina', 0, {
    name: 'Molina Healthcare',
    access: 'open',
    base: 'https://api.interop.molinahealthcare.com/ProviderDirectory',
  }),
  insurer('plannet-anthem', 1, {
    name: 'Anthem Blue Cross',
    access: 'key',
    base: 'https://totalview.healthos.elevancehealth.com/resources/unregistered/api/v1/fhir/cms_mandate/mcd',
  }),
  insurer('plannet-centene', 2, {
    name: 'Health Net / Wellcare',
    access: 'permission',
    base: 'https://iopc-provider.api.centene.com/iopc/provider/ca/fhir/providerdirectory',
  }),
  insurer('plannet-scan', 3, {
    name: 'SCAN Health Plan',
    access: 'permission',
    base: 'https://providerdirectory.scanhealthplan.com',
  }),
];

/** Roles a page; a page with what it includes is a few hundred kilobytes. */
export const PAGE_SIZE = 50;
/** Places whose roles are read by one request. */
export const PLACES_A_QUESTION = 25;
