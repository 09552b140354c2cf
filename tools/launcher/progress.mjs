// @ts-check
// What a person sees: one line per step, and a sign of life while a long one runs.

const WIDTH = 12;
const HEARTBEAT_MS = 10_000;

/** @param {string} name @param {string} text */
export function say(name, text) {
  process.stdout.write(`  ${name.padEnd(WIDTH)}${text}\n`);
}

/** Runs a long step and tells how long it took. @template T @param {string} name @param {string} text @param {() => Promise<T>} step */
export async function showStep(name, text, step) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  say(name, `${text} ...`);
  const heartbeat = setInterval(() => say('', `still at it, ${seconds()}`), HEARTBEAT_MS);
  try {
    const result = await step();
    say('', `done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
