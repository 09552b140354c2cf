// @ts-check
// The OpenID provider of `make start`: two invented accounts, no passwords, loopback only, never in production.
// `node tools/identity/server.mjs --port 8088 --product http://127.0.0.1:8080` prints `ready http://127.0.0.1:8088`.
import { readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ACCOUNTS } from './accounts.mjs';
import { accountsPage, endedPage } from './pages.mjs';
import { createProvider } from './provider.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('oidc-provider').Provider} Provider */
/** @typedef {import('./provider.mjs').Client} Client */

/** Whoever reaches this server becomes an operator by one press, so no other address may ever be set. */
const HOST = '127.0.0.1';
const BODY_LIMIT = 1024;
const SIGN_IN = /^\/sign-in\/([\w-]+)$/;
/** @type {Record<string, { file: string, type: string }>} */
const FILES = {
  '/style.css': { file: 'style.css', type: 'text/css; charset=utf-8' },
  '/sign-out.js': { file: 'sign-out.js', type: 'text/javascript; charset=utf-8' },
};

/** @param {Response} response @param {number} status @param {string} html */
const show = (response, status, html) =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);

/** The product is named because the browser holds a form to its whole way, redirects included. @param {Response} response @param {string} product */
function secure(response, product) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action 'self' ${product}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
}

/** @param {Request} request @returns {Promise<URLSearchParams>} empty when the body is too long */
async function readForm(request) {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > BODY_LIMIT) return new URLSearchParams();
  }
  return new URLSearchParams(text);
}

/** What the press says to the provider. @param {string | null} choice */
function resultOf(choice) {
  if (choice === 'visitor' || choice === 'operator') {
    // A "remembered" session is worth nothing here: the account is asked for each time.
    return { login: { accountId: ACCOUNTS[choice].id, remember: false } };
  }
  return { error: 'access_denied', error_description: 'The visitor went back without signing in' };
}

class IdentityServer {
  /** @param {{ issuer: string, product: string, client: Client }} options */
  constructor(options) {
    this.host = new URL(options.issuer).host;
    this.product = options.product;
    this.provider = createProvider(options);
    this.protocol = this.provider.callback();
  }

  /** The page of the accounts, and the press on one of them. @param {Request} request @param {Response} response @param {string} uid */
  async signIn(request, response, uid) {
    const details = await this.provider.interactionDetails(request, response).catch(() => null);
    if (details?.uid !== uid) return show(response, 400, endedPage(this.product));
    if (request.method === 'GET') return show(response, 200, accountsPage(uid));
    if (request.method !== 'POST') return response.writeHead(405, { allow: 'GET, POST' }).end();
    const form = await readForm(request);
    return this.provider.interactionFinished(request, response, resultOf(form.get('account')));
  }

  /** @param {Request} request @param {Response} response */
  async handle(request, response) {
    // A foreign name that leads here (DNS rebinding) would make another site the owner of these pages.
    if (request.headers.host !== this.host) return response.writeHead(421).end();
    secure(response, this.product);
    const { pathname } = new URL(request.url ?? '/', `http://${this.host}`);
    const file = FILES[pathname];
    if (file) {
      const body = readFileSync(path.join(import.meta.dirname, file.file));
      return response.writeHead(200, { 'content-type': file.type }).end(body);
    }
    const [, uid] = SIGN_IN.exec(pathname) ?? [];
    return uid ? this.signIn(request, response, uid) : this.protocol(request, response);
  }
}

/**
 * Listens on loopback. @param {{ port: number, product: string, client: Client }} options port 0 = any that is free
 * @returns {Promise<{ server: import('node:http').Server, issuer: string }>}
 */
export async function startIdentityProvider({ port, product, client }) {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, HOST, () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const issuer = `http://${HOST}:${address.port}`;
  const identity = new IdentityServer({ issuer, product, client });
  server.on('request', (request, response) => {
    identity.handle(request, response).catch((error) => response.destroy(error));
  });
  return { server, issuer };
}

/** @returns {{ port: number, product: string, client: Client } | string} or what is wrong */
function readOptions() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, product: { type: 'string' } } });
  const { NODE_ENV, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = process.env;
  if (NODE_ENV === 'production') return 'is for development: it lets anybody in. Set OIDC_ISSUER to a real provider.';
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) return 'needs --port from 0 to 65535.';
  const product = URL.canParse(values.product ?? '') ? new URL(values.product ?? '') : null;
  if (!product || product.origin === 'null') return 'needs --product, the address of the product.';
  if (!id || !secret) return 'needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.';
  return { port, product: product.origin, client: { id, secret } };
}

async function main() {
  const options = readOptions();
  if (typeof options === 'string') {
    process.stderr.write(`The development identity provider ${options}\n`);
    process.exit(1);
  }
  const { issuer } = await startIdentityProvider(options);
  process.stdout.write(`ready ${issuer}\n`);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
}

const program = process.argv[1];
if (program !== undefined && import.meta.url === pathToFileURL(realpathSync(program)).href) await main();
