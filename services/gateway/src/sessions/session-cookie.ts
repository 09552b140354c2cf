// The session's cookie: its name, its flags, and the session id inside, which express-session signs with SESSION_SECRET.
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';

export interface SessionCookie {
  name: string;
  flags: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' };
}

/**
 * The name carries the port, because cookies do not tell ports apart. Behind TLS `__Host-` lets no other host or path set it.
 * @param publicUrl the origin that visitors type
 */
export function sessionCookie(publicUrl: string, port: number): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = `shg_session_${port}`;
  return { name: secure ? `__Host-${name}` : name, flags: { httpOnly: true, sameSite: 'lax', secure, path: '/' } };
}

/** The session id of a Cookie header; null when there is none or its signature is not ours. No session need exist. */
export function sessionIdIn(header: string | undefined, name: string, secret: string): string | null {
  const value = header === undefined ? undefined : new Map(Object.entries(parse(header))).get(name);
  // As express-session writes it: `s:` and the signed id.
  if (!value?.startsWith('s:')) return null;
  return unsign(value.slice(2), secret) || null;
}
