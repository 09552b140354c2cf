// Drug tiers and extra benefits: the rows of Plan Compare with our ids and names.
import type { ServiceSection } from './service';

/** The page's own caption goes on with the pharmacy and the supply (services.ts). */
export const DRUG_TIERS = 'Costs by drug tier';

export const BENEFIT_SERVICES: readonly ServiceSection[] = [
  {
    section: DRUG_TIERS,
    group: 'drugs',
    rows: [
      ['drug-preferred-generic', 'Preferred Generic', '우대 복제약', 'Preferred generic'],
      ['drug-generic', 'Generic', '복제약', 'Generic'],
      ['drug-generic-all', 'Generic drugs', '복제약 전체', 'All generic drugs'],
      ['drug-preferred-brand', 'Preferred Brand', '우대 상표 약', 'Preferred brand'],
      ['drug-brand', 'Brand', '상표 약', 'Brand'],
      ['drug-brand-all', 'Brand-name drugs', '상표 약 전체', 'All brand-name drugs'],
      ['drug-non-preferred', 'Non-Preferred Drug', '비우대 약', 'Non-preferred drug'],
      ['drug-non-preferred-brand', 'Non-Preferred Brand', '비우대 상표 약', 'Non-preferred brand'],
      ['drug-preferred-specialty', 'Preferred Specialty Tier', '우대 특수 약', 'Preferred specialty'],
      ['drug-specialty', 'Specialty Tier', '특수 약', 'Specialty'],
      ['drug-select-care', 'Select Care Drugs', '만성 질환에 정해 둔 약', 'Select care drugs'],
      ['drug-vaccines', 'Vaccines', '예방 접종 약', 'Vaccines'],
    ],
  },
  {
    section: 'Preventive dental',
    group: 'dental',
    rows: [
      ['dental-exam', 'Oral exam', '치과 검진', 'Dental exam'],
      ['dental-cleaning', 'Cleaning', '스케일링', 'Cleaning'],
      ['dental-fluoride', 'Fluoride treatment', '불소 도포', 'Fluoride treatment'],
      ['dental-x-ray', 'Dental x-rays', '치과 엑스레이', 'Dental X-rays'],
    ],
  },
  {
    section: 'Comprehensive dental',
    group: 'dental',
    rows: [
      ['dental-fillings', 'Restorative services', '충치 치료와 크라운', 'Fillings and crowns'],
      ['dental-root-canal', 'Endodontics', '신경 치료', 'Root canals'],
      ['dental-gums', 'Periodontics', '잇몸 치료', 'Gum treatment'],
      ['dental-dentures', 'Prosthodontics, removable', '틀니', 'Dentures'],
      ['dental-bridges', 'Prosthodontics, fixed', '브리지(고정 보철)', 'Bridges'],
      ['dental-jaw-prosthetics', 'Maxillofacial prosthetics', '얼굴·턱 보철', 'Jaw and face prosthetics'],
      ['dental-implants', 'Implant services', '임플란트', 'Implants'],
      ['dental-surgery', 'Oral and maxillofacial surgery', '발치와 구강 수술', 'Extractions and oral surgery'],
      ['dental-braces', 'Orthodontics', '치아 교정', 'Braces'],
      ['dental-other', 'Adjunctive general services', '그 밖의 치과 치료', 'Other dental care'],
    ],
  },
  {
    section: 'Vision',
    group: 'vision',
    rows: [
      ['eye-exam', 'Routine eye exam', '정기 눈 검사', 'Routine eye exam'],
      ['contact-lenses', 'Contact lenses', '콘택트렌즈', 'Contact lenses'],
      ['eyeglasses', 'Eyeglasses (frames & lenses)', '안경(테와 알)', 'Eyeglasses (frames and lenses)'],
      ['eyeglass-frames', 'Eyeglass frames only', '안경테만', 'Frames only'],
      ['eyeglass-lenses', 'Eyeglass lenses only', '안경알만', 'Lenses only'],
      ['eyewear-upgrades', 'Upgrades', '안경 추가 기능', 'Upgrades'],
    ],
  },
  {
    section: 'Hearing',
    group: 'hearing',
    rows: [
      ['hearing-exam', 'Hearing exam', '청력 검사', 'Hearing exam'],
      ['hearing-fitting', 'Fitting/evaluation', '보청기 맞춤', 'Hearing aid fitting'],
      ['hearing-aids', 'Hearing aids - prescription', '처방 보청기', 'Prescription hearing aids'],
      ['hearing-aids-otc', 'Hearing aids - over the counter', '처방 없이 사는 보청기', 'Over-the-counter hearing aids'],
    ],
  },
  {
    section: 'More benefits',
    group: 'extras',
    rows: [
      ['over-the-counter', 'Over the counter drug benefits', '일반 의약품(OTC)', 'Over-the-counter items (OTC)'],
      ['fitness', 'Fitness benefit', '운동 시설', 'Fitness'],
      [
        'transportation',
        'Transportation services for non-emergency care: Plan-approved locations',
        '병원 교통편(플랜이 정한 곳)',
        'Rides to plan-approved places',
      ],
      [
        'transportation-anywhere',
        'Transportation services for non-emergency care: Any health-related locations',
        '병원 교통편(진료받는 곳 어디든)',
        'Rides to any health-related place',
      ],
      ['meals', 'Meals for short duration', '단기 식사 배달', 'Meals for a short time'],
      ['in-home-support', 'In-home support services', '집안일 도움', 'In-home support'],
      ['home-safety', 'Home and bathroom safety devices', '집·욕실 안전 용품', 'Home and bathroom safety devices'],
      ['emergency-button', 'Personal Emergency Response System (PERS)', '응급 호출기', 'Emergency call button'],
      ['health-education', 'Health Education', '건강 교육', 'Health education'],
      ['weight-management', 'Weight management programs', '체중 관리', 'Weight management'],
      ['counseling', 'Counseling Services', '상담', 'Counseling'],
      ['caregiver-support', 'Support for Caregivers of Enrollees', '돌보는 가족 지원', 'Support for caregivers'],
      [
        'medication-review',
        'Post discharge in-home medication reconciliation',
        '퇴원 뒤 집에서 약 점검',
        'Medicine review at home after a hospital stay',
      ],
      ['readmission-prevention', 'Re-admission prevention', '재입원 예방', 'Help to avoid another hospital stay'],
      ['wigs', 'Wigs for hair loss related to chemotherapy', '항암 치료 가발', 'Wigs after chemotherapy'],
      ['adult-day-health', 'Adult day health services', '양로보건센터(ADHC)', 'Adult day health'],
      ['palliative-care', 'Home-based palliative care', '집에서 받는 완화 치료', 'Palliative care at home'],
    ],
  },
  {
    section: 'Special benefits',
    group: 'special',
    rows: [
      ['special-food', 'Food & produce', '식료품', 'Food and produce'],
      ['special-meals', 'Meals', '식사', 'Meals'],
      ['special-pest-control', 'Pest control', '해충 방제', 'Pest control'],
      [
        'special-transportation',
        'Transportation for non-medical needs',
        '병원이 아닌 곳의 교통편',
        'Rides for other needs',
      ],
      [
        'special-medical-rides',
        'Transportation services for non-emergency care: Plan-approved locations',
        '병원 교통편 추가',
        'More rides to care',
      ],
      [
        'special-air-quality',
        'Indoor air quality equipment and services',
        '실내 공기 관리 기구',
        'Indoor air equipment',
      ],
      ['special-social-needs', 'Social needs benefit', '사회생활 지원', 'Social needs'],
      ['special-complementary', 'Complementary therapies', '보완 요법', 'Complementary therapies'],
      [
        'special-self-direction',
        'Services supporting self-direction',
        '스스로 돌봄 관리 지원',
        'Self-direction support',
      ],
      ['special-home-changes', 'Structural home modifications', '집 고치기', 'Home modifications'],
      ['special-living-support', 'General supports for living', '생활비 지원', 'General living support'],
      [
        'special-reduced-costs',
        'Reduced cost sharing for qualifying individuals',
        '조건이 맞는 분의 본인 부담 줄이기',
        'Lower costs for people who qualify',
      ],
    ],
  },
  // Rows that a page of another year may bring: their words are kept as they stand.
  { section: '', group: 'special', rows: [['unlisted', '', '그 밖의 항목', 'Other rows']] },
];
