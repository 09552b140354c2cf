// @ts-check
// What signing in needs from the launcher: the address of the provider, the secrets, and who is an operator. Without a provider
// of one's own (OIDC_ISSUER) it is tools/identity on this machine.
import { ACCOUNTS } from '../identity/accounts.mjs';
import { addressOf } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./secrets.mjs').Secrets} Secrets */
/** @typedef {Record<string, string>} Env */

/** The one product that the development provider knows. */
const CLIENT_ID = 'senior-health-guide';
/** Belongs to a provider of one's own; nothing of it may meet the development provider's. */
const OWN_PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GROUPS_CLAIM', 'OPERATORS'];

/**
 * @typedef {object} SignIn
 * @property {string | null} issuer of the development provider; null when OIDC_ISSUER names another
 * @property {string} publicUrl where the provider sends people back to
 * @property {Env} gateway
 * @property {Env} inner of the services that ask who is there
 * @property {Env} identity of the development provider's process
 */

/** @param {Settings} settings @param {Record<string, number>} offsets @param {Secrets} secrets @returns {SignIn} */
export function signInOf(settings, offsets, secrets) {
  const { env, port } = settings;
  const publicUrl = env.PUBLIC_URL?.trim() || addressOf(settings);
  const shared = { IDENTITY_SECRET: env.IDENTITY_SECRET || secrets.identity };
  const own = { ...shared, PUBLIC_URL: publicUrl, SESSION_SECRET: env.SESSION_SECRET || secrets.session };
  const ofOwner = Object.fromEntries(OWN_PROVIDER.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  if (env.OIDC_ISSUER) {
    return { issuer: null, publicUrl, gateway: { ...own, ...ofOwner }, inner: shared, identity: {} };
  }
  const issuer = `http://127.0.0.1:${port + (offsets.identity ?? 0)}`;
  const client = { OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: secrets.client };
  const operators = env.OPERATORS || ACCOUNTS.operator.email;
  const gateway = { ...own, ...client, OIDC_ISSUER: issuer, OIDC_GROUPS_CLAIM: 'groups', OPERATORS: operators };
  return { issuer, publicUrl, gateway, inner: shared, identity: client };
}
