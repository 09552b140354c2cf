// The rows of /benefits-comparison as things to look up: "병원까지 태워 주나요", "are gyms covered".
import { BENEFIT_COVERAGE } from '@app/content/plans/benefit-coverage';
import type { CoverageItem, CoverageState } from '@app/content/plans/benefit-coverage';
import { withAmounts } from '@app/content/records/amounts';
import type { BilingualText } from '@app/contracts/http/errors';
import { fact } from '../answers/draft';
import type { DraftPart, SourceRef } from '../answers/draft';
import { BENEFITS } from '../answers/links';
import type { Document } from './document';

/** What people call a row, beside its name. Dental care, hearing and vaccines have questions of their own. */
const ALSO = new Map<string, readonly string[]>(
  Object.entries({
    'medical urgentCare': ['어전트 케어', 'urgent care'],
    'vision surgery': ['백내장 수술', 'cataract surgery'],
    'mental therapy': ['우울증 상담', '심리 상담', 'therapist', 'counseling'],
    'prescription mailOrder': ['약 우편 배달', 'mail order pharmacy'],
    'wellness fitness': ['헬스장', '실버스니커즈', 'gym membership', 'silversneakers'],
    'wellness nutrition': ['식사 배달', '영양사', 'meal delivery', 'dietitian'],
    'wellness smoking': ['금연', 'quit smoking'],
    'additional transportation': [
      '병원 갈 때 차',
      '차 태워',
      '병원 라이드',
      'ride to the doctor',
      'rides',
      'transportation',
    ],
    'additional otcBenefit': ['OTC 카드', '영양제', '비타민', 'OTC card', 'over the counter'],
    'additional telehealth': ['전화 진료', '화상 진료', 'telehealth', 'video visit'],
  }),
);

const STATES: Readonly<Record<CoverageState, BilingualText>> = {
  covered: { ko: '보장합니다.', en: 'Covered.' },
  limited: { ko: '일부만 보장합니다.', en: 'Partly covered.' },
  'not-covered': { ko: '보장하지 않습니다.', en: 'Not covered.' },
  varies: { ko: '플랜마다 다릅니다.', en: 'Differs by plan.' },
};

const SOURCE: SourceRef = {
  title: { ko: '혜택 비교표(출처는 그 화면에 있습니다)', en: 'Benefits comparison (its sources stand there)' },
  url: null,
  checkedOn: BENEFIT_COVERAGE.checkedOn,
};

function partsOf({ name, cells }: CoverageItem, today: string): DraftPart[] {
  const { year, types } = BENEFIT_COVERAGE;
  const rows = types.map(({ id, name: type }) => {
    const { state, text } = cells[id];
    const [said, detail] = [STATES[state], withAmounts(text, today)];
    return fact({ ko: `${type.ko}: ${said.ko} ${detail.ko}`, en: `${type.en}: ${said.en} ${detail.en}` }, SOURCE);
  });
  const head = { ko: `${name.ko}, 보험별 보장(${year}년)`, en: `${name.en}, by type of insurance (${year})` };
  return [fact(head, SOURCE), ...rows];
}

/** Rows that people ask for by name. */
export const coverageDocuments = (): Document[] =>
  BENEFIT_COVERAGE.categories.flatMap(({ id: category, items }) =>
    items.flatMap((item): Document[] => {
      const also = ALSO.get(`${category} ${item.id}`);
      if (!also) return [];
      return [
        {
          id: `coverage-${category}-${item.id}`,
          kind: 'coverage',
          titles: [item.name.ko, item.name.en, ...also],
          body: Object.values(item.cells).flatMap(({ text }) => [text.ko, text.en]),
          question: item.name,
          parts: (today) => partsOf(item, today),
          phone: null,
          lines: ['hicap'],
          links: [BENEFITS],
        },
      ];
    }),
  );
