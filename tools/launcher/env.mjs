// @ts-check
// `make env`: writes the `.env` of docker compose. Secrets are generated, values that exist are kept, and all that only the operator can
// answer is printed at once: `make env PUBLIC_URL=https://guide.example CONTACT_URL=https://guide.example/about`.
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { runMain } from './terminal.mjs';

const GENERATED = /_(PASSWORD|SECRET)$/;
const OPTIONAL = `
Sign-in is optional. To let operators start crawls, set in .env: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OPERATORS.
`;

/** Required variables with the text that compose prints without them. @param {string} compose its file @returns {Map<string, string>} */
const requiredBy = (compose) =>
  new Map([...compose.matchAll(/\$\{(\w+):\?([^}]*)\}/g)].map(([, name = '', why = '']) => [name, why]));

await runMain(() => {
  const known = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const missing = [];
  let added = '';
  for (const [name, why] of requiredBy(readFileSync('docker-compose.yml', 'utf8'))) {
    if (known[name]) continue;
    const value = process.env[name]?.trim() || (GENERATED.test(name) ? randomBytes(32).toString('hex') : '');
    if (value) added += `${name}=${value}\n`;
    else missing.push(`  ${name}: ${why}`);
  }
  if (added) appendFileSync('.env', `\n# Written by make env\n${added}`, { mode: 0o600 });
  if (existsSync('.env')) chmodSync('.env', 0o600);
  const names = [...added.matchAll(/^\w+/gm)].join(', ');
  process.stdout.write(added ? `Added to .env: ${names}\n` : 'Nothing was added to .env.\n');
  if (missing.length > 0) process.stdout.write(`\nStill missing:\n${missing.join('\n')}\n`);
  process.stdout.write(known.OIDC_ISSUER ? '' : OPTIONAL);
  return missing.length > 0 ? 1 : 0;
});
