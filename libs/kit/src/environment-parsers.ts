// Parsers for readEnvironment. Their messages say what is expected and never repeat what was given.
import { isAbsolute } from 'node:path';
import { withoutSlashes } from './without-slashes';

export const text = (value: string): string => value;

export function integer(min: number, max: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < min || number > max) {
      throw new Error(`must be a whole number from ${min} to ${max}`);
    }
    return number;
  };
}

export const portNumber = integer(1, 65_535);

export function oneOf<const T extends string>(...choices: T[]): (value: string) => T {
  return (value) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`);
    return found;
  };
}

function url(...protocols: string[]): (value: string) => string {
  return (value) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(`must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return value;
  };
}

/** Without the slash at the end, so that paths can be appended. */
export const httpUrl = (value: string): string => withoutSlashes(url('http:', 'https:')(value));
export const databaseUrl = url('postgres:', 'postgresql:');
export const queueUrl = url('postgres:', 'postgresql:', 'redis:', 'rediss:');

/** What signs or seals something: too long to be guessed. */
export function secret(value: string): string {
  if (value.length < 32) throw new Error('must have at least 32 characters');
  return value;
}

export function absolutePath(value: string): string {
  if (!isAbsolute(value)) throw new Error('must be an absolute path');
  return value;
}

export function addressOrPath(value: string): string {
  const isAddress = URL.canParse(value) && new URL(value).protocol === 'https:';
  if (!isAddress && !isAbsolute(value))
    throw new Error('must be an address starting with https://, or an absolute path');
  return value;
}
