// The data files of libs/content: which shape each has, and every fault of one told as file and line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALIFORNIA_COUNTIES } from '../places/california-counties';
import type { ContentRecord } from '../records/record';
import { benefitCoverage } from './coverage-shapes';
import { emergencyKits, emergencyPlan } from './emergency-shapes';
import { exampleComparisonPlans } from './example-plan-shapes';
import { letters, letterWords } from './letter-shapes';
import { medicines, medicineWordShapes } from './medicine-shapes';
import {
  beforeSigning,
  callScripts,
  cards,
  faqs,
  glossary,
  pageSources,
  replyKeywords,
  showCards,
} from './question-shapes';
import { BrokenJson, readJson } from './json-lines';
import { phoneDigits, recordFaults } from './record-rules';
import * as records from './record-shapes';
import type { Fault, Shape } from './shape';
import * as words from './word-shapes';

const FOLDER = join(__dirname, '../../data');
const SHOWN_FOLDER = 'libs/content/data';

/** Files whose entries are records: each has an id, a source and a date. */
export const RECORD_FILES: Readonly<Record<string, Shape<readonly ContentRecord[]>>> = {
  'hospitals.json': records.hospitals,
  'medical-groups.json': records.medicalGroups,
  'help-lines.json': records.contacts,
  'insurers.json': records.insurers,
  'programs.json': records.programs,
  'zip-providers.json': records.zipProviders,
  'forms.json': records.forms,
  'newsrooms.json': records.newsrooms,
  'policy-updates.json': records.policyUpdates,
};

export const OTHER_FILES: Readonly<Record<string, Shape<unknown>>> = {
  'before-signing.json': beforeSigning,
  'asking/cards.json': cards,
  'benefit-coverage.json': benefitCoverage,
  'call-scripts.json': callScripts,
  'carrier-names.json': words.koreanNames,
  'cities.json': words.koreanNames,
  'counties.json': words.koreanNames,
  'emergency-kits.json': emergencyKits,
  'emergency-plan.json': emergencyPlan,
  'example-comparison-plans.json': exampleComparisonPlans,
  'example-marketplace-plans.json': words.exampleMarketplacePlans,
  'faqs.json': faqs,
  'letters.json': letters,
  'medicine-words.json': medicineWordShapes,
  'medicines.json': medicines,
  'terms.json': glossary,
  'memory-only.json': words.memoryOnly,
  'page-sources.json': pageSources,
  'plan-services.json': words.planServices,
  'publishers.json': words.publishers,
  'record-words.json': words.koreanNames,
  'refused.json': words.refused,
  'reply-keywords.json': replyKeywords,
  'show-cards.json': showCards,
  'source-names.json': words.sourceNames,
  'worksheets.json': words.worksheets,
  'search/benefits.json': words.concepts,
  'search/carriers.json': words.concepts,
  'search/filler-words.json': words.fillerWords,
  'search/letter-words.json': letterWords,
  'search/organisations.json': words.concepts,
  'search/places.json': words.concepts,
  'search/provider-kinds.json': words.concepts,
  'search/specialties.json': words.concepts,
  'search/spoken-languages.json': words.concepts,
  'search/surnames.json': words.surnames,
};

export const dataFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|csv)$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
export const readData = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

export const refused = JSON.parse(readData('refused.json')) as words.Refused;
const refusedPhones: ReadonlySet<string> = new Set(refused.phones.map((entry) => phoneDigits(entry.phone)));

function secondIds(entries: readonly ContentRecord[]): Fault[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    if (!seen.has(entry.id)) return seen.add(entry.id) && [];
    return [{ path: [index, 'id'], says: `${entry.id} is there twice` }];
  });
}

function recordsFaults(file: string, value: unknown): Fault[] {
  if (!(file in RECORD_FILES)) return [];
  const entries = value as readonly ContentRecord[];
  return [...secondIds(entries), ...entries.flatMap((entry, at) => recordFaults(entry, [at], refusedPhones))];
}

/** The id of the entry around a fault, for the person who looks for it. */
function entryName(value: unknown, [first]: Fault['path']): string {
  const entry: unknown = Array.isArray(value) && typeof first === 'number' ? value[first] : undefined;
  return typeof entry === 'object' && entry !== null && 'id' in entry ? ` ${String(entry.id)}:` : '';
}

/**
 * @param where what the person who mends the file opens
 * @param further what a shape cannot tell, asked where the shape has no fault
 * @returns "libs/content/data/insurers.json:31 kaiser: phone "213-637" is not a telephone number: ..."
 */
export function faultsIn(
  where: string,
  source: string,
  shape: Shape<unknown> | undefined,
  further: (value: unknown) => Fault[] = () => [],
): string[] {
  if (!shape) return [`${where}:1 has no shape in libs/content/src/testing/data-files.ts`];
  try {
    const { value, lineOf } = readJson(source);
    const faults = shape.faults(value, []);
    return (faults.length > 0 ? faults : further(value)).map(({ path, says }) => {
      const fields = path.filter((key) => typeof key === 'string').join('.');
      return `${where}:${lineOf(path)}${entryName(value, path)} ${fields ? `${fields} ` : ''}${says}`;
    });
  } catch (error) {
    if (error instanceof BrokenJson) return [`${where}:${error.line} ${error.message}`];
    throw error;
  }
}

export const jsonFaults = (file: string, source = readData(file)): string[] =>
  faultsIn(`${SHOWN_FOLDER}/${file}`, source, RECORD_FILES[file] ?? OTHER_FILES[file], (value) =>
    recordsFaults(file, value),
  );

const ZIP_HEADER = 'zip,place,latitude,longitude,point,counties';
const ZIP_LINE = /^(9[0-6]\d{3}),([^,"]*),(-?\d+\.\d+)?,(-?\d+\.\d+)?,([CG]?),([^,"]*)$/;
const COUNTY_SHARE = /^([A-Z][A-Za-z ]+):(0(?:\.\d+)?|1)$/;

function zipLineFault(line: string, before: string): string | null {
  const parts = ZIP_LINE.exec(line);
  if (!parts) return `"${line}" is not zip,place,latitude,longitude,C or G,county:share;county:share`;
  const [, zip = '', , latitude, longitude, point, counties = ''] = parts;
  if (zip <= before.slice(0, 5)) return `${zip} is there twice or not in ascending order`;
  if (Boolean(latitude) !== Boolean(longitude) || Boolean(latitude) !== Boolean(point)) {
    return `${zip}: latitude, longitude and point (C or G) belong together`;
  }
  const wrong = counties.split(';').find((entry) => {
    const county = COUNTY_SHARE.exec(entry)?.[1];
    return entry !== '' && !(county && CALIFORNIA_COUNTIES.has(county));
  });
  return wrong === undefined ? null : `${zip}: "${wrong}" is not a county of California with its share (Orange:0.25)`;
}

export function zipFaults(file: string, source = readData(file)): string[] {
  const [header, ...lines] = source.replace(/\n$/, '').split('\n');
  const faults = header === ZIP_HEADER ? [] : [`${SHOWN_FOLDER}/${file}:1 is not ${ZIP_HEADER}`];
  const found = lines.map((line, index) => zipLineFault(line, lines[index - 1] ?? ''));
  return [...faults, ...found.flatMap((fault, at) => (fault ? [`${SHOWN_FOLDER}/${file}:${at + 2} ${fault}`] : []))];
}
