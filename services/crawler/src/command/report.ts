// What a command prints. Pure.
import type { RunNote } from '@app/contracts/http/crawler';
import type { RunRow } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import type { Command } from './command';
import { failures } from './failure.words.json';

const number = (count: number): string => count.toLocaleString('en-US');

export function progressLine(done: number, total: number | null): string {
  return total === null ? `  ${number(done)} rows read` : `  ${number(done)} of ${number(total)} rows read`;
}

/** Why a command did not begin. */
export function refusalLine(command: Command, reason: 'busy' | 'unknown-plan' | 'off'): string {
  const name = command.source === 'providers' ? `providers (${command.zip} ${command.type})` : command.source;
  if (reason === 'unknown-plan') return `${name}: no stored plan has this number and year. Import the plans first.`;
  if (reason === 'off') return `${name}: not turned on at this site. .env.example names the settings that turn it on.`;
  return `Another run of ${name} is under way. Wait for its end, or cancel it on the dashboard.`;
}

/** What the run read: a ZIP and type, a plan page, or a state. */
const partOf = ({ zip, type, part, options }: RunRow): string =>
  zip !== null ? `${zip} ${type}` : options.planId !== undefined ? `${part}` : stateOf({ options });

/** `  note: unchanged (since 2026-11-01T03:10:00Z)` */
function noteLine({ code, params = {} }: RunNote): string {
  const said = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return `  note: ${code}${said.length === 0 ? '' : ` (${said.join(', ')})`}`;
}

/** The closing lines: counts of the run row, or why it failed and what to do. */
export function closingLines(run: RunRow): string[] {
  const { source, status, origin, release, result } = run;
  const seconds = (((run.finishedAt ?? new Date()).getTime() - run.createdAt.getTime()) / 1_000).toFixed(1);
  const head = `${source} (${partOf(run)}, ${origin ?? 'not read'}): ${status} in ${seconds} s`;
  if (run.failureClass !== null) {
    const { ko, en } = failures[run.failureClass];
    const detail = run.failureDetail === null ? '' : ` (${run.failureDetail})`;
    return [head, `  ${run.failureClass}${detail}: ${en}`, `  ${ko}`];
  }
  if (status !== 'succeeded') return [head];
  const { found, added, updated, unchanged, deactivated } = run;
  const counts = { found, added, updated, unchanged, deactivated };
  const skipped = Object.entries(result?.skipped ?? {})
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${reason} ${number(count)}`);
  return [
    head,
    `  ${Object.entries(counts)
      .map(([name, count]) => `${name} ${number(count)}`)
      .join(', ')}`,
    ...(release === null ? [] : [`  release: ${release}`]),
    ...(skipped.length === 0 ? [] : [`  left out: ${skipped.join(', ')}`]),
    ...(result?.notes ?? []).map(noteLine),
  ];
}
