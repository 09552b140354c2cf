// What a command prints. Pure.
import { FAILURE_SENTENCES } from '@app/contracts/http/crawler';
import type { RunRow } from '../run-row';

const number = (count: number): string => count.toLocaleString('en-US');

export function progressLine(done: number, total: number | null): string {
  return total === null ? `  ${number(done)} rows read` : `  ${number(done)} of ${number(total)} rows read`;
}

/** The closing lines: counts of the run row, or why it failed and what to do. */
export function closingLines(run: RunRow): string[] {
  const { source, status, origin, release, result } = run;
  const state = run.options.state ?? 'CA';
  const seconds = (((run.finishedAt ?? new Date()).getTime() - run.createdAt.getTime()) / 1_000).toFixed(1);
  const head = `${source} (${state}, ${origin ?? 'not read'}): ${status} in ${seconds} s`;
  if (run.failureClass !== null) {
    const { what, next } = FAILURE_SENTENCES[run.failureClass];
    const detail = run.failureDetail === null ? '' : ` (${run.failureDetail})`;
    return [head, `  ${run.failureClass}${detail}: ${what.en} ${next.en}`, `  ${what.ko} ${next.ko}`];
  }
  if (status !== 'succeeded') return [head];
  const { found, added, updated, unchanged, deactivated } = run;
  const counts = { found, added, updated, unchanged, deactivated };
  const skipped = Object.entries(result?.skipped ?? {}).map(([reason, count]) => `${reason} ${number(count)}`);
  return [
    head,
    `  ${Object.entries(counts)
      .map(([name, count]) => `${name} ${number(count)}`)
      .join(', ')}`,
    ...(release === null ? [] : [`  release: ${release}`]),
    ...(skipped.length === 0 ? [] : [`  left out: ${skipped.join(', ')}`]),
    ...(result?.note ? [`  ${result.note.en}`] : []),
  ];
}
