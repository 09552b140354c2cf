// Thirteen hospitals people here ask for. Beds, address and licence: state licence file (CDPH); stars: CMS overall rating.
import type { BilingualText } from '@app/contracts/http/errors';
import type { HospitalDepartment } from '@app/contracts/http/catalog';
import type { PostalAddress } from './postal-address';
import type { ContentRecord } from './record';

/** What the star rating of a hospital is; it is never shown without this label. */
export const HOSPITAL_RATING: BilingualText = {
  ko: '연방 메디케어청(CMS) 병원 종합 별점',
  en: 'CMS overall hospital star rating',
};

export interface HospitalRecord extends ContentRecord {
  kind: 'private' | 'academic' | 'public' | 'specialty' | 'general';
  region: string;
  address: PostalAddress;
  /** null = official files disagree, or none gives one. */
  phone: string | null;
  website: string;
  npi: string | null;
  ccn: string;
  description: BilingualText;
  specialties: readonly BilingualText[];
  departments: readonly HospitalDepartment[];
  /** Empty: no source states one. */
  languages: readonly string[];
  /** Licensed beds. */
  beds: number | null;
  /** 1 to 5, see HOSPITAL_RATING. */
  rating: number | null;
  hasEmergency: boolean;
  trauma: string | null;
  established: number;
  insuranceAccepted: readonly string[];
  koreanServices: boolean | null;
  notes: readonly BilingualText[];
}

export const HOSPITALS: readonly HospitalRecord[] = [
  {
    id: 'cedars-sinai',
    name: 'Cedars-Sinai Medical Center',
    nameKo: '시더스-사이나이 메디컬센터',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'private',
    region: 'Los Angeles',
    address: {
      street: '8700 Beverly Blvd',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90048',
    },
    phone: null,
    website: 'https://www.cedars-sinai.org',
    npi: null,
    ccn: '050625',
    description: {
      ko: '로스앤젤레스 서쪽의 대형 비영리 종합병원입니다.',
      en: 'Large nonprofit hospital on the west side of Los Angeles.',
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '정형외과',
        en: 'Orthopedics',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 5,
    hasEmergency: true,
    trauma: null,
    established: 1902,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'ronald-reagan-ucla',
    name: 'Ronald Reagan UCLA Medical Center',
    nameKo: '로널드 레이건 UCLA 메디컬센터',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
    sourceDate: '2026-06-15',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'specialties', 'website'],
    kind: 'academic',
    region: 'Los Angeles',
    address: {
      street: '757 Westwood Plaza',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90095',
    },
    phone: null,
    website: 'https://www.uclahealth.org',
    npi: '1902803315',
    ccn: '050262',
    description: {
      ko: '웨스트우드에 있는 UCLA 대학병원입니다.',
      en: 'University of California teaching hospital in Westwood.',
    },
    specialties: [
      {
        ko: '장기이식',
        en: 'Transplant',
      },
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Trauma',
        nameKo: '외상 센터',
        description: 'Care for serious injuries.',
        descriptionKo: '크게 다친 환자를 치료합니다.',
      },
      {
        name: 'Transplant',
        nameKo: '장기이식',
        description: 'Organ transplant evaluation and care.',
        descriptionKo: '장기이식을 받을 수 있는지 살피고 진료합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
    ],
    languages: [],
    beds: 446,
    rating: 4,
    hasEmergency: true,
    trauma: 'Level I (adult and pediatric)',
    established: 1955,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'keck-usc',
    name: 'Keck Hospital of USC',
    nameKo: 'USC 켁 병원',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties'],
    kind: 'academic',
    region: 'Los Angeles',
    address: {
      street: '1500 San Pablo St',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90033',
    },
    phone: null,
    website: 'https://www.keckmedicine.org',
    npi: null,
    ccn: '050696',
    description: {
      ko: '의뢰받은 환자를 보는 USC 대학병원입니다. 응급실은 없습니다.',
      en: 'USC teaching hospital for patients referred by other doctors. It has no emergency room.',
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '장기이식',
        en: 'Transplant',
      },
      {
        ko: '비뇨의학과',
        en: 'Urology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
    ],
    departments: [
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Transplant',
        nameKo: '장기이식',
        description: 'Organ transplant evaluation and care.',
        descriptionKo: '장기이식을 받을 수 있는지 살피고 진료합니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 4,
    hasEmergency: false,
    trauma: null,
    established: 1991,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'cha-hollywood-presbyterian',
    name: 'CHA Hollywood Presbyterian Medical Center',
    nameKo: 'CHA 할리우드 장로병원',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
    sourceDate: '2026-06-15',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'specialties'],
    kind: 'general',
    region: 'Los Angeles',
    address: {
      street: '1300 N Vermont Ave',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90027',
    },
    phone: null,
    website: 'https://www.hollywoodpresbyterian.com',
    npi: '1922033547',
    ccn: '050063',
    description: {
      ko: '한인타운 가까이에 있는 종합병원으로 차병원그룹이 운영합니다.',
      en: "Full-service hospital near Koreatown, owned by Korea's CHA group.",
    },
    specialties: [
      {
        ko: '응급의학과',
        en: 'Emergency medicine',
      },
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '뇌졸중',
        en: 'Stroke',
      },
      {
        ko: '재활의학과',
        en: 'Rehabilitation',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
      {
        name: 'Rehabilitation',
        nameKo: '재활의학',
        description: 'Recovery of movement and daily skills.',
        descriptionKo: '다시 움직이고 일상생활을 할 수 있도록 돕습니다.',
      },
    ],
    languages: [],
    beds: 350,
    rating: 3,
    hasEmergency: true,
    trauma: null,
    established: 1924,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '2004년부터 한국의 차병원그룹 소유입니다. 지금 한국어 서비스가 있는지는 확인하지 못했으니 병원에 물어보세요.',
        en: 'Owned by Korea’s CHA group since 2004. We could not confirm what Korean-language services it has today, so ask the hospital.',
      },
      {
        ko: '오래된 자료에는 434병상으로 나오지만, 주 면허(2026년 6월)에는 350병상입니다.',
        en: 'Older pages say 434 beds, but the state license (June 2026) says 350.',
      },
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'pih-good-samaritan',
    name: 'PIH Health Good Samaritan Hospital',
    nameKo: 'PIH 헬스 굿사마리탄 병원',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
    sourceDate: '2026-06-15',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'hasEmergency', 'specialties', 'website'],
    kind: 'general',
    region: 'Los Angeles',
    address: {
      street: '1225 Wilshire Blvd',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90017',
    },
    phone: '(213) 977-2121',
    website: 'https://www.pihhealth.org',
    npi: '1508859323',
    ccn: '050471',
    description: {
      ko: '다운타운 윌셔가에 있는 PIH 헬스 소속 병원입니다.',
      en: 'Downtown hospital on Wilshire Boulevard, part of PIH Health.',
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '정형외과',
        en: 'Orthopedics',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Orthopedics',
        nameKo: '정형외과',
        description: 'Bone, joint and spine care.',
        descriptionKo: '뼈, 관절, 척추를 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
    ],
    languages: [],
    beds: 380,
    rating: 2,
    hasEmergency: true,
    trauma: null,
    established: 1885,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '2005년에 이전 운영 회사가 한국인 병동을 열었습니다. 지금도 있는지는 확인하지 못했습니다.',
        en: 'Earlier owners opened a Korean ward in 2005. We could not confirm that it is still there.',
      },
      {
        ko: '응급실이 있는지는 자료마다 다릅니다. 연방 자료(CMS)에는 없다고 나옵니다. 급하면 911에 전화하세요.',
        en: 'Sources disagree on the emergency room: the federal file (CMS) says there is none. In an emergency, call 911.',
      },
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'kaiser-los-angeles',
    name: 'Kaiser Permanente Los Angeles Medical Center',
    nameKo: '카이저 퍼머넌트 로스앤젤레스 메디컬센터',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
    sourceDate: '2026-06-15',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'insuranceAccepted', 'specialties', 'website'],
    kind: 'private',
    region: 'Los Angeles',
    address: {
      street: '4867 W Sunset Blvd',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90027',
    },
    phone: '(323) 783-4011',
    website: 'https://healthy.kaiserpermanente.org',
    npi: '1821143777',
    ccn: '050138',
    description: {
      ko: '로스앤젤레스 중심부 카이저 가입자가 주로 가는 병원입니다.',
      en: "Kaiser Permanente's main hospital for central Los Angeles members.",
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경외과',
        en: 'Neurosurgery',
      },
      {
        ko: '내과',
        en: 'Internal medicine',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
    ],
    languages: [],
    beds: 492,
    rating: 4,
    hasEmergency: true,
    trauma: null,
    established: 1953,
    insuranceAccepted: ['Kaiser Permanente plans'],
    koreanServices: null,
    notes: [
      {
        ko: '로스앤젤레스(LA) 카운티가 911 구급차를 받는 병원으로 올려 두었습니다.',
        en: 'LA County lists it as a 911 receiving hospital.',
      },
      {
        ko: '본원 면허의 병상 수입니다. 정신과 병동 68병상은 면허가 따로 있습니다.',
        en: 'Beds on the main license. A 68-bed mental health unit has its own license.',
      },
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'la-general',
    name: 'Los Angeles General Medical Center',
    nameKo: '로스앤젤레스 제너럴 메디컬센터',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'public',
    region: 'Los Angeles',
    address: {
      street: '1200 N State St',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90033',
    },
    phone: null,
    website: 'https://dhs.lacounty.gov/los-angeles-general-medical-center/',
    npi: null,
    ccn: '050373',
    description: {
      ko: '메디캘 가입자와 무보험자도 진료하는 카운티 공립병원입니다.',
      en: 'County public hospital that also serves people with Medi-Cal or no insurance.',
    },
    specialties: [
      {
        ko: '외상',
        en: 'Trauma',
      },
      {
        ko: '응급의학과',
        en: 'Emergency medicine',
      },
      {
        ko: '내과',
        en: 'Internal medicine',
      },
      {
        ko: '화상 치료',
        en: 'Burn care',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Trauma',
        nameKo: '외상 센터',
        description: 'Care for serious injuries.',
        descriptionKo: '크게 다친 환자를 치료합니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 2,
    hasEmergency: true,
    trauma: null,
    established: 1878,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '옛 이름은 LAC+USC입니다. 주소는 로스앤젤레스(LA) 카운티 자료를 따랐습니다.',
        en: 'Formerly LAC+USC. The address comes from LA County.',
      },
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'huntington',
    name: 'Huntington Hospital',
    nameKo: '헌팅턴 병원',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
    sourceDate: '2026-06-15',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'general',
    region: 'Pasadena',
    address: {
      street: '100 W California Blvd',
      city: 'Pasadena',
      state: 'CA',
      zipCode: '91105',
    },
    phone: '(626) 397-5000',
    website: 'https://www.huntingtonhealth.org',
    npi: '1407828429',
    ccn: '050438',
    description: {
      ko: '외상 센터가 있는 패서디나의 병원입니다.',
      en: 'Pasadena hospital with a trauma center.',
    },
    specialties: [
      {
        ko: '외상',
        en: 'Trauma',
      },
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '노인의학과',
        en: 'Geriatrics',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Trauma',
        nameKo: '외상 센터',
        description: 'Care for serious injuries.',
        descriptionKo: '크게 다친 환자를 치료합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Geriatrics',
        nameKo: '노인의학',
        description: 'Care shaped around older adults.',
        descriptionKo: '어르신에게 맞춘 진료를 합니다.',
      },
    ],
    languages: [],
    beds: 493,
    rating: 2,
    hasEmergency: true,
    trauma: 'Level II',
    established: 1892,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'city-of-hope',
    name: 'City of Hope Helford Clinical Research Hospital',
    nameKo: '시티 오브 호프 헬퍼드 임상연구병원',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
    sourceDate: '2026-06-15',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'hasEmergency', 'specialties', 'website'],
    kind: 'specialty',
    region: 'Duarte',
    address: {
      street: '1500 Duarte Rd',
      city: 'Duarte',
      state: 'CA',
      zipCode: '91010',
    },
    phone: null,
    website: 'https://www.cityofhope.org',
    npi: '1114109337',
    ccn: '050146',
    description: {
      ko: '암 전문 병원이자 연구 센터입니다.',
      en: 'Cancer hospital and research center.',
    },
    specialties: [
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '혈액내과',
        en: 'Hematology',
      },
      {
        ko: '방사선 종양학과',
        en: 'Radiation oncology',
      },
    ],
    departments: [
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Hematology and Cell Therapy',
        nameKo: '혈액·세포치료',
        description: 'Blood cancers and bone-marrow transplant.',
        descriptionKo: '혈액암과 골수이식을 다룹니다.',
      },
    ],
    languages: [],
    beds: 217,
    rating: null,
    hasEmergency: false,
    trauma: null,
    established: 1913,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'hoag-newport-beach',
    name: 'Hoag Memorial Hospital Presbyterian',
    nameKo: '호그 메모리얼 장로병원',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'general',
    region: 'Orange County',
    address: {
      street: 'One Hoag Drive',
      city: 'Newport Beach',
      state: 'CA',
      zipCode: '92663',
    },
    phone: '(949) 764-4624',
    website: 'https://www.hoag.org',
    npi: null,
    ccn: '050224',
    description: {
      ko: '오렌지 카운티 해안 지역의 비영리 병원입니다.',
      en: 'Nonprofit hospital serving coastal Orange County.',
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '정형외과',
        en: 'Orthopedics',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 5,
    hasEmergency: true,
    trauma: null,
    established: 1952,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'uci-health-orange',
    name: 'UCI Health - Orange (UCI Medical Center)',
    nameKo: 'UCI 헬스 오렌지 (UCI 메디컬센터)',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'academic',
    region: 'Orange County',
    address: {
      street: '101 The City Drive South',
      city: 'Orange',
      state: 'CA',
      zipCode: '92868',
    },
    phone: '(714) 456-7890',
    website: 'https://www.ucihealth.org',
    npi: null,
    ccn: '050348',
    description: {
      ko: '오렌지 카운티의 UC 어바인 대학병원입니다.',
      en: 'University of California teaching hospital for Orange County.',
    },
    specialties: [
      {
        ko: '외상',
        en: 'Trauma',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '소화기 질환',
        en: 'Digestive diseases',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Trauma',
        nameKo: '외상 센터',
        description: 'Care for serious injuries.',
        descriptionKo: '크게 다친 환자를 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Neurology and Stroke',
        nameKo: '신경과·뇌졸중',
        description: 'Stroke, memory and nerve conditions.',
        descriptionKo: '뇌졸중, 기억력 장애, 신경 질환을 진료합니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 4,
    hasEmergency: true,
    trauma: null,
    established: 1976,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'st-jude-fullerton',
    name: 'Providence St. Jude Medical Center',
    nameKo: '프로비던스 세인트 주드 메디컬센터',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'general',
    region: 'Orange County',
    address: {
      street: '101 E Valencia Mesa Dr',
      city: 'Fullerton',
      state: 'CA',
      zipCode: '92835',
    },
    phone: '(714) 992-3000',
    website: 'https://www.providence.org',
    npi: null,
    ccn: '050168',
    description: {
      ko: '풀러턴·부에나파크 한인 지역과 가까운 병원입니다.',
      en: 'Hospital close to the Korean community of Fullerton and Buena Park.',
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '재활의학과',
        en: 'Rehabilitation',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Rehabilitation',
        nameKo: '재활의학',
        description: 'Recovery of movement and daily skills.',
        descriptionKo: '다시 움직이고 일상생활을 할 수 있도록 돕습니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 4,
    hasEmergency: true,
    trauma: null,
    established: 1957,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
  {
    id: 'stanford',
    name: 'Stanford Health Care (Stanford Hospital)',
    nameKo: '스탠퍼드 헬스케어 (스탠퍼드 병원)',
    nameKoSource: 'translated',
    sourceUrl: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    sourceDate: '2026-02-06',
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    unconfirmedFields: ['departments', 'established', 'specialties', 'website'],
    kind: 'academic',
    region: 'Bay Area',
    address: {
      street: '300 Pasteur Dr',
      city: 'Stanford',
      state: 'CA',
      zipCode: '94305',
    },
    phone: null,
    website: 'https://stanfordhealthcare.org',
    npi: null,
    ccn: '050441',
    description: {
      ko: '스탠퍼드 대학병원입니다.',
      en: "Stanford University's teaching hospital.",
    },
    specialties: [
      {
        ko: '심장내과',
        en: 'Cardiology',
      },
      {
        ko: '암 진료',
        en: 'Oncology',
      },
      {
        ko: '신경과',
        en: 'Neurology',
      },
      {
        ko: '장기이식',
        en: 'Transplant',
      },
    ],
    departments: [
      {
        name: 'Emergency Department',
        nameKo: '응급실',
        description: '24-hour emergency care.',
        descriptionKo: '24시간 응급 진료를 합니다.',
      },
      {
        name: 'Heart and Vascular',
        nameKo: '심장혈관 센터',
        description: 'Heart and blood-vessel diagnosis and treatment.',
        descriptionKo: '심장과 혈관 질환을 진단하고 치료합니다.',
      },
      {
        name: 'Cancer Care',
        nameKo: '암 센터',
        description: 'Cancer diagnosis, treatment and follow-up.',
        descriptionKo: '암을 진단하고 치료하며 치료 뒤에도 살핍니다.',
      },
      {
        name: 'Transplant',
        nameKo: '장기이식',
        description: 'Organ transplant evaluation and care.',
        descriptionKo: '장기이식을 받을 수 있는지 살피고 진료합니다.',
      },
    ],
    languages: [],
    beds: null,
    rating: 5,
    hasEmergency: true,
    trauma: null,
    established: 1959,
    insuranceAccepted: [],
    koreanServices: null,
    notes: [
      {
        ko: '병원이 공개한 언어 목록은 찾지 못했습니다. 연방 지원을 받는 병원은 요청하면 한국어 통역을 무료로 해 주어야 합니다.',
        en: 'We found no published list of languages. If you ask, hospitals that get federal funds must give you a free interpreter, including in Korean.',
      },
    ],
  },
];
