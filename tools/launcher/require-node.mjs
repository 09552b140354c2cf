// @ts-check
// The first thing every command does. Nothing here is newer than Node 12, so that an old Node can say what is missing in place of
// a syntax error: whatever needs a newer one is loaded afterwards, by `import()`.
const NEEDED = { major: 20, minor: 19 };

/** What is wrong with a Node of this version; '' for nothing. @param {string} version as in process.versions.node */
export function nodeSentence(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
  if (isNewEnough) return '';
  return `Node.js ${NEEDED.major}.${NEEDED.minor} or newer is needed; this is ${version}. See https://nodejs.org`;
}

/** Runs a command, or says why it cannot run here and ends with 1. @param {() => Promise<unknown>} load imports it */
export function withNode(load) {
  const sentence = nodeSentence(process.versions.node);
  if (sentence === '') return load();
  process.stderr.write(`\n${sentence}\n`);
  process.exitCode = 1;
  return undefined;
}
