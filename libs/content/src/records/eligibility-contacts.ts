// The lines an eligibility answer may name, taken from the contact records; what each is for stands in the words beside this file.
import type { ContactBook } from '@app/benefits/check/contact-book';
import type { EligibilityContact } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { CONTACTS } from './contacts';
import { benefitscal, calfresh, lines, oldSource } from './eligibility-contacts.words.json';
import { PROGRAMS } from './programs';
import type { ContentRecord } from './record';

type Callable = Pick<
  ContentRecord,
  'id' | 'name' | 'nameKo' | 'sourceUrl' | 'checkedOn' | 'isStale' | 'unconfirmedFields'
> & {
  website: string | null;
  hours?: BilingualText | null;
};

function contactOf(record: Callable, phone: string, purpose: BilingualText): EligibilityContact {
  const { id, name, nameKo, website, hours = null, checkedOn, sourceUrl, isStale, unconfirmedFields } = record;
  return {
    id,
    name: { ko: nameKo ?? name, en: name },
    phone,
    url: unconfirmedFields.includes('website') ? null : website,
    purpose: isStale ? { ko: `${purpose.ko} ${oldSource.ko}`, en: `${purpose.en} ${oldSource.en}` } : purpose,
    hours: unconfirmedFields.includes('hours') ? null : hours,
    checkedOn,
    sourceUrl,
  };
}

/** @throws when the record, or a number that may be shown, is missing: records.test.ts holds them in place */
function line(id: string, purpose: BilingualText): EligibilityContact {
  const record = CONTACTS.find((contact) => contact.id === id);
  if (!record?.number || record.confidence !== 'verified') throw new Error(`no verified telephone line ${id}`);
  return contactOf(record, record.number, purpose);
}

/** @throws as `line` */
function programLine(id: string, purpose: BilingualText): EligibilityContact {
  const program = PROGRAMS.find((each) => each.id === id);
  if (!program?.phone || program.confidence !== 'verified') throw new Error(`no verified telephone line of ${id}`);
  return contactOf(program, program.phone, purpose);
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
  calfresh: programLine('calfresh', calfresh),
  ...(Object.fromEntries(Object.entries(lines).map(([id, purpose]) => [id, line(id, purpose)])) as Record<
    keyof typeof lines,
    EligibilityContact
  >),
};
