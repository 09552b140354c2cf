import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeSentence } from './require-node.mjs';

const COMMANDS = [
  'tools/launcher/start.mjs',
  'tools/launcher/stop.mjs',
  'tools/launcher/import.mjs',
  'tools/launcher/doctor.mjs',
];
const ROOT = path.resolve(__dirname, '../..');

describe('a Node that is too old (defect 10)', () => {
  it.each(['12.22.12', '16.20.2', '18.20.8', '20.18.3'])('%s is told so', (version) =>
    expect(nodeSentence(version)).toContain(`20.19 or newer is needed; this is ${version}.`),
  );
  it.each(['20.19.0', '22.0.0', '24.11.1'])('%s is good', (version) => expect(nodeSentence(version)).toBe(''));

  // Whatever a command imports at its head is read before it can say anything.
  it.each(COMMANDS)('%s loads nothing else before it has looked', (command) => {
    const text = readFileSync(path.join(ROOT, command), 'utf8');
    expect([...text.matchAll(/^import .* from '(.*)';$/gm)].map(([, from]) => from)).toEqual(['./require-node.mjs']);
    expect(text).not.toContain('import.meta');
  });

  it('gets a sentence from every command, and nothing is begun', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'old-node-'));
    const pretend = path.join(folder, 'pretend.cjs');
    writeFileSync(pretend, `Object.defineProperty(process.versions, 'node', { value: '18.20.8' });`);
    for (const command of COMMANDS) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', pretend, path.join(ROOT, command)], {
        encoding: 'utf8',
      });
      expect([status, stdout, stderr.trim()]).toEqual([1, '', nodeSentence('18.20.8')]);
    }
    rmSync(folder, { recursive: true });
  });

  it('reads the words of the check itself', () => {
    // Node 12 knows neither `??` nor `?.`.
    expect(readFileSync(path.join(__dirname, 'require-node.mjs'), 'utf8')).not.toMatch(/\?\?|\?\./);
    execFileSync(process.execPath, ['--check', path.join(__dirname, 'require-node.mjs')]);
  });
});
