import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERATIONS = 4096;
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * What PostgreSQL stores for a password (RFC 5803, `SCRAM-SHA-256$...`). Sent instead of the password, so that a server
 * which logs statements never logs one. Only printable ASCII: anything else needs SASLprep, which the server does itself.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string | null {
  if (!PRINTABLE_ASCII.test(password)) return null;
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
