// @ts-check
// What the gateway says of the whole.
const ANSWER_MS = 2000;

/** @param {string} url @returns {Promise<boolean>} */
export const answersWell = (url) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

/** @param {string} url @returns {Promise<string>} for a sentence about a start that failed */
export async function describeHealth(url) {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).text()).slice(0, 300);
  } catch {
    return 'the gateway does not answer';
  }
}
