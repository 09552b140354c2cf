// Six insurers, findable as providers of type `insurance`.
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContentRecord, PhoneLine } from './record';

export interface InsurerRecord extends ContentRecord {
  kind: 'integrated-hmo' | 'traditional-insurer' | 'safety-net' | 'nonprofit-insurer' | null;
  networkType: 'HMO' | 'HMO/PPO' | null;
  description: BilingualText | null;
  serviceAreas: readonly BilingualText[];
  planTypes: readonly BilingualText[];
  established: number | null;
  headquarters: string | null;
  /** Medicare star rating of `contractId` in `starYear`. */
  starRating: number | null;
  starYear: number | null;
  contractId: string | null;
  phone: string | null;
  /** Whose line `phone` is, and its hours. */
  phoneLabel: BilingualText | null;
  tty: string | null;
  otherPhones: readonly PhoneLine[];
  website: string | null;
  languages: readonly string[];
  languageSource: string | null;
  notes: readonly BilingualText[];
}

export const INSURERS: readonly InsurerRecord[] = [
  {
    id: 'kaiser',
    name: 'Kaiser Permanente',
    nameKo: '카이저 퍼머넌트',
    nameKoSource: 'translated',
    sourceUrl:
      'https://fresnobusinessdaily.com/stories/kaiser-permanente-s-california-medicare-hmo-earns-top-cms-rating-again/',
    sourceDate: '2025',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['established', 'headquarters'],
    kind: 'integrated-hmo',
    networkType: 'HMO',
    description: {
      ko: '보험, 의사, 병원이 한 조직에 모인 HMO(주치의를 거치는 플랜)입니다.',
      en: 'An HMO with its plan, doctors and hospitals in one organization.',
    },
    serviceAreas: [
      {
        ko: '캘리포니아의 여러 카운티',
        en: 'Many California counties',
      },
    ],
    planTypes: [
      {
        ko: '메디케어 어드밴티지 HMO',
        en: 'Medicare Advantage HMO',
      },
      {
        ko: '메디캘(Medi-Cal)',
        en: 'Medi-Cal',
      },
      {
        ko: '커버드 캘리포니아',
        en: 'Covered California',
      },
    ],
    established: 1945,
    headquarters: 'Oakland, CA',
    starRating: 4.5,
    starYear: 2026,
    contractId: 'H0524',
    phone: '1-800-443-0815',
    phoneLabel: {
      ko: '메디케어 가입자 상담, 매일 오전 8시~오후 8시',
      en: 'Medicare member services, every day 8 a.m. to 8 p.m.',
    },
    tty: '711',
    otherPhones: [
      {
        label: {
          ko: '남가주 간호 상담',
          en: 'Advice nurse, Southern California',
        },
        number: '(833) 574-2273',
      },
      {
        label: {
          ko: '통역 전화',
          en: 'Interpreter line',
        },
        number: '(800) 324-8010',
      },
    ],
    website: 'https://kp.org/medicare',
    languages: [],
    languageSource: null,
    notes: [
      {
        ko: '2026년 메디케어 별점이 캘리포니아에서 공동으로 가장 높습니다(계약 번호 H0524).',
        en: 'Its 2026 Medicare star rating is tied for the highest in California (contract H0524).',
      },
      {
        ko: '카이저 병원망 밖의 진료는 대부분 응급이거나 미리 승인받았을 때만 보장합니다.',
        en: 'Care outside the Kaiser network is mostly limited to emergencies and care Kaiser approves.',
      },
      {
        ko: '플랜은 한국어를 비롯해 여러 언어의 전화 통역을 무료로 해 주어야 합니다.',
        en: 'Plans must provide a free phone interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'anthem',
    name: 'Anthem Blue Cross',
    nameKo: '앤섬 블루크로스',
    nameKoSource: 'translated',
    sourceUrl: 'https://lacare.org/members/handbook',
    sourceDate: '2024',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['established', 'headquarters', 'planTypes'],
    kind: 'traditional-insurer',
    networkType: 'HMO/PPO',
    description: {
      ko: '캘리포니아 전역의 큰 보험 회사입니다. 로스앤젤레스(LA) 카운티 메디캘에서는 L.A. 케어의 협력 플랜입니다.',
      en: 'Large statewide insurer. It is also a plan partner of L.A. Care for Medi-Cal.',
    },
    serviceAreas: [
      {
        ko: '캘리포니아',
        en: 'California',
      },
    ],
    planTypes: [
      {
        ko: '메디케어 어드밴티지',
        en: 'Medicare Advantage',
      },
      {
        ko: '메디갭(보충 보험)',
        en: 'Medicare Supplement',
      },
      {
        ko: '파트 D(처방약 보험)',
        en: 'Part D',
      },
      {
        ko: '메디캘(Medi-Cal)',
        en: 'Medi-Cal',
      },
      {
        ko: '커버드 캘리포니아',
        en: 'Covered California',
      },
    ],
    established: 1937,
    headquarters: 'Woodland Hills, CA',
    starRating: null,
    starYear: null,
    contractId: null,
    phone: null,
    phoneLabel: null,
    tty: null,
    otherPhones: [],
    website: 'https://www.anthem.com/ca',
    languages: [],
    languageSource: null,
    notes: [
      {
        ko: '대표 전화번호를 확인하지 못했습니다. 가입자 카드에 적힌 번호로 전화하세요.',
        en: 'We could not confirm a general member number. Call the number on your member card.',
      },
      {
        ko: '플랜은 한국어를 비롯해 여러 언어의 전화 통역을 무료로 해 주어야 합니다.',
        en: 'Plans must provide a free phone interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'uhc-aarp',
    name: 'UnitedHealthcare (AARP-branded Medicare plans)',
    nameKo: '유나이티드헬스케어 (AARP 메디케어 플랜)',
    nameKoSource: 'translated',
    sourceUrl: null,
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: [],
    confirmAt: 'https://www.aarpmedicareplans.com',
    kind: null,
    networkType: null,
    description: null,
    serviceAreas: [],
    planTypes: [],
    established: null,
    headquarters: null,
    starRating: null,
    starYear: null,
    contractId: null,
    phone: null,
    phoneLabel: null,
    tty: null,
    otherPhones: [],
    website: null,
    languages: [],
    languageSource: null,
    notes: [],
  },
  {
    id: 'health-net',
    name: 'Health Net / Wellcare by Health Net',
    nameKo: '헬스넷 / 웰케어 바이 헬스넷',
    nameKoSource: 'translated',
    sourceUrl: null,
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'memory',
    isStale: false,
    unconfirmedFields: [],
    confirmAt: 'https://www.healthnet.com',
    kind: null,
    networkType: null,
    description: null,
    serviceAreas: [],
    planTypes: [],
    established: null,
    headquarters: null,
    starRating: null,
    starYear: null,
    contractId: null,
    phone: null,
    phoneLabel: null,
    tty: null,
    otherPhones: [],
    website: null,
    languages: [],
    languageSource: null,
    notes: [],
  },
  {
    id: 'la-care',
    name: 'L.A. Care Health Plan',
    nameKo: 'L.A. 케어 헬스플랜',
    nameKoSource: 'translated',
    sourceUrl: 'https://lacare.org/members/handbook/health-plan-overview',
    sourceDate: '2024',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['established', 'planTypes'],
    kind: 'safety-net',
    networkType: 'HMO',
    description: {
      ko: '로스앤젤레스(LA) 카운티의 공공 메디캘 건강 플랜입니다.',
      en: 'Public Medi-Cal plan of Los Angeles County.',
    },
    serviceAreas: [
      {
        ko: '로스앤젤레스(LA) 카운티',
        en: 'Los Angeles County',
      },
    ],
    planTypes: [
      {
        ko: '메디캘(Medi-Cal)',
        en: 'Medi-Cal',
      },
      {
        ko: '메디케어·메디캘 통합 플랜(D-SNP)',
        en: 'Medicare and Medi-Cal (D-SNP)',
      },
      {
        ko: '커버드 캘리포니아',
        en: 'Covered California',
      },
    ],
    established: 1997,
    headquarters: 'Los Angeles, CA',
    starRating: null,
    starYear: null,
    contractId: null,
    phone: '1-888-839-9909',
    phoneLabel: {
      ko: '가입자 상담, 매일 24시간',
      en: 'Member services, 24 hours, every day',
    },
    tty: '711',
    otherPhones: [
      {
        label: {
          ko: '간호 상담',
          en: 'Nurse advice line',
        },
        number: '1-800-249-3619',
      },
      {
        label: {
          ko: '커버드 캘리포니아 가입자',
          en: 'Covered California members',
        },
        number: '1-855-270-2327',
      },
    ],
    website: 'https://www.lacare.org',
    languages: ['English', 'Korean'],
    languageSource: 'L.A. Care member guide in Korean, 2014-15',
    notes: [
      {
        ko: '2014~15년에 한국어 안내 책자가 있었습니다. 무료 통역은 24시간 됩니다.',
        en: 'It had a printed guide in Korean in 2014-15. Free interpreters are available 24 hours a day.',
      },
      {
        ko: '플랜은 한국어를 비롯해 여러 언어의 전화 통역을 무료로 해 주어야 합니다.',
        en: 'Plans must provide a free phone interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'blue-shield',
    name: 'Blue Shield of California',
    nameKo: '블루실드 오브 캘리포니아',
    nameKoSource: 'translated',
    sourceUrl: 'https://blueshieldca.com/en/medicare/member-resources/customer-service-and-guidance',
    sourceDate: null,
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['established', 'headquarters'],
    kind: 'nonprofit-insurer',
    networkType: 'HMO/PPO',
    description: {
      ko: '캘리포니아의 비영리 건강보험 회사입니다.',
      en: 'Nonprofit California health insurer.',
    },
    serviceAreas: [
      {
        ko: '캘리포니아',
        en: 'California',
      },
    ],
    planTypes: [
      {
        ko: '메디케어 어드밴티지',
        en: 'Medicare Advantage',
      },
      {
        ko: '메디갭(보충 보험)',
        en: 'Medicare Supplement',
      },
      {
        ko: '파트 D(처방약 보험)',
        en: 'Part D',
      },
      {
        ko: '메디케어·메디캘 통합 플랜(D-SNP)',
        en: 'D-SNP',
      },
      {
        ko: '메디캘(Promise)',
        en: 'Medi-Cal (Promise)',
      },
      {
        ko: '커버드 캘리포니아',
        en: 'Covered California',
      },
    ],
    established: 1939,
    headquarters: 'Oakland, CA',
    starRating: null,
    starYear: null,
    contractId: null,
    phone: '1-800-776-4466',
    phoneLabel: {
      ko: '메디케어 어드밴티지 가입자, 매일 오전 8시~오후 8시',
      en: 'Medicare Advantage members, every day 8 a.m. to 8 p.m.',
    },
    tty: '711',
    otherPhones: [
      {
        label: {
          ko: '메디케어·메디캘 통합 플랜(D-SNP)',
          en: 'Medicare and Medi-Cal plan (D-SNP)',
        },
        number: '1-800-452-4413',
      },
      {
        label: {
          ko: '메디갭(보충 보험)',
          en: 'Medicare Supplement (Medigap)',
        },
        number: '1-800-248-2341',
      },
      {
        label: {
          ko: '파트 D(처방약 보험)',
          en: 'Part D',
        },
        number: '1-888-239-6469',
      },
    ],
    website: 'https://www.blueshieldca.com/medicare',
    languages: [],
    languageSource: null,
    notes: [
      {
        ko: '플랜은 한국어를 비롯해 여러 언어의 전화 통역을 무료로 해 주어야 합니다.',
        en: 'Plans must provide a free phone interpreter, including in Korean.',
      },
    ],
  },
];
