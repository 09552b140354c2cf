// The rows of /benefits-comparison as things to look up: "병원까지 태워 주나요", "are gyms covered".
import { BENEFIT_COVERAGE } from '@app/content/plans/benefit-coverage';
import type { CoverageItem, CoverageState, CoverageType } from '@app/content/plans/benefit-coverage';
import { withAmounts } from '@app/content/records/amounts';
import { citedPage } from '@app/content/records/cited';
import type { BilingualText } from '@app/contracts/http/errors';
import { fact } from '../answers/draft';
import type { DraftPart, SourceRef } from '../answers/draft';
import { BENEFITS } from '../answers/links';
import type { Document } from './document';

interface CoverageRow {
  /** What people call the row, beside its name. */
  also: readonly string[];
  /** Pages of their own (records/cited.ts); the others stand with the table. */
  pages?: Partial<Record<CoverageType, string>>;
}

/** Dental care, hearing and vaccines have questions of their own. */
const ROWS = new Map<string, CoverageRow>(
  Object.entries({
    'medical urgentCare': { also: ['어전트 케어', 'urgent care'], pages: { 'medi-cal': 'la-care-benefits' } },
    'vision surgery': {
      also: ['백내장 수술', 'cataract surgery'],
      pages: { 'medi-cal': 'la-care-benefits', 'medicare-original': 'medicare-glasses' },
    },
    'mental therapy': {
      also: ['우울증 상담', '심리 상담', 'therapist', 'counseling'],
      pages: { 'medi-cal': 'la-care-benefits' },
    },
    'prescription mailOrder': { also: ['약 우편 배달', 'mail order pharmacy'] },
    'wellness fitness': { also: ['헬스장', '실버스니커즈', 'gym membership', 'silversneakers'] },
    'wellness nutrition': { also: ['식사 배달', '영양사', 'meal delivery', 'dietitian'] },
    'wellness smoking': { also: ['금연', 'quit smoking'] },
    'additional transportation': {
      also: ['병원 갈 때 차', '차 태워', '병원 라이드', 'ride to the doctor', 'rides', 'transportation'],
      pages: { 'medi-cal': 'la-care-handbook', 'medicare-original': 'medicare-ambulance' },
    },
    'additional otcBenefit': { also: ['OTC 카드', '영양제', '비타민', 'OTC card', 'over the counter'] },
    'additional telehealth': {
      also: ['전화 진료', '화상 진료', 'telehealth', 'video visit'],
      pages: { 'medi-cal': 'medi-cal-telehealth', 'medicare-original': 'medicare-telehealth' },
    },
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

function partsOf({ name, cells }: CoverageItem, pages: CoverageRow['pages'], today: string): DraftPart[] {
  const { year, types } = BENEFIT_COVERAGE;
  const rows = types.map(({ id, name: type }) => {
    const { state, text } = cells[id];
    const [said, detail] = [STATES[state], withAmounts(text, today)];
    const page = id === 'medicare-advantage' ? 'part-c-benefits' : pages?.[id];
    return fact(
      { ko: `${type.ko}: ${said.ko} ${detail.ko}`, en: `${type.en}: ${said.en} ${detail.en}` },
      page ? citedPage(page) : SOURCE,
    );
  });
  const head = { ko: `${name.ko}, 보험별 보장(${year}년)`, en: `${name.en}, by type of insurance (${year})` };
  return [fact(head, SOURCE), ...rows];
}

/** Every row; those that people ask for by name are found by it, the others only by their card. */
export const coverageDocuments = (): Document[] =>
  BENEFIT_COVERAGE.categories.flatMap(({ id: category, items }) =>
    items.map((item): Document => {
      const row = ROWS.get(`${category} ${item.id}`);
      return {
        id: `coverage-${category}-${item.id}`,
        kind: 'coverage',
        titles: row ? [item.name.ko, item.name.en, ...row.also] : [],
        body: row ? Object.values(item.cells).flatMap(({ text }) => [text.ko, text.en]) : [],
        question: item.name,
        parts: (today) => partsOf(item, row?.pages, today),
        phone: null,
        lines: ['hicap'],
        links: [BENEFITS],
      };
    }),
  );
