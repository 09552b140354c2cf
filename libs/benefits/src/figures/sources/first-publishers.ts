// The publishers the home page names: apart from the others, so that it loads only these.
import type { BilingualText } from '@app/contracts/http/errors';

export interface Publisher {
  name: BilingualText;
  /** Hosts of the publisher; their subdomains count too. */
  hosts: readonly string[];
}

export const publisher = (ko: string, en: string, ...hosts: string[]): Publisher => ({ name: { ko, en }, hosts });

export const CMS = publisher(
  '연방 메디케어청(CMS)',
  'Centers for Medicare & Medicaid Services (CMS)',
  'cms.gov',
  'medicare.gov',
  'medicaid.gov',
);
export const HHS = publisher('연방 보건복지부(HHS)', 'US Department of Health and Human Services', 'hhs.gov');
export const DHCS = publisher(
  '캘리포니아주 보건서비스국(DHCS)',
  'California Department of Health Care Services (DHCS)',
  'dhcs.ca.gov',
);
export const COVERED_CALIFORNIA = publisher('커버드 캘리포니아', 'Covered California', 'coveredca.com');
