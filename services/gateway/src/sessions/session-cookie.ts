// The session's cookie: its name, its flags, and the session id inside, which express-session signs with SESSION_SECRET.
import { createHmac, timingSafeEqual } from 'node:crypto';

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
  const value = cookieIn(header, name);
  if (!value?.startsWith('s:')) return null;
  const end = value.lastIndexOf('.');
  const id = value.slice(2, end);
  const given = Buffer.from(value.slice(end + 1));
  // The way of the package cookie-signature, which express-session signs with.
  const right = Buffer.from(createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, ''));
  return id && given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // A value that cannot be decoded is none of ours.
    return undefined;
  }
}
