// Covered California's own lines and address, from the curated record (libs/content), which carries source and check date.
import { ENROLLMENT } from '@app/content/records/enrollment';
import type { EnrollmentRecord } from '@app/content/records/enrollment';

export const COVERED_CALIFORNIA_SITE = 'https://www.coveredca.com';

export interface HelpLines extends Pick<EnrollmentRecord, 'hours' | 'checkedOn'> {
  phone: string;
  koreanPhone: string;
  sourceUrl: string;
}

export const HELP: HelpLines = (() => {
  const record = ENROLLMENT.find(({ id }) => id === 'covered-ca-help');
  if (!record?.phone || !record.koreanPhone || !record.sourceUrl)
    throw new Error('libs/content has no Covered CA line');
  const { phone, koreanPhone, sourceUrl, hours, checkedOn } = record;
  return { phone, koreanPhone, sourceUrl, hours, checkedOn };
})();
