interface Verdict {
  exitCode: number;
  lines: string[];
}
const { verdictOf } = jest.requireActual<{ verdictOf: (output: string) => Verdict }>('./verdict.mjs');

const report = (counts: Record<string, number>, vulnerabilities: object = {}): string =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 9, ...counts } } });

describe('what npm audit answered', () => {
  it('is good when nothing is known', () => {
    expect(verdictOf(report({ high: 0 }))).toEqual({
      exitCode: 0,
      lines: [expect.stringContaining('nothing known')],
    });
  });

  it('is told, and good enough, below high', () => {
    const { exitCode, lines } = verdictOf(
      report({ moderate: 2, low: 1 }, { qs: { name: 'qs', severity: 'moderate' } }),
    );
    expect([exitCode, lines]).toEqual([0, [expect.stringContaining('2 moderate, 1 low')]]);
  });

  it.each(['high', 'critical'])('fails for %s and names the package', (severity) => {
    const { exitCode, lines } = verdictOf(report({ [severity]: 1 }, { qs: { name: 'qs', severity, range: '<6.14' } }));
    expect([exitCode, lines.at(-1)]).toEqual([1, `  ${severity}: qs <6.14`]);
  });

  it.each([
    [
      'a registry that refuses',
      JSON.stringify({ message: '405 Method Not Allowed - POST https://registry', error: {} }),
    ],
    ['an error of npm', JSON.stringify({ error: { summary: 'ENOLOCK' } })],
    ['an error without words', JSON.stringify({ message: '', error: { summary: '' } })],
    ['no network', ''],
    ['half an answer', '{"metadata":'],
    ['a list', '[]'],
  ])('is no all-clear from %s', (_name, output) => {
    const { exitCode, lines } = verdictOf(output);
    expect(exitCode).toBe(2);
    expect(lines[0]).toMatch(/^NOT AUDITED: the registry did not answer the question \(.+\)\.$/);
  });
});
