// Reads the addresses migrate.ts is given and says in one list everything that is wrong with them, never their value.
import type { Group, Login } from './roles';

export type Environment = NodeJS.ProcessEnv;

export interface MigrationPlan {
  ownerUrl: string;
  /** Login roles to create, with the URL each service will use (to prove that it works). */
  logins: (Login & { url: string })[];
  /** False when the queue lives in Redis: no `bullmq` schema then. */
  hasPostgresQueue: boolean;
}

export class BadEnvironmentError extends Error {}

const SERVICES: { variable: string; group: Group }[] = [
  { variable: 'CATALOG_DATABASE_URL', group: 'reader' },
  { variable: 'ELIGIBILITY_DATABASE_URL', group: 'eligibility' },
  { variable: 'CRAWLER_DATABASE_URL', group: 'crawler' },
  { variable: 'GATEWAY_DATABASE_URL', group: 'gateway' },
  { variable: 'NEWS_DATABASE_URL', group: 'news' },
];

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

function userOf(url: string): { role: string; password: string } | null {
  if (!isPostgres(url) || !URL.canParse(url)) return null;
  const { username, password } = new URL(url);
  return username ? { role: decodeURIComponent(username), password: decodeURIComponent(password) } : null;
}

/** What two services share a role although they may not do the same. */
function conflicts(logins: Login[], owner: string): string[] {
  return logins.flatMap(({ variable, role, group }, index) => {
    if (role === owner) return [`${variable}: names the owner's role of DATABASE_URL, which may do everything`];
    const other = logins.slice(0, index).find((login) => login.role === role && login.group !== group);
    return other ? [`${variable}: names the same role as ${other.variable}, which has other rights`] : [];
  });
}

/**
 * @throws BadEnvironmentError naming every variable that is missing, is not a PostgreSQL address with a user, or shares
 * a role with a service that has other rights.
 */
export function readPlan(environment: Environment): MigrationPlan {
  const problems: string[] = [];
  const logins: MigrationPlan['logins'] = [];
  const read = (variable: string): { url: string; role: string; password: string } => {
    const url = environment[variable] ?? '';
    const user = userOf(url);
    if (!user) problems.push(`${variable}: ${url ? 'is not' : 'missing;'} postgres://user:password@host:port/database`);
    return { url, role: user?.role ?? '', password: user?.password ?? '' };
  };

  const owner = read('DATABASE_URL');
  for (const { variable, group } of SERVICES) logins.push({ variable, group, ...read(variable) });
  const queueUrl = environment.QUEUE_URL ?? '';
  const hasPostgresQueue = !/^rediss?:\/\//.test(queueUrl);
  if (hasPostgresQueue) logins.push({ variable: 'QUEUE_URL', group: 'queue', ...read('QUEUE_URL') });
  if (problems.length === 0) problems.push(...conflicts(logins, owner.role));
  if (problems.length > 0) throw new BadEnvironmentError(problems.join('\n'));
  return { ownerUrl: owner.url, logins, hasPostgresQueue };
}
