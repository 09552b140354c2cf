// Screens of ours that go on from an answer.
import { OTHER_SPECIALTIES } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { UnderstoodQuestion } from '@app/content/matching/understood';
import type { BilingualText } from '@app/contracts/http/errors';
import type { DraftLink } from './draft';

const link = (to: string, ko: string, en: string): DraftLink => ({ to, label: { ko, en } });

export const ELIGIBILITY = link('/eligibility', '내가 받을 혜택 확인', 'See what you may qualify for');
export const MEDICARE = link('/medicare', '메디케어 안내', 'About Medicare');
export const MEDI_CAL = link('/medi-cal', '메디캘 안내', 'About Medi-Cal');
export const COVERED_CALIFORNIA = link('/covered-california', '커버드 캘리포니아 안내', 'About Covered California');
export const DOCTORS = link('/doctors', '의사 찾기', 'Find a doctor');
export const PLANS = link('/insurance-search', '보험 플랜 찾기', 'Search insurance plans');
export const COMPARE_PLANS = link('/plan-comparison', '플랜 비교하기', 'Compare plans');
export const BENEFITS = link('/benefits-comparison', '혜택 비교하기', 'Compare benefits');
export const SEARCH = link('/search', '이름으로 찾기', 'Search by name');
export const CONTACTS_PAGE = link('/emergency-contacts', '비상 연락처', 'Emergency contacts');

/** Kinds with a directory of their own; the finder lists the others. */
const PAGES = new Map<ProviderType, DraftLink>(
  Object.entries({
    doctor: DOCTORS,
    pharmacy: link('/pharmacies', '약국 찾기', 'Find a pharmacy'),
    clinic: link('/clinics', '클리닉 찾기', 'Find a clinic'),
    seniorHousing: link('/senior-housing', '시니어 주거 찾기', 'Find senior housing'),
    adultDayCare: link('/adult-day-care', '양로보건센터 찾기', 'Find adult day care'),
    assistant: link('/assistants', '집에서 받는 돌봄 찾기', 'Find home care'),
    hospital: link('/hospitals', '병원 찾기', 'Find a hospital'),
    medicalGroup: link('/medical-groups', '메디컬 그룹 찾기', 'Find a medical group'),
    insurance: link('/insurance-companies', '보험회사 보기', 'See insurance companies'),
  }) as [ProviderType, DraftLink][],
);
const FINDER = link('/providers', '의료진과 돌봄 찾기', 'Find providers and care');
const ORDERED: readonly ProviderType[] = ['doctor', 'pharmacy', 'clinic', 'seniorHousing', 'adultDayCare', 'assistant'];

export type PlaceQuestion = Pick<UnderstoodQuestion, 'zip' | 'language' | 'specialty'> & { type: ProviderType };

/** The list that answers a search, as the header search leads there (web/src/shared/places/directory-paths.ts). */
export function directoryLink({ type, zip, language, specialty }: PlaceQuestion): DraftLink {
  const isOther =
    (language !== null && language !== 'korean' && ORDERED.includes(type)) ||
    (type === 'doctor' && OTHER_SPECIALTIES.some((other) => other === specialty));
  const page = isOther ? undefined : PAGES.get(type);
  const query = new URLSearchParams({
    ...(!page && { type }),
    ...(zip && { zip }),
    ...(language && { language }),
    ...(specialty && { specialty }),
  }).toString();
  const { to, label } = page ?? FINDER;
  return { to: query ? `${to}?${query}` : to, label };
}

/** A question to go on with. */
export const ask = (ko: string, en: string): BilingualText => ({ ko, en });
