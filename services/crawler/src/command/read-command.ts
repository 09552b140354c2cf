// The arguments of src/import-file.ts as a command. Pure. `make` passes its variables on: tools/launcher/import.mjs.
import { parseArgs } from 'node:util';
import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import { isDirectory, NAMED_SOURCES, WHOLE_SOURCES, type WholeSourceId } from '@app/contracts/http/crawl-sources';
import type { Command } from './command';

/** A command; `all` = every part of a crawl of everything, one after another. */
export type Ask = Command | { source: 'all'; isForced: boolean };

export class InvalidCommand extends Error {}

const SOURCES = [...NAMED_SOURCES, 'providers', 'plan-page', 'all'];
/** Its files are of another kind: RxNorm's monthly archive has a medicine's ingredient in a table apart. */
const WITHOUT_FILE: WholeSourceId = 'drug-names';
const WITHOUT_FILE_SENTENCE = [
  'drug-names has no FILE: it asks RxNorm for one medicine after another. Run make crawl SOURCE=drug-names.',
  'drug-names 자료원은 파일로 읽을 수 없습니다. RxNorm에 약을 하나씩 물어보므로 make crawl SOURCE=drug-names를 실행해 주세요.',
].join('\n');
const OPTIONS = {
  source: { type: 'string' },
  file: { type: 'string' },
  state: { type: 'string', default: 'CA' },
  force: { type: 'boolean', default: false },
  zip: { type: 'string' },
  type: { type: 'string' },
  plan: { type: 'string' },
  year: { type: 'string' },
} as const;

/** @throws InvalidCommand with a sentence that names the variable of `make` */
export function readCommand(args: string[]): Ask {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { state, force: isForced } = values;
  // CMS and its readers call the file of plans by its name.
  const source = values.source === 'landscape' ? 'insurance' : values.source;
  const whole = WHOLE_SOURCES.find((id) => id === source);
  if (values.file !== undefined && !whole) throw new InvalidCommand('FILE can replace a whole source only.');
  if (values.file !== undefined && whole === WITHOUT_FILE) throw new InvalidCommand(WITHOUT_FILE_SENTENCE);
  if (source === 'all') return { source, isForced };
  if (source === 'providers') return providersCommand(values);
  if (source === 'plan-page') return planPageCommand(values);
  if (source !== undefined && isDirectory(source)) return { source, isForced };
  if (!whole) throw new InvalidCommand(`SOURCE must be one of ${SOURCES.join(', ')}.`);
  if (!/^[A-Z]{2}$/.test(state)) throw new InvalidCommand('STATE must be two capital letters, such as TX.');
  return { source: whole, file: values.file ?? null, state, isForced };
}

function providersCommand({ zip = '', type: name, force }: { zip?: string; type?: string; force: boolean }): Command {
  if (!/^\d{5}$/.test(zip)) throw new InvalidCommand('ZIP must be five digits, such as ZIP=90006.');
  const type = CRAWLED_BY_ZIP.find((each) => each === name);
  if (!type) throw new InvalidCommand(`TYPE must be one of ${CRAWLED_BY_ZIP.join(', ')}.`);
  return { source: 'providers', zip, type, isForced: force };
}

/** The year comes from YEAR or from the prefix of PLAN, and the two must not differ. */
function planPageCommand({ plan = '', year }: { plan?: string; year?: string }): Command {
  const [, before, planId] = /^(?:(20\d{2})-)?([A-Z]\d{4}-\d{3}-\d{1,3})$/.exec(plan) ?? [];
  if (planId === undefined) throw new InvalidCommand('PLAN must be a plan number, such as PLAN=H0524-003-0.');
  const meant = year ?? before ?? '';
  if (!/^20\d{2}$/.test(meant)) throw new InvalidCommand('YEAR must be four digits, such as YEAR=2026.');
  if (before !== undefined && before !== meant) throw new InvalidCommand(`PLAN is of ${before}, YEAR says ${meant}.`);
  return { source: 'plan-page', planId, year: Number(meant) };
}
