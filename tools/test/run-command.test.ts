// A step of `make test` is ended for silence alone, never for taking long.
import { getPriority } from 'node:os';

interface Options {
  cwd: string;
  env: NodeJS.ProcessEnv;
  silenceMs: number;
  givesWay?: boolean;
  print: (text: string) => void;
}

const { runCommand, stopCommands } = jest.requireActual<{
  runCommand: (command: string[], options: Options) => Promise<number>;
  stopCommands: () => void;
}>('./run-command.mjs');

/** Longer than a busy machine takes between two lines. */
const SILENCE_MS = 4_000;

function run(script: string, givesWay = false): { text: () => string; exitCode: Promise<number> } {
  const printed: string[] = [];
  const exitCode = runCommand([process.execPath, '-e', script], {
    cwd: __dirname,
    env: process.env,
    silenceMs: SILENCE_MS,
    givesWay,
    print: (text) => printed.push(text),
  });
  return { text: () => printed.join(''), exitCode };
}

describe('a command of make test', () => {
  it('runs as long as it makes progress', async () => {
    const { text, exitCode } = run(
      'let n = 0; const t = setInterval(() => { console.log("step", ++n); if (n === 10) clearInterval(t); }, 500);',
    );
    expect(await exitCode).toBe(0);
    expect(text()).toContain('step 10');
  });

  it('is stopped when it has been silent for too long, and says so', async () => {
    const { text, exitCode } = run('console.log("begun"); setInterval(() => {}, 1000);');
    expect(await exitCode).not.toBe(0);
    expect(text()).toMatch(/begun\s+Stopped: it printed nothing/);
  });

  it('gives way to those beside it when it is told to', async () => {
    const { text, exitCode } = run('console.log(os.getPriority())', true);
    expect(await exitCode).toBe(0);
    expect(Number(text())).toBeGreaterThan(getPriority());
  });

  it('ends when make test is ended', async () => {
    const { exitCode } = run('setInterval(() => console.log("tick"), 100);');
    stopCommands();
    expect(await exitCode).not.toBe(0);
  });

  it('that does not exist says so', async () => {
    const printed: string[] = [];
    const options = {
      cwd: __dirname,
      env: process.env,
      silenceMs: SILENCE_MS,
      print: (text: string) => printed.push(text),
    };
    expect(await runCommand(['/nowhere/at-all'], options)).toBe(127);
    expect(printed.join('')).toContain('ENOENT');
  });
});
