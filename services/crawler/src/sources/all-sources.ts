// Every source with a name: those that are read whole, in the order in which operators see them, and the directories. A missing one stops the start (whole/whole-sources.service.ts).
import type { NamedSourceId } from '@app/contracts/http/crawl-sources';
import type { DirectorySettings } from '../config/directory-settings';
import { clinics } from './clinics/read';
import { communityCare } from './community-care/read';
import { crosswalk } from './crosswalk/read';
import type { DirectorySource } from './directory-source';
import { drugNames } from './drug-names/read';
import { drugPlans } from './drug-plans/read';
import { hospitals } from './hospitals/read';
import { insurance, insurers } from './insurance/read';
import { managedCare } from './managed-care/read';
import { MANAGED_CARE } from './managed-care/source';
import { npiFile } from './npi-file/read';
import { PlanNetSource } from './plan-net/read';
import { INSURERS } from './plan-net/source';
import { socialSecurity } from './social-security/read';
import type { SourceSchedule, WholeSource } from './whole-source';

export const ALL_SOURCES: readonly WholeSource[] = [
  insurance,
  ...insurers,
  crosswalk,
  drugPlans,
  drugNames,
  hospitals,
  communityCare,
  clinics,
  socialSecurity,
];

/** With the one whose place is a setting. */
export const wholeSources = (npiFilePlace: string | null): WholeSource[] => [...ALL_SOURCES, npiFile(npiFilePlace)];

/** Every directory that is read page by page, in the order in which a ZIP's crawl asks them. */
export const directorySources = (settings: DirectorySettings): DirectorySource[] => [
  ...INSURERS.map((each) => new PlanNetSource(each, settings.offSources[each.id] ?? null, settings.planNetKey)),
  managedCare(settings),
];

/** What is read by itself, and in a crawl of everything, where it is on. */
export const READ_BY_THEMSELVES: readonly { source: NamedSourceId; schedule: SourceSchedule }[] = [
  ...ALL_SOURCES.flatMap(({ id: source, schedule }) => (schedule === null ? [] : [{ source, schedule }])),
  ...[...INSURERS, MANAGED_CARE].map(({ id: source, schedule }) => ({ source, schedule })),
];
