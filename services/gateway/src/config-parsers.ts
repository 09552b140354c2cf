// Parsers of the gateway's own variables. Like the kit's, they say what is expected and never repeat what was given.
import ipaddr from 'ipaddr.js';

export interface OperatorList {
  /** In lower case. */
  emails: readonly string[];
  groups: readonly string[];
}

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** true for the names under which a browser finds its own machine. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAMES.has(hostname);

/** The origin of the site, without a path and without a slash at the end. */
export function originUrl({ needsTls }: { needsTls: boolean }) {
  return (value: string): string => {
    const url = URL.canParse(value) ? new URL(value) : null;
    const isOrigin = url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username;
    if (!isOrigin || !['http:', 'https:'].includes(url.protocol)) {
      throw new Error('must be an address like https://guide.example, without a path');
    }
    if (needsTls && url.protocol !== 'https:') throw new Error('must start with https://');
    return url.origin;
  };
}

/** `https://pictures.example, https://cdn.example`: where profile pictures may come from. */
export function originList(value: string): readonly string[] {
  return listOf(value).map(originUrl({ needsTls: true }));
}

/** The provider's name is compared character by character, so it is kept as it was given, slash at the end included. */
export function issuerUrl({ needsTls }: { needsTls: boolean }) {
  return (value: string): string => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || url.search || url.hash || url.username) throw new Error("must be the provider's issuer address");
    if (url.protocol === 'https:') return value;
    if (url.protocol === 'http:' && !needsTls && isLoopbackName(url.hostname)) return value;
    throw new Error('must start with https:// (http:// only for a provider on this machine, and not in production)');
  };
}

/** `guide.example, seniors.example`: further names of the site, without a port. */
export function hostList(value: string): readonly string[] {
  return listOf(value).map((entry) => {
    const name =
      /^[a-z0-9.-]+$/i.test(entry) && URL.canParse(`http://${entry}`) ? new URL(`http://${entry}`).hostname : '';
    if (name !== entry.toLowerCase()) throw new Error('must be host names without a port, separated by commas');
    return name;
  });
}

/** One address that people may write to. */
export function emailAddress(value: string): string {
  const address = value.trim();
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(address)) throw new Error('must be one e-mail address');
  return address;
}

/** `a@example.org, group:editors`: who holds the role of an operator. */
export function operatorList(value: string): OperatorList {
  const entries = listOf(value);
  const groups = entries.filter((entry) => entry.startsWith('group:')).map((entry) => entry.slice(6).trim());
  const emails = entries.filter((entry) => !entry.startsWith('group:')).map((entry) => entry.toLowerCase());
  if (!emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)) || groups.includes('')) {
    throw new Error('must be e-mail addresses or group:NAME, separated by commas');
  }
  return { emails, groups };
}

/** `10.0.0.0/8, 192.0.2.7, loopback, private`: whose X-Forwarded headers are believed. */
export function proxyList(value: string): readonly string[] {
  const entries = listOf(value);
  const isKnown = (entry: string): boolean =>
    entry === 'loopback' || entry === 'private' || ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);
  if (!entries.every(isKnown)) {
    throw new Error('must be addresses, ranges like 10.0.0.0/8, loopback or private, separated by commas');
  }
  return entries;
}

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
