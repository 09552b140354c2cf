// plans.ndjson: one plan a line, the Landscape's identity plus (mostly) the tables of its Plan Compare page. Pure.
import { ALL_COUNTIES } from '@app/contracts/http/plans';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { PlanPage } from '../plan-page-values/plan-sections';
import { planValues } from '../plan-page-values/plan-values';
import { dollars } from './money';
import { contractCategory, KEPT_WHEN_SILENT, type PlanRecord, planRecordId, snpTypeOf } from './plan-record';

interface Line {
  contractYear: number;
  contractId: string;
  planId: string;
  segmentId: string;
  contractCategoryType: string;
  parentOrganizationName: string;
  contractName: string;
  organizationMarketingName: string;
  planName: string;
  planType: string;
  inNetworkMoop: string;
  allCounties: boolean;
  counties: string[];
  planCompareUrl: string;
  planCompare: Omit<PlanPage, 'name'> | null;
}

const TEXTS = [
  'contractId',
  'planId',
  'segmentId',
  'contractCategoryType',
  'parentOrganizationName',
  'contractName',
  'organizationMarketingName',
  'planName',
  'planType',
  'inNetworkMoop',
  'planCompareUrl',
] as const satisfies readonly (keyof Line)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlanCompare(value: unknown): boolean {
  if (value === null) return true;
  if (!isObject(value) || !isObject(value['sections']) || !isObject(value['stars'])) return false;
  return Object.values(value['sections']).every(
    (rows) => isObject(rows) && Object.values(rows).every((cell) => typeof cell === 'string'),
  );
}

/** The first field that is not as documented; null for a good line. */
function wrongField(line: Record<string, unknown>): string | null {
  const text = TEXTS.find((field) => typeof line[field] !== 'string');
  if (text) return text;
  if (!Number.isInteger(line['contractYear'])) return 'contractYear';
  if (typeof line['allCounties'] !== 'boolean') return 'allCounties';
  if (!Array.isArray(line['counties']) || !line['counties'].every((name) => typeof name === 'string')) {
    return 'counties';
  }
  return isPlanCompare(line['planCompare']) ? null : 'planCompare';
}

/**
 * @param text one line
 * @param isLast the file's last line: when it breaks off, the file was cut
 * @throws CrawlFailure `truncated_body`, `not_json`, `missing_columns` or `schema_changed`
 */
export function planOfLine(text: string, isLast: boolean, release: string | null): PlanRecord {
  const line = readLine(text, isLast);
  const wrong = wrongField(line);
  if (wrong !== null) throw new CrawlFailure(Object.hasOwn(line, wrong) ? 'schema_changed' : 'missing_columns', wrong);
  return planOf(line as unknown as Line, release);
}

function readLine(text: string, isLast: boolean): Record<string, unknown> {
  try {
    const line = JSON.parse(text) as unknown;
    if (isObject(line)) return line;
  } catch {
    if (isLast && text.startsWith('{')) throw new CrawlFailure('truncated_body', 'the last line breaks off');
  }
  throw new CrawlFailure('not_json', 'a line that is no JSON object');
}

function planOf(line: Line, release: string | null): PlanRecord {
  const { planCompare } = line;
  const ids = {
    planYear: line.contractYear,
    contractId: line.contractId,
    planId: line.planId,
    segmentId: line.segmentId,
  };
  const kind = contractCategory(line.contractCategoryType, null);
  if (kind === null) throw new CrawlFailure('schema_changed', 'contractCategoryType');
  const values = planValues({ ...(planCompare ?? SILENT_PAGE), name: null });
  return {
    id: planRecordId(ids),
    ...ids,
    ...kind,
    name: line.planName.trim(),
    carrier: line.organizationMarketingName.trim(),
    parentOrganization: line.parentOrganizationName.trim(),
    contractName: line.contractName.trim(),
    planType: line.planType,
    snpType: snpTypeOf(line.planType),
    state: 'CA',
    ...values,
    maxOutOfPocket: dollars(line.inNetworkMoop),
    hasDrugCoverage: values.hasDrugCoverage ?? HAS_DRUGS[kind.category] ?? null,
    counties: line.allCounties ? [ALL_COUNTIES] : [...line.counties].sort(),
    silentOn: planCompare === null ? KEPT_WHEN_SILENT : [],
    detailsSourceUrl: null,
    sourceUrl: line.planCompareUrl,
    release,
  };
}

const SILENT_PAGE: Omit<PlanPage, 'name'> = {
  sections: {},
  stars: { overall: null, partC: null, partD: null },
  website: null,
  phoneMembers: null,
  phoneNonMembers: null,
};

/** What the kind of plan alone says; special-needs plans are left unknown. */
const HAS_DRUGS: Readonly<Record<string, boolean>> = { 'health-and-drug': true, 'health-only': false, drug: true };
