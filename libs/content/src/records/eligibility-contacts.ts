// The lines an eligibility answer may name, taken from the contact records; what each is for stands in the words beside this file.
import type { ContactBook } from '@app/benefits/check/contact-book';
import type { EligibilityContact } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { CONTACTS } from './contacts';
import { benefitscal, calfresh, lines, oldSource } from './eligibility-contacts.words.json';
import { PROGRAMS } from './programs';

/** @throws when the record, or a number that may be shown, is missing: records.test.ts holds them in place */
function line(id: string, purpose: BilingualText): EligibilityContact {
  const record = CONTACTS.find((contact) => contact.id === id);
  if (!record?.number || record.confidence !== 'verified') throw new Error(`no verified telephone line ${id}`);
  const { isStale } = record;
  return {
    id,
    name: { ko: record.nameKo ?? record.name, en: record.name },
    phone: record.number,
    url: record.unconfirmedFields.includes('website') ? null : record.website,
    purpose: isStale ? { ko: `${purpose.ko} ${oldSource.ko}`, en: `${purpose.en} ${oldSource.en}` } : purpose,
    hours: record.unconfirmedFields.includes('hours') ? null : record.hours,
    checkedOn: record.checkedOn,
    sourceUrl: record.sourceUrl,
  };
}

/** @throws when the program or its number is missing: records.test.ts holds it in place */
function foodLine(): EligibilityContact {
  const program = PROGRAMS.find(({ id }) => id === 'calfresh');
  if (!program?.phone || program.confidence !== 'verified') throw new Error('no verified telephone line of CalFresh');
  const { id, name, nameKo, phone, website, checkedOn, sourceUrl } = program;
  return {
    id,
    name: { ko: nameKo, en: name },
    phone,
    url: website,
    purpose: calfresh,
    hours: null,
    checkedOn,
    sourceUrl,
  };
}

export const ELIGIBILITY_CONTACTS: ContactBook = {
  benefitscal: {
    id: 'benefitscal',
    name: { ko: '메디캘 신청 BenefitsCal', en: 'BenefitsCal' },
    phone: null,
    url: 'https://benefitscal.com',
    purpose: benefitscal,
    hours: null,
    checkedOn: '2026-11-20',
    sourceUrl: 'https://www.dhcs.ca.gov/medi-cal/apply/',
  },
  calfresh: foodLine(),
  ...(Object.fromEntries(Object.entries(lines).map(([id, purpose]) => [id, line(id, purpose)])) as Record<
    keyof typeof lines,
    EligibilityContact
  >),
};
