// Lines of a check that tests of the house prove by name: dates, patterns, chat and its model.
import { spawn } from 'node:child_process';
import { ROOT } from './product-copy.mjs';

/**
 * @param {('unit' | 'integration' | 'web')[]} projects @param {string} pattern of their paths
 * @returns {Promise<{ measured: string, ok: boolean }>} Jest's own line of counts; a run without a test is not ok
 */
export async function namedTests(projects, pattern) {
  const args = ['jest', '--selectProjects', ...projects, '--testPathPatterns', pattern];
  const child = spawn('npx', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const counts = /^Tests:\s+(.*)$/m.exec(output)?.[1];
  const measured = counts ?? output.trim().split('\n').at(-1) ?? '';
  return { measured, ok: code === 0 && /\d+ passed/.test(measured) };
}
