import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Milliseconds of processor time of a process so far (Linux). @param {number} pid */
export function processorMsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}
