// What the rows of /benefits-comparison say: "병원까지 태워 주나요", "are gyms covered".
import { BENEFIT_COVERAGE } from '@app/content/plans/benefit-coverage';
import type { CoverageItem, CoverageState, CoverageType } from '@app/content/plans/benefit-coverage';
import { withAmounts } from '@app/content/records/amounts';
import { citedPage } from '@app/content/records/cited';
import type { BilingualText } from '@app/contracts/http/errors';
import { fact } from '../answers/draft';
import type { DraftPart, SourceRef } from '../answers/draft';
import { BENEFITS } from '../answers/links';
import type { Document } from './document';

type Pages = Partial<Record<CoverageType, string>>;

/** Pages of their own (records/cited.ts); those of the other rows stand with the table. */
const PAGES = new Map<string, Pages>(
  Object.entries({
    'medical urgentCare': { 'medi-cal': 'la-care-benefits' },
    'vision surgery': { 'medi-cal': 'la-care-benefits', 'medicare-original': 'medicare-glasses' },
    'mental therapy': { 'medi-cal': 'la-care-benefits' },
    'additional transportation': { 'medi-cal': 'la-care-handbook', 'medicare-original': 'medicare-ambulance' },
    'additional telehealth': { 'medi-cal': 'medi-cal-telehealth', 'medicare-original': 'medicare-telehealth' },
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

function partsOf({ name, cells }: CoverageItem, pages: Pages | undefined, today: string): DraftPart[] {
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

export const coverageDocuments = (): Document[] =>
  BENEFIT_COVERAGE.categories.flatMap(({ id: category, items }) =>
    items.map((item) => ({
      id: `coverage-${category}-${item.id}`,
      kind: 'coverage',
      question: item.name,
      parts: (today) => partsOf(item, PAGES.get(`${category} ${item.id}`), today),
      phone: null,
      lines: ['hicap'],
      links: [BENEFITS],
    })),
  );
