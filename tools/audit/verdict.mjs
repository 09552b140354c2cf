// @ts-check
// What an answer of `npm audit --json` means. Pure.

/**
 * @typedef {object} Verdict
 * @property {0 | 1 | 2} exitCode 0 = asked, and nothing high or critical; 1 = high or critical; 2 = it could not be asked
 * @property {string[]} lines for people
 */

const SERIOUS = ['high', 'critical'];

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} output standard output of npm @returns {Verdict} */
export function verdictOf(output) {
  const report = parsed(output);
  const counts = report?.metadata?.vulnerabilities;
  // An answer that is not a report is no all-clear, whatever npm's exit code was.
  if (!counts || typeof report.vulnerabilities !== 'object') {
    const reason = report?.message ?? report?.error?.summary ?? 'npm gave no report';
    return {
      exitCode: 2,
      lines: [
        `NOT AUDITED: the registry did not answer the question (${reason || 'npm gave no report'}).`,
        'This says nothing about the packages. Ask again where the registry takes audits (POST /-/npm/v1/security).',
      ],
    };
  }
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity));
  const summary = Object.entries(counts)
    .filter(([name, count]) => name !== 'total' && count > 0)
    .map(([name, count]) => `${count} ${name}`);
  const lines = [
    `Audited the packages that an installation runs (no development packages): ${summary.join(', ') || 'nothing known'}.`,
    ...found.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`),
  ];
  return { exitCode: found.length > 0 ? 1 : 0, lines };
}
