// Care and money: the rows of Plan Compare with our ids and names.
import type { ServiceSection } from './service';

export const CARE_SERVICES: readonly ServiceSection[] = [
  {
    section: 'Premiums',
    group: 'money',
    unit: 'month',
    rows: [
      ['total-premium', 'Total monthly premium', '월 보험료', 'Monthly premium'],
      ['health-premium', 'Health premium', '진료 몫 보험료', 'Health part of the premium'],
      ['drug-premium', 'Drug premium', '처방약 몫 보험료', 'Drug part of the premium'],
      ['part-b-premium', 'Standard Part B premium', '파트 B 기본 보험료', 'Standard Part B premium'],
      ['part-b-reduction', 'Part B premium reduction', '파트 B 보험료 할인', 'Part B premium reduction'],
    ],
  },
  {
    section: 'Deductibles',
    group: 'money',
    unit: 'year',
    rows: [
      ['health-deductible', 'Health deductible', '진료 공제액(디덕터블)', 'Health deductible'],
      ['drug-deductible', 'Drug deductible', '약 공제액', 'Drug deductible'],
    ],
  },
  {
    section: 'Maximum you pay for health services',
    group: 'money',
    unit: 'year',
    rows: [
      [
        'out-of-pocket-maximum',
        'Maximum you pay for health services',
        '한 해 본인 부담 최대 한도',
        'Most you pay for care in a year',
      ],
    ],
  },
  {
    section: 'Doctor services',
    group: 'visits',
    rows: [
      ['primary-care', 'Primary doctor visit', '주치의 진료', 'Primary doctor visit'],
      ['specialist', 'Specialist visit', '전문의 진료', 'Specialist visit'],
    ],
  },
  {
    section: 'Tests, labs, & imaging',
    group: 'visits',
    rows: [
      ['emergency', 'Emergency care', '응급실', 'Emergency room'],
      ['urgent-care', 'Urgent care', '어전트 케어(급한 진료)', 'Urgent care'],
    ],
  },
  {
    section: 'More benefits',
    group: 'visits',
    rows: [
      ['telehealth', 'Telehealth', '원격 진료', 'Telehealth'],
      ['annual-physical', 'Annual physical exams', '해마다 받는 건강 검진', 'Yearly physical exam'],
      ['worldwide-emergency', 'Worldwide emergency', '해외에서 응급 진료', 'Emergency care outside the U.S.'],
    ],
  },
  {
    section: 'Preventive services',
    group: 'visits',
    rows: [['preventive', 'Preventive services', '예방 검사와 접종', 'Preventive care']],
  },
  {
    section: 'Hospital services',
    group: 'hospital',
    rows: [
      ['inpatient-hospital', 'Inpatient hospital coverage', '입원', 'Hospital stay'],
      ['outpatient-hospital', 'Outpatient hospital coverage', '입원 없이 받는 병원 치료', 'Outpatient hospital care'],
    ],
  },
  {
    section: 'Skilled nursing facility',
    group: 'hospital',
    rows: [['skilled-nursing', 'Skilled nursing facility', '전문 요양 시설', 'Skilled nursing facility']],
  },
  {
    section: 'Ambulance',
    group: 'hospital',
    rows: [['ambulance', 'Ground ambulance', '구급차', 'Ambulance']],
  },
  {
    section: 'Tests, labs, & imaging',
    group: 'tests',
    rows: [
      ['diagnostic-test', 'Diagnostic tests & procedures', '진단 검사와 시술', 'Diagnostic tests and procedures'],
      ['lab', 'Lab services', '피·소변 검사', 'Lab tests'],
      ['imaging', 'Diagnostic radiology services (like MRI)', 'MRI 같은 영상 검사', 'Imaging, such as an MRI'],
      ['x-ray', 'Outpatient x-rays', '엑스레이', 'X-rays'],
    ],
  },
  {
    section: 'Therapy services',
    group: 'therapy',
    rows: [
      ['occupational-therapy', 'Occupational therapy visit', '작업 치료', 'Occupational therapy'],
      [
        'physical-therapy',
        'Physical therapy & speech & language therapy visit',
        '물리·언어 치료',
        'Physical or speech therapy',
      ],
    ],
  },
  {
    section: 'Medically-approved non-opioid pain management services',
    group: 'therapy',
    rows: [
      ['chiropractic', 'Chiropractic services', '카이로프랙틱', 'Chiropractic care'],
      ['acupuncture', 'Acupuncture', '침 치료', 'Acupuncture'],
      ['massage', 'Massage therapy', '마사지 치료', 'Massage therapy'],
      ['alternative-therapies', 'Alternative therapies', '대체 요법', 'Alternative therapies'],
    ],
  },
  {
    section: 'Mental health services',
    group: 'mental',
    rows: [
      [
        'psychiatrist-individual',
        'Outpatient individual therapy with a psychiatrist',
        '정신과 의사 개인 상담',
        'Psychiatrist, one-on-one',
      ],
      [
        'psychiatrist-group',
        'Outpatient group therapy with a psychiatrist',
        '정신과 의사 집단 상담',
        'Psychiatrist, group',
      ],
      ['therapist-individual', 'Outpatient individual therapy visit', '상담사 개인 상담', 'Therapist, one-on-one'],
      ['therapist-group', 'Outpatient group therapy visit', '상담사 집단 상담', 'Therapist, group'],
    ],
  },
  {
    section: 'Opioid treatment program services',
    group: 'mental',
    rows: [
      ['opioid-treatment', 'Opioid treatment program services', '마약성 진통제 의존 치료', 'Opioid treatment program'],
    ],
  },
  {
    section: 'Other services',
    group: 'equipment',
    rows: [
      [
        'medical-equipment',
        'Durable medical equipment (like wheelchairs & oxygen)',
        '휠체어·산소 같은 의료 기구',
        'Equipment, such as wheelchairs and oxygen',
      ],
      ['prosthetics', 'Prosthetics (like braces, artificial limbs)', '보조기·의수·의족', 'Braces and artificial limbs'],
      ['dialysis', 'Dialysis', '투석', 'Dialysis'],
      ['diabetes-supplies', 'Diabetes supplies', '당뇨 용품', 'Diabetes supplies'],
    ],
  },
  {
    section: 'Part B drugs',
    group: 'equipment',
    rows: [
      ['part-b-insulin', 'Part B insulin', '인슐린(파트 B)', 'Insulin (Part B)'],
      ['chemotherapy-drugs', 'Chemotherapy drugs', '항암제', 'Chemotherapy drugs'],
      [
        'part-b-drugs',
        'Other Part B drugs',
        '병원에서 맞는 그 밖의 약(파트 B)',
        'Other drugs given by a doctor (Part B)',
      ],
    ],
  },
];
