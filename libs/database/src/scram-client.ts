// The client of every connection to PostgreSQL: it says its password to nobody. A program that took the port of a stopped server
// could ask for it in clear, or as MD5, or let us in without one and hear what visitors ask. SCRAM keeps the password here and
// has the other side prove that it knows it too. A connection on which a statement found no answer is given up: the next one would wait
// behind it for as long.
import { Client } from 'pg';

/** How pg learns who is there; not in its types. */
interface LoginSteps {
  password: unknown;
  connection: { stream: { destroy: () => void }; emit: (event: 'error', error: Error) => void };
  _handleAuthCleartextPassword: () => void;
  _handleAuthMD5Password: () => void;
  _handleAuthSASLFinal: (message: unknown) => void;
  _handleReadyForQuery: (message: unknown) => void;
  query: (...asked: unknown[]) => unknown;
  /** What SCRAM has agreed so far; null once the server's proof was right. */
  saslSession: unknown;
}

/** SQL state "unable to establish connection": calls answer 503, pools try again. */
const UNPROVEN = '08001';

/** @throws (on connect) Error 08001 when the server does not prove by SCRAM that it knows the role's password */
export class ScramClient extends Client {}

const steps = ScramClient.prototype as unknown as LoginSteps;
const { _handleAuthSASLFinal: finish, _handleReadyForQuery: ready, query } = steps;
/** pg's own words for a statement that took longer than `query_timeout`. */
const NO_ANSWER = 'Query read timeout';
const proven = new WeakSet<object>();

function refuse(client: LoginSteps, what: string): void {
  const error = Object.assign(new Error(`the database server ${what}: it is not trusted`), { code: UNPROVEN });
  client.connection.emit('error', error);
  client.connection.stream.destroy();
}

Object.assign(steps, {
  _handleAuthCleartextPassword(this: LoginSteps) {
    refuse(this, 'asks for the password in clear');
  },
  _handleAuthMD5Password(this: LoginSteps) {
    refuse(this, 'asks for the password as MD5');
  },
  _handleAuthSASLFinal(this: LoginSteps, message: unknown) {
    finish.call(this, message);
    if (this.saslSession === null) proven.add(this);
  },
  _handleReadyForQuery(this: LoginSteps, message: unknown) {
    if (this.password && !proven.has(this)) refuse(this, 'asks for no password');
    else ready.call(this, message);
  },
  query(this: LoginSteps, ...asked: unknown[]) {
    const answer = query.apply(this, asked);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === NO_ANSWER) this.connection.stream.destroy();
      });
    }
    return answer;
  },
} satisfies Partial<LoginSteps>);
