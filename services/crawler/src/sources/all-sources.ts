// Every source that is read whole, in the order in which operators see them. A missing one stops the start (whole/whole-sources.service.ts).
import type { WholeSourceId } from '@app/contracts/http/crawler';
import { clinics } from './clinics/read';
import { communityCare } from './community-care/read';
import { hospitals } from './hospitals/read';
import { insurance, insurers } from './insurance/read';
import { socialSecurity } from './social-security/read';
import type { Rhythm, WholeSource } from './whole-source';

export const ALL_SOURCES: readonly WholeSource[] = [
  insurance,
  ...insurers,
  hospitals,
  communityCare,
  clinics,
  socialSecurity,
];

/** What is read by itself, and in a crawl of everything. */
export const READ_BY_THEMSELVES: readonly { source: WholeSourceId; rhythm: Rhythm }[] = ALL_SOURCES.flatMap(
  ({ id: source, rhythm }) => (rhythm === null ? [] : [{ source, rhythm }]),
);
