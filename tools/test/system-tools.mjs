// The programs of the operating system that the tests use: a Chromium, a Korean font, a Redis server. Called by run.mjs (which
// installs what is missing where it may) and by e2e/playwright.config.ts (which only looks).
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it takes about 40 % less CPU for a page than the whole browser does without a screen. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

/** @returns {string | null} path of a Chromium; the variable CHROMIUM_PATH wins. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return isExecutable(configured) ? configured : null;
  return CHROMIUM_NAMES.map(onPath).find(Boolean) ?? CHROMIUM_APPS.find(isExecutable) ?? null;
}

/** @returns {string | null} path of the browser that the browser tests use; the variable CHROMIUM_PATH wins. */
export const findTestBrowser = () => (process.env.CHROMIUM_PATH ? null : onPath(HEADLESS_SHELL)) ?? findChromium();

/** Without a Korean font the pages are boxes, and widths measured on them mean nothing. */
export function hasKoreanFont() {
  if (process.platform !== 'linux') return true;
  const fonts = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  return fonts.status === 0 && fonts.stdout.trim() !== '';
}

/** @returns {string | null} path of a Redis (or Valkey) server. */
export function findRedisServer() {
  return onPath('redis-server') ?? onPath('valkey-server');
}

const NEEDS = [
  { name: 'Chromium', isThere: () => findChromium() !== null, packages: ['chromium'] },
  { name: 'a Korean font', isThere: hasKoreanFont, packages: ['fontconfig', 'fonts-noto-cjk'] },
  { name: 'a Redis server', isThere: () => findRedisServer() !== null, packages: ['redis-server'] },
];

function aptInstall(packages) {
  // RUNLEVEL=1: a package's daemon is installed, not started; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** Not every release of Debian has it, and the tests pass without it. */
function installHeadlessShell() {
  if (onPath(HEADLESS_SHELL)) return;
  console.log(`Installing ${HEADLESS_SHELL}, which makes the browser tests faster ...`);
  // Both have to be of one version.
  if (!aptInstall([HEADLESS_SHELL, 'chromium'])) console.log('Not available: the browser tests use Chromium.');
}

/**
 * Looks for everything of NEEDS; as root on a Debian machine installs what is missing.
 * @returns {{ name: string, packages: string[] }[]} what is still missing
 */
export function ensureSystemTools() {
  const missing = NEEDS.filter((need) => !need.isThere());
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return missing;
  installHeadlessShell();
  if (missing.length === 0) return [];
  const packages = missing.flatMap((need) => need.packages);
  console.log(`Installing ${packages.join(', ')} from the system's packages (apt-get) ...`);
  if (!aptInstall(packages)) console.log('apt-get failed.');
  return missing.filter((need) => !need.isThere());
}
