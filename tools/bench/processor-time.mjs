import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** From its state on; empty when it has just ended. @param {number} pid */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** @param {string[]} fields @param {number[]} places */
const milliseconds = (fields, ...places) =>
  (places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * 1_000) / TICKS_A_SECOND;

/** Milliseconds of processor time of a process so far (Linux). @param {number} pid */
export const processorMsOf = (pid) => milliseconds(fieldsOf(pid), 11, 12);

/** The same of a process and its children, with those that are over (a server and its connections). @param {number} pid */
export function processorMsOfFamily(pid) {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.filter((name) => fieldsOf(Number(name))[1] === String(pid));
  return (
    milliseconds(fieldsOf(pid), 11, 12, 13, 14) + children.reduce((sum, name) => sum + processorMsOf(Number(name)), 0)
  );
}
