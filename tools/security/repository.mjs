// S12: what the sources and the packages say of themselves: known faults, secrets, licences, where packages come from.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../checks/product-copy.mjs';
import { some } from './product.mjs';

/** @param {string} command @param {string[]} given */
function run(command, given) {
  const { status, stdout, stderr } = spawnSync(command, given, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return { status, text: `${stdout}${stderr}` };
}

/** Licences under which their code may be part of an Apache-2.0 product; MPL-2.0 where it is used unchanged. */
const LICENCES =
  /^\(?(?:MIT|ISC|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|MIT-0|PostgreSQL|Zlib|MPL-2\.0|WTFPL|Artistic-2\.0|W3C)(?: (?:OR|AND) [\w.-]+)*\)?$/;
/** The lock file names no address where it is the registry's. */
const REGISTRY = 'https://registry.npmjs.org/';

/** Older packages say it otherwise than the lock file reads. @param {string} name folder in the clone */
function licenceOf(name) {
  const folder = path.join(ROOT, name);
  const { license, licenses } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const listed =
    license?.type ?? license ?? licenses?.map((/** @type {{ type: string }} */ { type }) => type).join(' OR ');
  if (listed) return listed;
  const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|readme)/i.test(file));
  const isMit = texts.some((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('Permission is hereby granted, free of charge'),
  );
  return isMit ? 'MIT' : 'no licence';
}

/** @typedef {{ license?: string, integrity?: string, resolved?: string, dev?: boolean, link?: boolean, hasInstallScript?: boolean }} Package */

export function packages() {
  /** @type {Record<string, Package>} */
  const all = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const listed = Object.entries(all).filter(([name, { link }]) => name !== '' && !link);
  const running = listed.filter(([, { dev }]) => !dev);
  const named = (/** @type {[string, Package][]} */ rows, /** @type {(one: Package) => unknown} */ say) =>
    rows.map(([name, one]) => `${name.replace(/.*node_modules\//, '')} ${say(one)}`);
  const foreign = running.filter(([name, { license }]) => !LICENCES.test(license ?? licenceOf(name)));
  const faults = [
    ...named(
      listed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')),
      () => 'has no hash',
    ),
    ...named(
      listed.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith(REGISTRY)),
      ({ resolved }) => `comes from ${resolved}`,
    ),
    ...named(foreign, () => 'is under a licence that does not fit'),
  ];
  const scripts = named(
    running.filter(([, { hasInstallScript }]) => hasInstallScript),
    () => '',
  );
  const secrets = run(process.execPath, ['tools/test/secret-scan.mjs']);
  const audit = run(process.execPath, ['tools/audit/audit.mjs']);
  const known =
    audit.status === 2 ? 'NOT AUDITED, the registry refused to be asked' : audit.text.trim().split('\n').at(-1);
  if (secrets.status !== 0) faults.push(`secrets: ${secrets.text.trim().split('\n')[0]}`);
  if (audit.status === 1) faults.push('known faults');
  return Promise.resolve({
    measured:
      `${listed.length} packages (${running.length} run): all from the registry with a hash and a licence that fits, ${scripts.length} with a program at installing` +
      `${scripts.length ? ` (${scripts.map((name) => name.trim()).join(', ')})` : ''}; secret scan ${secrets.status === 0 ? 'clean' : 'RED'}; known faults: ${known}${faults.length ? `; ${some(faults, 6)}` : ''}`,
    ok: faults.length === 0,
  });
}
