// Who writes the pages our figures and records rest on. Each is a constant of its own, so that a screen loads only those it
// names; official-sources.test.ts holds every address against the hosts that stand here.
import { publisher } from './first-publishers';

export const SSA = publisher('사회보장국(SSA)', 'Social Security Administration (SSA)', 'ssa.gov');
export const IRS = publisher('연방 국세청(IRS)', 'Internal Revenue Service (IRS)', 'irs.gov');
export const US_CODE = publisher(
  '연방 하원 법전 편찬실',
  'Office of the Law Revision Counsel, US House',
  'uscode.house.gov',
);
export const GOVINFO = publisher('연방 출판국(govinfo)', 'US Government Publishing Office (govinfo)', 'govinfo.gov');
export const ECFR = publisher('연방 규정집(eCFR)', 'Electronic Code of Federal Regulations', 'ecfr.gov');
export const CDSS = publisher(
  '캘리포니아주 사회복지국(CDSS)',
  'California Department of Social Services (CDSS)',
  'cdss.ca.gov',
);
export const CPUC = publisher(
  '캘리포니아주 공공요금위원회(CPUC)',
  'California Public Utilities Commission',
  'cpuc.ca.gov',
);
export const LEGINFO = publisher(
  '캘리포니아주 법령 정보',
  'California Legislative Information',
  'leginfo.legislature.ca.gov',
);
export const LA_DPSS = publisher(
  '로스앤젤레스(LA) 카운티 공공사회복지국(DPSS)',
  'Los Angeles County DPSS',
  'dpss.lacounty.gov',
);
