// Which directories are read at this site, and with what key. Part of config.ts, which reads the environment.
import type { SourceOff } from '@app/contracts/http/crawl-overview';
import { DIRECTORY_SOURCES, type DirectorySourceId, type NamedSourceId } from '@app/contracts/http/crawl-sources';
import { type Environment, EnvironmentError } from '@app/kit/environment';
import { text } from '@app/kit/environment-parsers';
import { CALIFORNIA_COUNTIES } from '@app/content/places/california-counties';

/** What Anthem gives who registers. */
export interface PlanNetKey {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
}

export interface DirectorySettings {
  /** What is not read here, and why. */
  offSources: Partial<Record<NamedSourceId, SourceOff>>;
  planNetKey: PlanNetKey | null;
  /** Counties whose doctors of Medi-Cal plans are read; empty = those where people looked for doctors lately. */
  managedCareCounties: readonly string[];
}

/** Names as DIRECTORIES has them: `kaiser`, `dhcs-managed-care`. */
const SHORT_NAMES = new Map(DIRECTORY_SOURCES.map((id) => [id.replace(/^plannet-/, ''), id]));
/** Centene's firewall wants to know us first, SCAN limits hard: both are off until permission is requested. */
const UNASKED: readonly DirectorySourceId[] = DIRECTORY_SOURCES.filter(
  (id) => id !== 'plannet-centene' && id !== 'plannet-scan',
);
const EVERY_COUNTY = 'all';

export const DIRECTORY_VARIABLES = {
  DIRECTORIES: { parse: directoriesOf, default: UNASKED },
  PLANNET_ANTHEM_CLIENT_ID: { parse: text, default: undefined },
  PLANNET_ANTHEM_CLIENT_SECRET: { parse: text, default: undefined },
  PLANNET_ANTHEM_TOKEN_URL: { parse: httpsUrl, default: undefined },
  MANAGED_CARE_COUNTIES: { parse: countiesOf, default: [] as readonly string[] },
};

/** @throws EnvironmentError when only a part of the key is there */
export function directorySettings(read: Environment<typeof DIRECTORY_VARIABLES>): DirectorySettings {
  const planNetKey = keyOf(read);
  const off = DIRECTORY_SOURCES.flatMap((id): [DirectorySourceId, SourceOff][] => {
    if (!read.DIRECTORIES.includes(id)) return [[id, 'not_turned_on']];
    return id === 'plannet-anthem' && planNetKey === null ? [[id, 'no_credentials']] : [];
  });
  return { planNetKey, offSources: Object.fromEntries(off), managedCareCounties: read.MANAGED_CARE_COUNTIES };
}

function keyOf(read: Environment<typeof DIRECTORY_VARIABLES>): PlanNetKey | null {
  const clientId = read.PLANNET_ANTHEM_CLIENT_ID;
  const clientSecret = read.PLANNET_ANTHEM_CLIENT_SECRET;
  const tokenUrl = read.PLANNET_ANTHEM_TOKEN_URL;
  if (clientId !== undefined && clientSecret !== undefined && tokenUrl !== undefined) {
    return { clientId, clientSecret, tokenUrl };
  }
  if (clientId === undefined && clientSecret === undefined && tokenUrl === undefined) return null;
  throw new EnvironmentError(['PLANNET_ANTHEM_CLIENT_ID, _CLIENT_SECRET and _TOKEN_URL: set all three, or none']);
}

/** "kaiser,molina"; "none" for none. */
function directoriesOf(value: string): readonly DirectorySourceId[] {
  if (value === 'none') return [];
  return value.split(',').map((name) => {
    const id = SHORT_NAMES.get(name.trim());
    if (id === undefined) throw new Error(`must be none, or names out of ${[...SHORT_NAMES.keys()].join(', ')}`);
    return id;
  });
}

/** "Los Angeles,Orange"; "all" for all 58. */
function countiesOf(value: string): readonly string[] {
  if (value === EVERY_COUNTY) return [...CALIFORNIA_COUNTIES.keys()];
  return value.split(',').map((name) => {
    const county = name.trim();
    if (!CALIFORNIA_COUNTIES.has(county))
      throw new Error('must be all, or names of counties such as Los Angeles,Orange');
    return county;
  });
}

function httpsUrl(value: string): string {
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:')
    throw new Error('must be an address starting with https://');
  return value;
}
